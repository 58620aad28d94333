import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { DealerCard } from '#src/ui/contact/dealer-card.tsx';
import { LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';

const meta = preview.meta({
  title: 'Piezas/Tarjeta de distribuidor',
  component: DealerCard,
  tags: ['autodocs'],
  args: {
    name: 'Ernesto Cavazos Leal',
    company: 'Persianas Cavazos',
    address: 'Av. Gonzalitos 1420, Mitras Centro',
    place: 'Monterrey, Nuevo León',
    phone: '81 5550 1422',
    whatsapp: '81 5550 1422',
    lat: 25.68,
    lng: -100.31,
  },
  parameters: { controls: { disable: false } },
});

/** Name, place and contacts. */
export const Complete = meta.story({
  name: 'Completo',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Persianas Cavazos' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '81 5550 1422' })).toHaveAttribute(
      'href',
      'tel:+528155501422',
    );
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/528155501422',
    );
    await expect(canvas.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=25.68,-100.31',
    );
  },
});

/** A dealer without a shop is shown by their own name, and a foreign number keeps its country code. */
export const Person = meta.story({
  name: 'Persona',
  tags: ['long'],
  args: { company: null, whatsapp: '+1 210 555 0142' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ernesto Cavazos Leal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/12105550142',
    );
  },
});

/** A dealer without data still has a card. */
export const Nothing = meta.story({
  name: 'Nada',
  args: {
    name: null,
    company: null,
    address: null,
    place: null,
    phone: null,
    whatsapp: null,
    lat: null,
    lng: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Distribuidor' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Hostile texts. */
export const Hostile = meta.story({
  name: 'Con trampas',
  tags: ['long'],
  globals: onPhone,
  args: { company: LONG, address: MARKUP, place: LONG, phone: 'sin teléfono', whatsapp: 'no tiene' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});
