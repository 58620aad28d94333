import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { GalleriesStock } from '#src/screens/panel/inventario-galerias/galleries-stock.tsx';
import { html, json, serverAnswers, serverRecovers, silence, unreachable } from '../support/answers.ts';
import { expectNoOverflow, expectPage, shopLinks } from '../support/expect-page.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { hurry } from '../support/hurry.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import {
  expectCount,
  exported,
  filterBy,
  listTable,
  namesIn,
  print,
  refresh,
  rowOf,
  search,
} from '../support/steps/inventory.ts';
import { galleries } from '../support/stock-samples.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-galerias',
  component: GalleriesStock,
  render: withScreen(<GalleriesStock />, { path: href('galleriesStock'), padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
    await serverAnswers(json(200, { data: galleries() }), 'galleriesStock');
  },
});

const title = 'Inventario de galerías';
const ALL = '4 galerías';

/** Every gallery in every finish, by the piece. */
export const Shown = meta.story({
  play: async (story) => {
    await expectPage(story, title, {});
    await expectCount(story, ALL);
    await expect(await namesIn(story)).toEqual([
      'Cofre cerrado Negra',
      'Galería de aluminio Blanca',
      'Galería de madera Nogal',
      'Galería sin nada más',
    ]);
    const row = await rowOf(story, 'Galería de madera Nogal');
    for (const text of ['Por agotarse', 'mín. 30 pza', '+90 pza', 'hace 3 días']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(
      (await rowOf(story, 'Cofre cerrado Negra')).getByText('debía llegar hace 5 días'),
    ).toBeVisible();
  },
});

/** The first wait. */
export const Loading = meta.story({
  beforeEach: waitingFor('brisk', 'galleriesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el inventario…')).toHaveRole('status');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** After a while it says that we still wait. */
export const Slow = meta.story({
  beforeEach: waitingFor('slow', 'galleriesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A wait that does not end can be given up, and begun again. */
export const GivenUp = meta.story({
  beforeEach: waitingFor('endless', 'galleriesStock'),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await serverRecovers();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Reintentar' }));
    await expectCount(story, '22 galerías');
  },
});

/** What the server says cannot be read. */
export const Fails = meta.story({
  beforeEach: () => serverAnswers(html, 'galleriesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('algo que no entendimos');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** The network is gone. */
export const Offline = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'galleriesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** A server that does not have the call: it is said, and whom to ask instead. */
export const NotOffered = meta.story({
  beforeEach: () => serverAnswers(json(501, {}), 'galleriesStock'),
  play: async (story) => {
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Tu servidor aún no ofrece esto.');
    await expect(story.canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expectPage(story, title, shopLinks);
  },
});

/** A customer is told whom to ask. */
export const Narrowed = meta.story({
  beforeEach: () => logIn('Cliente'),
  play: async (story) => {
    await expect(await story.canvas.findByText(/^El inventario es para distribuidores\./)).toBeVisible();
    await expectPage(story, title, shopLinks);
    await expect(story.canvas.queryByRole('table')).toBeNull();
  },
});

/** Nothing of it yet. */
export const Empty = meta.story({
  beforeEach: () => serverAnswers(json(200, []), 'galleriesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay nada en este inventario.')).toBeVisible();
    await expect(canvas.getByText('0 galerías')).toBeVisible();
  },
});

/** A search that finds nothing says so, and leads back to everything. */
export const NothingFound = meta.story({
  play: async (story) => {
    await search(story, 'terciopelo');
    await expect(await story.canvas.findByText('Nada coincide con tus filtros.')).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Ver todo' }));
    await expectCount(story, ALL);
  },
});

/** By family, by state, by what comes soon. */
export const Filtered = meta.story({
  play: async (story) => {
    await filterBy(story, 'Llegadas', /^Llega pronto \(2\)$/);
    await expectCount(story, '2 de 4 galerías');
    await filterBy(story, 'Estado', /^Agotado \(1\)$/);
    await expectCount(story, '1 de 4 galerías');
    await filterBy(story, 'Familia', /^Cofre cerrado \(1\)$/);
    await expect(await namesIn(story)).toEqual(['Cofre cerrado Negra']);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expectCount(story, ALL);
  },
});

/** While it is loaded again everything stays. */
export const Refreshing = meta.story({
  beforeEach: () => hurry('brisk'),
  play: async (story) => {
    await listTable(story);
    await serverAnswers(silence, 'galleriesStock');
    await refresh(story);
    await expect(await story.canvas.findByText('Cargando el inventario…')).toHaveRole('status');
    await expectCount(story, ALL);
  },
});

/** What came before stays beside the news that it could not be loaded again. */
export const RefreshFails = meta.story({
  play: async (story) => {
    await listTable(story);
    await serverAnswers(json(500, {}), 'galleriesStock');
    await refresh(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('El servidor tuvo un problema.');
    await expectCount(story, ALL);
  },
});

/** Names without end, markup, an id sent twice, dates that are none: text, and no more. */
export const Hostile = meta.story({
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 1, name: LONG, code: LONG, family: LONG, color: 'url(x)', total: 1e15, unit: LONG },
        { id: 1, name: MARKUP, updated_at: 'ayer', incoming: 0, reserved: '3' },
      ]),
      'galleriesStock',
    ),
  play: async (story) => {
    await expect((await rowOf(story, MARKUP)).getByText('Nada en camino')).toBeVisible();
    await expectNoOverflow();
  },
});

/** What the filters leave as a file, with plain numbers. */
export const Exported = meta.story({
  play: async (story) => {
    await search(story, 'galería de madera nogal');
    await expectCount(story, '1 de 4 galerías');
    const { name, text } = await exported(story);
    await expect(name).toMatch(/^inventario-galerias-\d{4}-\d\d-\d\d\.csv$/);
    await expect(text).toContain(',Por agotarse,12,pieza,4,8,30,90,');
  },
});

/** On paper stands all of it, and nothing else of the page. */
export const Printed = meta.story({
  play: async (story) => {
    const { sheet, end } = await print(story);
    await expect(sheet).toHaveTextContent(title);
    await expect(sheet.querySelectorAll('tbody tr')).toHaveLength(4);
    end();
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
});

/** On the narrowest phone the table scrolls under its first column, and the page does not. */
export const Phone = meta.story({
  globals: onPhone,
  play: async (story) => {
    await listTable(story);
    await expectNoOverflow();
  },
});
