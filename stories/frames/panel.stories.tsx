import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { readToken } from '#src/api/session-store.ts';
import { PanelFrame } from '#src/screens/panel/frame/panel-frame.tsx';
import { html, json, serverAnswers, serverRecovers, silence } from '../support/answers.ts';
import { closeWithEscape } from '../support/close-with-escape.ts';
import { goOffline, goOnline } from '../support/connection.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { hurry } from '../support/hurry.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { withFrame } from '../support/with-frame.tsx';

const meta = preview.meta({
  title: 'Marcos/panel',
  component: PanelFrame,
  render: withFrame(<PanelFrame />, { path: '/panel/perfil', around: '/panel/*' }),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

const header = async ({ canvas }: Play) => within(await canvas.findByRole('banner'));
const COUNTERS = ['Cotizaciones', 'Órdenes', 'Carrito'];
const counts = ['countQuotes', 'countOrders', 'countCart'] as const;

/** Three counters in the header are links to what they count, each with its number. */
export const CountersReady = meta.story({
  play: async (story) => {
    const banner = await header(story);
    for (const name of COUNTERS) {
      await expect(await banner.findByRole('link', { name: new RegExp(`^${name} \\d+$`) })).toBeVisible();
    }
    await expect(banner.getByRole('link', { name: /^Carrito/ })).toHaveAttribute(
      'href',
      '/panel/listas/mi-carrito',
    );
    await expect(story.canvas.getAllByRole('main')).toHaveLength(1);
  },
});

/** Before the first answer the links are there already and say that they count. */
export const CountersLoading = meta.story({
  beforeEach: () => serverAnswers(silence, ...counts),
  play: async (story) => {
    const banner = await header(story);
    for (const name of COUNTERS) {
      await expect(await banner.findByRole('link', { name: `${name} cargando` })).toBeVisible();
    }
  },
});

/** One counter fails by itself: the others keep their numbers, and "Reintentar" asks for that one again. */
export const OneCounterFails = meta.story({
  beforeEach: () => serverAnswers(html, 'countOrders'),
  play: async (story) => {
    const banner = await header(story);
    await expect(await banner.findByRole('alert')).toHaveTextContent('No pudimos contar: Órdenes.');
    await expect(banner.getByRole('link', { name: 'Órdenes sin dato' })).toBeVisible();
    await expect(await banner.findByRole('link', { name: /^Cotizaciones \d+$/ })).toBeVisible();
    await serverRecovers();
    await story.userEvent.click(banner.getByRole('button', { name: /^Reintentar/ }));
    await expect(await banner.findByRole('link', { name: /^Órdenes \d+$/ })).toBeVisible();
    await expect(banner.queryByRole('alert')).toBeNull();
  },
});

/** All three fail on the narrowest phone: each has its own retry, and everything still fits. */
export const AllCountersFail = meta.story({
  globals: onPhone,
  beforeEach: () => serverAnswers(json(500, {}), ...counts),
  play: async (story) => {
    const banner = await header(story);
    await waitFor(() => expect(banner.getAllByRole('button', { name: /^Reintentar/ })).toHaveLength(3));
    await expectNoOverflow();
  },
});

/** Large numbers fit the narrowest phone. */
export const LargeCounts = meta.story({
  globals: onPhone,
  beforeEach: () => serverAnswers(json(200, 1_234), ...counts),
  play: async (story) => {
    const banner = await header(story);
    await expect(await banner.findByRole('link', { name: /^Órdenes 1,?234$/ })).toBeVisible();
    await expectNoOverflow();
  },
});

/** A slow server: one line says that we still wait, then it can be given up, and each counter can be asked again. */
export const CountersSlow = meta.story({
  beforeEach: async () => {
    await serverAnswers(silence, ...counts);
    return hurry();
  },
  play: async (story) => {
    const banner = await header(story);
    await expect(await banner.findByText(/Seguimos esperando/)).toHaveRole('status');
    await story.userEvent.click(await banner.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(banner.getAllByRole('button', { name: /^Reintentar/ })).toHaveLength(3));
    await expect(banner.queryByText(/Seguimos esperando/)).toBeNull();
  },
});

const openAccount = async (story: Play) => {
  const banner = await header(story);
  const button = await banner.findByRole('button', { name: 'Mi cuenta' });
  button.focus();
  await story.userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('menu', { name: 'Mi cuenta' }));
};

/** The keyboard opens the account menu, which says whose it is; Escape closes it and the focus is back. */
export const AccountMenu = meta.story({
  play: async (story) => {
    const menu = await openAccount(story);
    await expect(await menu.findByText(/^Mariana/)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Mi perfil' })).toHaveAttribute('href', '/panel/perfil');
    await expect(menu.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mi cuenta' })).toHaveFocus());
  },
});

/** "Cerrar sesión" is reached by arrows alone and leads out at once, even where the server never answers. */
export const LoggedOut = meta.story({
  beforeEach: () => serverAnswers(silence, 'logout'),
  play: async (story) => {
    const menu = await openAccount(story);
    const logout = menu.getByRole('menuitem', { name: 'Cerrar sesión' });
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Mi perfil' })).toBeVisible());
    await story.userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(logout).toHaveFocus());
    await story.userEvent.keyboard('{Enter}');
    await expect(await story.canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
    await expect(readToken()).toBeNull();
  },
});

/** The side menu lists every screen of the panel, and marks where one is. */
export const SideMenu = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    const menu = within(await canvas.findByRole('navigation', { name: 'Panel' }));
    await expect(menu.getByRole('link', { name: 'Mi perfil' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getAllByRole('link')).toHaveLength(16);
    await userEvent.click(menu.getByRole('link', { name: 'Usuarios' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '/panel/usuarios' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Mi perfil' })).not.toHaveAttribute('aria-current');
  },
});

/** On a phone the menu is in a drawer: the keyboard opens it, Escape closes it, and the focus is back on its button. */
export const PhoneDrawer = meta.story({
  globals: onPhone,
  play: async (story) => {
    const banner = await header(story);
    const button = banner.getByRole('button', { name: 'Menú del panel' });
    await expectNoOverflow();
    button.focus();
    await story.userEvent.keyboard('{Enter}');
    const drawer = await story.canvas.findByRole('dialog', { name: 'Menú del panel' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await expect(within(drawer).getAllByRole('link')).toHaveLength(16);
    closeWithEscape(drawer);
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
});

/** A link in the drawer leads there, and the drawer is gone. */
export const PhoneDrawerFollowed = meta.story({
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

/** A lost connection is said above the panel too. */
export const Offline = meta.story({
  beforeEach: () => goOnline,
  play: async (story) => {
    await header(story);
    goOffline();
    await expect(await story.canvas.findByText(/^Sin conexión/)).toHaveRole('status');
  },
});
