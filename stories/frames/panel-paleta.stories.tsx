import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { readToken } from '#src/api/stored/session-store.ts';
import { PanelFrame } from '#src/screens/panel/frame/panel-frame.tsx';
import { countRequests, expectRequests, json, serverAnswers, serverRecovers } from '../support/answers.ts';
import { setDarkScheme } from '../support/dark.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { LONG } from '../support/hostile.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { catchSavedFiles, expectSaved } from '../support/steps/documents.ts';
import { header } from '../support/steps/header.ts';
import { waitingFor } from '../support/waiting.ts';
import { withFrame } from '../support/with-frame.tsx';

const meta = preview.meta({
  title: 'Marcos/panel/paleta',
  component: PanelFrame,
  render: withFrame(<PanelFrame />, { path: '/panel/perfil', around: '/panel/*' }),
  parameters: pageParameters,
  beforeEach: () => logIn('Administrador'),
});

const NAME = 'Buscar o ir a…';

/** Waits until the menu knows the logged-in person. */
const known = async ({ canvas }: Pick<Play, 'canvas'>) => {
  const menu = within(await canvas.findByRole('navigation', { name: 'Panel' }));
  await menu.findByRole('link', { name: 'Usuarios' });
};

/** Opens the palette by its keys. It renders outside the story's root. */
async function open(story: Play) {
  await header(story);
  await story.userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Buscar o ir a' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A button in the header names the palette and its keys. */
export const Closed = meta.story({
  name: 'Cerrado',
  play: async (story) => {
    const button = (await header(story)).getByRole('button', { name: NAME });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await expect(button).toBeVisible();
  },
});

/** Open, it lists every screen and action in groups; the first one is selected. */
export const Open = meta.story({
  name: 'Abierto',
  tags: ['long'],
  play: async (story) => {
    await known(story);
    const field = await open(story);
    const list = within(screen.getByRole('listbox'));
    for (const name of ['Ir a', 'Hacer', 'Sitio de Rollux']) {
      await expect(list.getByRole('group', { name })).toBeInTheDocument();
    }
    await expect(options()).toEqual(expect.arrayContaining(['Usuarios', 'Nuevo usuario', 'Cerrar sesión']));
    const chosen = screen.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Inicio');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  },
});

/** The button opens it too; Escape closes it and returns the focus, and so does a button, for those without keys. */
export const ByButton = meta.story({
  name: 'Con el botón',
  tags: ['long'],
  play: async (story) => {
    const button = (await header(story)).getByRole('button', { name: NAME });
    await story.userEvent.click(button);
    await screen.findByRole('combobox', { name: 'Buscar o ir a' });
    await story.userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await story.userEvent.click(button);
    await story.userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A few letters without accents, or a synonym, find a screen; Enter opens it. */
export const Found = meta.story({
  name: 'Encontrado',
  tags: ['long'],
  play: async (story) => {
    await known(story);
    await open(story);
    await story.userEvent.keyboard('stock');
    await waitFor(() => expect(options()).toHaveLength(4));
    await expect(options()[0]).toBe('Inventario de persianas');
    await story.userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await closed();
    await expect(
      await story.canvas.findByRole('heading', { level: 1, name: '/panel/inventario/mororizacion' }),
    ).toBeVisible();
  },
});

/** A search without results says so and suggests others. */
export const Nothing = meta.story({
  name: 'Nada',
  play: async (story) => {
    await open(story);
    await story.userEvent.keyboard('cortina de baño');
    await expect(await screen.findByText(/^Nada coincide con «cortina de baño»/)).toHaveRole('status');
    await expect(screen.queryByRole('option')).toBeNull();
  },
});

/** A folio finds an order of the network; Enter opens it in its list. */
export const RecordFound = meta.story({
  name: 'Registro encontrado',
  tags: ['long'],
  play: async (story) => {
    await known(story);
    await open(story);
    await story.userEvent.keyboard('p-2023');
    const group = await screen.findByRole('group', { name: 'Órdenes de mi red' });
    await expect(within(group).getByRole('option', { selected: true })).toHaveTextContent('P-2023');
    await story.userEvent.keyboard('{Enter}');
    await closed();
    await expect(
      await story.canvas.findByRole('heading', { level: 1, name: '/panel/listas/ordenes-admin' }),
    ).toBeVisible();
  },
});

/** A list that fails is named, and can be loaded again; the others are searched. */
export const RecordsFail = meta.story({
  name: 'Los registros fallan',
  beforeEach: () => serverAnswers(json(500, {}), 'networkOrders'),
  play: async (story) => {
    await known(story);
    await open(story);
    await story.userEvent.keyboard('mariana');
    await screen.findByRole('group', { name: 'Usuarios' });
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('No pudimos buscar en las órdenes de tu red.');
    await serverRecovers();
    await story.userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('group', { name: 'Órdenes de mi red' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
});

/** Recent choices come first the next time. */
export const Recent = meta.story({
  name: 'Recientes',
  tags: ['long'],
  play: async (story) => {
    await known(story);
    await open(story);
    await story.userEvent.keyboard('usuarios{Enter}');
    await closed();
    await story.canvas.findByRole('heading', { level: 1, name: '/panel/usuarios' });
    await open(story);
    await story.userEvent.keyboard('ordenes{Enter}');
    await closed();
    await story.canvas.findByRole('heading', { level: 1, name: '/panel/listas/ordenes' });
    await open(story);
    const recent = within(screen.getByRole('group', { name: 'Recientes' }));
    await expect(recent.getAllByRole('option').map((option) => option.textContent)).toEqual(['Usuarios']);
  },
});

/** A customer sees a customer's screens. */
export const Customer = meta.story({
  name: 'Cliente',
  tags: ['long'],
  beforeEach: () => logIn('Cliente'),
  play: async (story) => {
    await (await header(story)).findByRole('link', { name: 'Órdenes 2' });
    await open(story);
    await expect(options()).not.toContain('Usuarios');
    await expect(options()).not.toContain('Nuevo usuario');
    await expect(options()).toContain('Cotizaciones');
  },
});

/** The price list is downloaded, with a notice. */
export const Downloaded = meta.story({
  name: 'Descargado',
  tags: ['long'],
  play: async (story) => {
    const saved = catchSavedFiles();
    await open(story);
    await story.userEvent.keyboard('descargar{Enter}');
    await waitFor(() => expect(screen.getByText('Lista de precios descargada.')).toBeVisible());
    await expect(screen.getByRole('link', { name: /^Lista de precios de/ })).toHaveAttribute(
      'href',
      '/panel/lista-precios',
    );
    await expectSaved(saved, 'Lista de precios de persianas 2026 (2026-08-03).pdf');
  },
});

/** While it downloads a notice says so, and a second choice does not download it twice. */
export const Downloading = meta.story({
  name: 'Descargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'priceListFiles'),
  play: async (story) => {
    const requests = await countRequests('priceListFiles');
    for (const _time of ['once', 'again']) {
      await open(story);
      await story.userEvent.keyboard('descargar{Enter}');
      await closed();
      await expect(await story.canvas.findByText('Descargando la lista de precios…')).toHaveRole('status');
    }
    await expectRequests(requests, 1);
  },
});

/** A failed download shows the reason. */
export const NotDownloaded = meta.story({
  name: 'No se descargó',
  beforeEach: () => serverAnswers(json(500, {}), 'priceListFiles'),
  play: async (story) => {
    await open(story);
    await story.userEvent.keyboard('descargar{Enter}');
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('No pudimos descargar la lista de precios.');
    await expect(notice).toHaveTextContent('El servidor tuvo un problema.');
  },
});

/** So does a missing price list. */
export const NoneToDownload = meta.story({
  name: 'Nada que descargar',
  beforeEach: () => serverAnswers(json(200, []), 'priceListFiles'),
  play: async (story) => {
    await open(story);
    await story.userEvent.keyboard('descargar{Enter}');
    await waitFor(() => expect(screen.getByText('Aún no hay una lista de precios publicada.')).toBeVisible());
  },
});

/** Changing the colour scheme is one of the actions, and the focus returns afterwards. */
export const Darkened = meta.story({
  name: 'Oscurecida',
  tags: ['long'],
  beforeEach: () => setDarkScheme(),
  play: async (story) => {
    const button = (await header(story)).getByRole('button', { name: NAME });
    button.focus();
    await open(story);
    await story.userEvent.keyboard('apariencia');
    await waitFor(() => expect(options()).toEqual(['Usar la apariencia clara']));
    await story.userEvent.keyboard('{Enter}');
    await closed();
    await expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** "Cerrar sesión" ends the session from the palette too. */
export const LoggedOut = meta.story({
  name: 'Fuera',
  play: async (story) => {
    await open(story);
    await story.userEvent.keyboard('salir{Enter}');
    await expect(await story.canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
    await expect(readToken()).toBeNull();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  beforeEach: () => setDarkScheme(),
  play: async (story) => {
    await open(story);
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
  },
});

/** On the narrowest phone an icon opens it, and a very long word fits. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    await story.userEvent.click((await header(story)).getByRole('button', { name: NAME }));
    const field = await screen.findByRole('combobox', { name: 'Buscar o ir a' });
    await story.userEvent.type(field, LONG.slice(0, 60));
    await expect(await screen.findByText(/^Nada coincide/)).toBeVisible();
    await expectNoOverflow();
  },
});
