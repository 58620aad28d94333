import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { site } from '#src/config/site.ts';
import { ShopFacts } from '#src/ui/contact/shop-facts.tsx';
import { fitsPhone } from '../support/phone.ts';

const meta = preview.meta({ title: 'Piezas/Datos de la tienda', component: ShopFacts, tags: ['autodocs'] });

/** The shop's facts as a definition list; phones and WhatsApp are links. */
export const Small = meta.story({
  name: 'Chico',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Teléfono',
      'WhatsApp',
      'Horario',
      'Dirección',
    ]);
    for (const phone of site.phones) {
      await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:+52${phone.replaceAll(' ', '')}`,
      );
    }
    await expect(canvas.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute(
      'href',
      `https://wa.me/${site.whatsapp}`,
    );
    for (const { time } of site.hours) await expect(canvas.getByText(time)).toBeVisible();
    await expect(canvas.getByText(site.taxAddress.street, { exact: false })).toBeVisible();
  },
});

/** Larger, for the contact page. */
export const Large = meta.story({
  name: 'Grande',
  args: { size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(site.taxAddress.street, { exact: false })).toHaveStyle({
      fontSize: '18px',
    });
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(({ canvas }) => expect(canvas.getByText('Horario')).toBeVisible()),
});
