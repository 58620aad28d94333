import { expect, screen, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { readToken } from '#src/api/stored/session-store.ts';
import { PanelFrame } from '#src/screens/panel/frame/panel-frame.tsx';
import { json, noAnswer, serverAnswers, unreachable } from '../support/answers.ts';
import { logOutElsewhere } from '../support/browser/other-tab.ts';
import { logIn } from '../support/log-in.ts';
import { header } from '../support/steps/header.ts';
import { logOut, openAccount } from '../support/steps/panel.ts';
import { withFrame } from '../support/with-frame.tsx';

const meta = preview.meta({
  title: 'Marcos/panel/cuenta',
  component: PanelFrame,
  render: withFrame(<PanelFrame />, { path: '/panel/perfil', around: '/panel/*' }),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

/** Closed, it is a button with a menu popup. */
export const Closed = meta.story({
  name: 'Cerrado',
  tags: ['long'],
  play: async (story) => {
    const banner = await header(story);
    const button = await banner.findByRole('button', { name: 'Mi cuenta' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

/** The keyboard opens it, and it shows the person's name. */
export const Open = meta.story({
  name: 'Abierto',
  tags: ['long'],
  play: async (story) => {
    const menu = await openAccount(story);
    await expect(await menu.findByText(/^Mariana/)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Mi perfil' })).toHaveAttribute('href', '/panel/perfil');
    await expect(menu.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  },
});

/** Escape closes it and returns the focus to its button. */
export const ClosedByEscape = meta.story({
  name: 'Cerrado con Escape',
  tags: ['long'],
  play: async (story) => {
    await openAccount(story);
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mi cuenta' })).toHaveFocus());
  },
});

/** A person without a name is shown by their e-mail. */
export const OnlyEmail = meta.story({
  name: 'Solo el correo',
  beforeEach: () => serverAnswers(json(200, { id: 7, active: 1, email: 'ana@correo.mx' }), 'currentUser'),
  play: async (story) => {
    const menu = await openAccount(story);
    await expect(await menu.findByText('ana@correo.mx')).toBeVisible();
  },
});

/** Without the person's data the logout is still there. */
export const Unknown = meta.story({
  name: 'Desconocido',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: async (story) => {
    const menu = await openAccount(story);
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3);
    await expect(menu.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
    await expect(menu.queryByText(/^Mariana/)).toBeNull();
  },
});

/** "Cerrar sesión" is reached by the keyboard alone. */
export const ByKeyboard = meta.story({
  name: 'Con el teclado',
  tags: ['long'],
  play: async (story) => {
    const menu = await openAccount(story);
    await story.userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus());
  },
});

/** Logging out leads to the login at once, even when the server never answers. */
export const LoggedOut = meta.story({
  name: 'Fuera',
  tags: ['long'],
  beforeEach: () => serverAnswers(noAnswer, 'logout'),
  play: async (story) => {
    await logOut(story);
    await expect(await story.canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
    await expect(readToken()).toBeNull();
  },
});

/** A refused session (401) ends and leads to the login, which returns here. */
export const Expired = meta.story({
  name: 'Vencido',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(401, {}), 'countQuotes', 'countOrders'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('{"from":"/panel/perfil"}');
    await expect(readToken()).toBeNull();
  },
});

/** A logout in another tab ends this session. */
export const EndedElsewhere = meta.story({
  name: 'Terminó en otra pestaña',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    await (await header(story)).findByRole('link', { name: 'Órdenes 2' });
    logOutElsewhere();
    await expect(await canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
  },
});

/** The button shows the initials of a person without a picture. */
export const Initials = meta.story({
  name: 'Iniciales',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(200, { id: 7, active: 1, name: 'Ángela de la Ó', image: null }), 'currentUser'),
  play: async (story) => {
    const button = await (await header(story)).findByRole('button', { name: 'Mi cuenta' });
    await waitFor(() => expect(button).toHaveTextContent('ÁD'));
  },
});

/** It shows the picture, whose address may be relative to the server. */
export const Picture = meta.story({
  name: 'Con foto',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, { id: 7, active: 1, name: 'Ana Ruiz', image: 'storage/images/1.svg' }),
      'currentUser',
    ),
  play: async (story) => {
    const button = await (await header(story)).findByRole('button', { name: 'Mi cuenta' });
    const picture = () => button.querySelector('img');
    await waitFor(() => expect(picture()?.naturalWidth).toBeGreaterThan(0));
    await expect(picture()?.src).toBe(new URL('/storage/images/1.svg', location.href).href);
  },
});

/** A missing picture shows the initials. */
export const BrokenPicture = meta.story({
  name: 'Imagen rota',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(200, { id: 7, active: 1, name: 'Ana Ruiz', image: 'data-no-image' }), 'currentUser'),
  play: async (story) => {
    const button = await (await header(story)).findByRole('button', { name: 'Mi cuenta' });
    await waitFor(() => expect(button).toHaveTextContent('AR'));
  },
});
