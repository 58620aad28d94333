import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { StorefrontFrame } from '#src/screens/storefront/frame/storefront-frame.tsx';
import { goOffline, goOnline } from '../support/browser/connection.ts';
import { closeWithEscape } from '../support/close-with-escape.ts';
import { demoSlot } from '../support/demo-slot.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { header } from '../support/steps/header.ts';
import { withFrame } from '../support/with-frame.tsx';

const scene = { path: '/nosotros', around: '*' };
const meta = preview.meta({
  title: 'Marcos/tienda',
  component: StorefrontFrame,
  render: withFrame(<StorefrontFrame />, scene),
  parameters: pageParameters,
});

/** A visitor sees the menu, the link home and "Entrar", and no link to the panel. */
export const Visitor = meta.story({
  name: 'Visitante',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    const banner = await header(story);
    await expect(banner.getByRole('link', { name: 'Rollux, inicio' })).toHaveAttribute('href', '/');
    await expect(banner.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    const menu = within(banner.getByRole('navigation', { name: 'Principal' }));
    await expect(menu.getByRole('link', { name: 'Persianas' })).toHaveAttribute(
      'href',
      '/productos/persianas',
    );
    await expect(menu.getByRole('link', { name: 'Nosotros' })).toHaveAttribute('aria-current', 'page');
    await expect(banner.queryByRole('button', { name: 'Menú' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Mi panel' })).toBeNull();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});

/** On a page of the catalog the menu marks its section. */
export const InTheCatalog = meta.story({
  name: 'En el catálogo',
  tags: ['long'],
  render: withFrame(<StorefrontFrame />, { ...scene, path: '/catalogo/persianas/enrollables' }),
  play: async (story) => {
    const banner = await header(story);
    const menu = within(banner.getByRole('navigation', { name: 'Principal' }));
    await expect(menu.getByRole('link', { name: 'Persianas' })).toHaveAttribute('aria-current', 'true');
    await expect(menu.getByRole('link', { name: 'Toldos' })).not.toHaveAttribute('aria-current');
  },
});

/** The footer links to all sections and contacts. */
export const Footer = meta.story({
  name: 'Pie',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
    await expect(footer.getByRole('link', { name: 'Crea tu cuenta' })).toHaveAttribute(
      'href',
      '/autenticacion',
    );
    await expect(footer.getByRole('link', { name: 'Escríbenos' })).toBeVisible();
    await userEvent.click(footer.getByRole('link', { name: 'Aviso de privacidad' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '/aviso-de-privacidad' }),
    ).toBeVisible();
  },
});

/** The first tab stop skips the menu and keeps the address. */
export const SkipToContent = meta.story({
  name: 'Saltar al contenido',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(main).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('/nosotros');
  },
});

/** On a phone the menu is in a drawer: the keyboard opens it, Escape closes it, and its button gets the focus back. */
export const PhoneDrawer = meta.story({
  name: 'Cajón en el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const banner = await header(story);
    const button = banner.getByRole('button', { name: 'Menú' });
    await expectNoOverflow();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Menú' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await expect(within(drawer).getByRole('link', { name: 'Entrar a mi cuenta' })).toHaveAttribute(
      'href',
      '/login',
    );
    closeWithEscape(drawer);
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
});

/** Open, the drawer fits the phone; the page below it is inert. */
export const PhoneDrawerOpen = meta.story({
  name: 'Cajón abierto en el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    const banner = await header(story);
    await story.userEvent.click(banner.getByRole('button', { name: 'Menú' }));
    const drawer = await story.canvas.findByRole('dialog', { name: 'Menú' });
    await waitFor(() => expect(drawer).toHaveStyle({ opacity: '1' }));
    const { left, right } = drawer.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A link in the drawer opens its page and closes the drawer. */
export const PhoneDrawerFollowed = meta.story({
  name: 'Cajón en el teléfono, al seguir un enlace',
  globals: onPhone,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const banner = await header(story);
    await userEvent.click(banner.getByRole('button', { name: 'Menú' }));
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menú' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Contacto' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '/contacto' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** A lost connection is shown in the strip above everything, until it is back. */
export const Offline = meta.story({
  name: 'Sin conexión (B95)',
  tags: ['long'],
  beforeEach: () => goOnline,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    goOffline();
    await expect(await canvas.findByText('Sin conexión: lo que escribas no se pierde.')).toHaveRole('status');
    goOnline();
    await waitFor(() => expect(canvas.queryByText(/Sin conexión/)).toBeNull());
  },
});

/** With mocks the strip says so, and a lost connection is shown beside it, on a phone too. */
export const OnMocks = meta.story({
  name: 'Con datos de demostración (B95)',
  globals: onPhone,
  render: withFrame(<StorefrontFrame />, { ...scene, demo: demoSlot }),
  beforeEach: () => goOnline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Datos de demostración')).toBeVisible();
    goOffline();
    await expect(await canvas.findByText(/^Sin conexión/)).toBeVisible();
    await expectNoOverflow();
  },
});
