import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { PanelFrame } from '#src/screens/panel/frame/panel-frame.tsx';
import { json, serverAnswers, unreachable } from '../support/answers.ts';
import { goOffline, goOnline } from '../support/browser/connection.ts';
import { closeWithEscape } from '../support/close-with-escape.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { header } from '../support/steps/header.ts';
import { waitingFor } from '../support/waiting.ts';
import { withFrame } from '../support/with-frame.tsx';

const meta = preview.meta({
  title: 'Marcos/panel',
  component: PanelFrame,
  render: withFrame(<PanelFrame />, { path: '/panel/perfil', around: '/panel/*' }),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

/** The side menu lists a customer's screens and marks the current one. */
export const SideMenu = meta.story({
  name: 'Menú lateral',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    const menu = within(await canvas.findByRole('navigation', { name: 'Panel' }));
    await expect(menu.getByRole('link', { name: 'Mi perfil' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Nueva cotización' })).toBeVisible();
    await expect(menu.getAllByRole('link')).toHaveLength(9);
    await userEvent.click(menu.getByRole('link', { name: 'Catálogos' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '/panel/listas-catalogo' }),
    ).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Catálogos' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Mi perfil' })).not.toHaveAttribute('aria-current');
  },
});

/** The menu once the logged-in person is known. */
async function menuOf({ canvas }: Pick<Play, 'canvas'>, links: number) {
  const menu = within(await canvas.findByRole('navigation', { name: 'Panel' }));
  await waitFor(() => expect(menu.getAllByRole('link')).toHaveLength(links));
  return menu;
}

/** A distributor sees the network and the inventory too. */
export const DistributorsMenu = meta.story({
  name: 'Menú del distribuidor',
  tags: ['long'],
  beforeEach: () => logIn('Distribuidor'),
  play: async (story) => {
    const menu = await menuOf(story, 18);
    await expect(menu.getByRole('link', { name: 'Mis clientes' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Ganancias' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Órdenes de mi red' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: 'Usuarios' })).toBeNull();
  },
});

/** An administrator sees every screen. */
export const AdministratorsMenu = meta.story({
  name: 'Menú del administrador',
  tags: ['long'],
  beforeEach: () => logIn('Administrador'),
  play: async (story) => {
    const menu = await menuOf(story, 20);
    await expect(menu.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/panel/usuarios');
    await expect(menu.getByRole('link', { name: 'Muestras' })).toHaveAttribute(
      'href',
      '/panel/listas/cotizaciones-admin?vista=muestras',
    );
  },
});

/** An unknown or missing role hides nothing: the server decides. */
export const UnknownRolesMenu = meta.story({
  name: 'Menú de un rol desconocido',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, { id: 7, active: 1, role_id: 12 }), 'currentUser'),
  play: (story) => menuOf(story, 20).then(() => undefined),
});

/** Failing to load the person hides nothing either. */
export const NobodyKnownsMenu = meta.story({
  name: 'Menú de quien no se conoce',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: (story) => menuOf(story, 20).then(() => undefined),
});

/** Until the person is known the menu shows what every role has, so that no entry disappears later. */
export const MenuMeanwhile = meta.story({
  name: 'Menú mientras tanto',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'currentUser'),
  play: async (story) => {
    await (await header(story)).findByRole('link', { name: 'Órdenes 2' });
    await menuOf(story, 9);
  },
});

/** On a phone the menu is in a drawer: the keyboard opens it, Escape closes it, and its button gets the focus back. */
export const PhoneDrawer = meta.story({
  name: 'Cajón en el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    const banner = await header(story);
    const button = banner.getByRole('button', { name: 'Menú del panel' });
    await expectNoOverflow();
    button.focus();
    await story.userEvent.keyboard('{Enter}');
    const drawer = await story.canvas.findByRole('dialog', { name: 'Menú del panel' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await expect(within(drawer).getAllByRole('link')).toHaveLength(9);
    closeWithEscape(drawer);
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
});

/** A link in the drawer opens its page and closes the drawer. */
export const PhoneDrawerFollowed = meta.story({
  name: 'Cajón en el teléfono, al seguir un enlace',
  globals: onPhone,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const banner = await header(story);
    await userEvent.click(banner.getByRole('button', { name: 'Menú del panel' }));
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menú del panel' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Gaceta de promociones' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '/panel/gaseta-promociones' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** A lost connection is shown above the panel too. */
export const Offline = meta.story({
  name: 'Sin conexión',
  tags: ['long'],
  beforeEach: () => goOnline,
  play: async (story) => {
    await header(story);
    goOffline();
    await expect(await story.canvas.findByText(/^Sin conexión/)).toHaveRole('status');
  },
});
