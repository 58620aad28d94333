import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { href } from '#src/config/routes.ts';
import { PricesStock } from '#src/screens/panel/inventario-precios/prices-stock.tsx';
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
import { prices } from '../support/stock-samples.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-precios',
  component: PricesStock,
  render: withScreen(<PricesStock />, { path: href('pricesStock'), padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
    await serverAnswers(json(200, { data: prices() }), 'pricesStock');
  },
});

const title = 'Precios de inventario';
const ALL = '5 artículos';

/** What each article costs, what it cost before, and since when. */
export const Shown = meta.story({
  play: async (story) => {
    await expectPage(story, title, {});
    await expectCount(story, ALL);
    const expected = {
      'Blackout Lino Blanco': ['$690.00', 'Subió 3.1%', 'antes $669.30', 'hace 2 semanas'],
      'Romana Algodón Índigo': ['$1,120.00', 'Bajó 6.7%', 'antes $1,200.00'],
      'Motor tubular 6 Nm': ['$3,195.00', 'Sin cambio'],
      'Cofre redondo Blanca': ['$120.00', 'Subió', 'antes $0.00'],
    };
    for (const [name, texts] of Object.entries(expected)) {
      const row = await rowOf(story, name);
      for (const text of texts) await expect(row.getByText(text)).toBeVisible();
    }
    await expect((await rowOf(story, 'Tela sin nada más')).getAllByText('Sin dato')).toHaveLength(3);
  },
});

/** The first wait. */
export const Loading = meta.story({
  beforeEach: waitingFor('brisk', 'pricesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando los precios…')).toHaveRole('status');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** After a while it says that we still wait. */
export const Slow = meta.story({
  beforeEach: waitingFor('slow', 'pricesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A wait that does not end can be given up, and begun again. */
export const GivenUp = meta.story({
  beforeEach: waitingFor('endless', 'pricesStock'),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await serverRecovers();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Reintentar' }));
    await expectCount(story, '305 artículos');
  },
});

/** What the server says cannot be read. */
export const Fails = meta.story({
  beforeEach: () => serverAnswers(html, 'pricesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('algo que no entendimos');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** The network is gone. */
export const Offline = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'pricesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** A server that does not have the call: it is said, and whom to ask instead. */
export const NotOffered = meta.story({
  beforeEach: () => serverAnswers(json(501, {}), 'pricesStock'),
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
  beforeEach: () => serverAnswers(json(200, []), 'pricesStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay nada en este inventario.')).toBeVisible();
    await expect(canvas.getByText('0 artículos')).toBeVisible();
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

/** By family, and by what became of the price. */
export const Filtered = meta.story({
  play: async (story) => {
    await filterBy(story, 'Cambio', /^Subió \(2\)$/);
    await expectCount(story, '2 de 5 artículos');
    await filterBy(story, 'Familia', /^Enrollables \(1\)$/);
    await expectCount(story, '1 de 5 artículos');
    await expect(await namesIn(story)).toEqual(['Blackout Lino Blanco']);
  },
});

/** By price and by change; what is not known stays last. */
export const Sorted = meta.story({
  play: async (story) => {
    await listTable(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Cambio' }));
    await waitFor(async () => {
      await expect(await namesIn(story)).toEqual([
        'Romana Algodón Índigo',
        'Motor tubular 6 Nm',
        'Blackout Lino Blanco',
        'Cofre redondo Blanca',
        'Tela sin nada más',
      ]);
    });
  },
});

/** Everybody is told their own price: a distributor's differs from a customer's. */
export const Whole = meta.story({
  beforeEach: () => serverRecovers(),
  play: async (story) => {
    await expectCount(story, '305 artículos');
    await search(story, 'mo-001');
    await expect(await (await rowOf(story, 'Motor tubular 6 Nm')).findByText('$3,194.00')).toBeVisible();
  },
});

/** While it is loaded again everything stays. */
export const Refreshing = meta.story({
  beforeEach: () => hurry('brisk'),
  play: async (story) => {
    await listTable(story);
    await serverAnswers(silence, 'pricesStock');
    await refresh(story);
    await expect(await story.canvas.findByText('Cargando los precios…')).toHaveRole('status');
    await expectCount(story, ALL);
  },
});

/** What came before stays beside the news that it could not be loaded again. */
export const RefreshFails = meta.story({
  play: async (story) => {
    await listTable(story);
    await serverAnswers(json(500, {}), 'pricesStock');
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
        { id: 1, name: LONG, code: LONG, family: LONG, color: 'url(x)', price: 1e15, unit: LONG },
        { id: 1, name: MARKUP, updated_at: 'ayer', price: -5, previous_price: '0' },
      ]),
      'pricesStock',
    ),
  play: async (story) => {
    await expect((await rowOf(story, MARKUP)).getByText('-$5.00')).toBeVisible();
    await expectNoOverflow();
  },
});

/** What the filters leave as a file, with plain numbers. */
export const Exported = meta.story({
  play: async (story) => {
    await search(story, 'lino blanco');
    await expectCount(story, '1 de 5 artículos');
    const { name, text } = await exported(story);
    await expect(name).toMatch(/^precios-inventario-\d{4}-\d\d-\d\d\.csv$/);
    await expect(text).toContain('Artículo,Clave,Familia,Precio,Unidad,Precio anterior,Vigente desde\r\n');
    await expect(text).toContain('Blackout Lino Blanco,EB-101,Enrollables,690,m²,669.3,');
  },
});

/** On paper stands all of it, and nothing else of the page. */
export const Printed = meta.story({
  play: async (story) => {
    const { sheet, end } = await print(story);
    await expect(sheet).toHaveTextContent(title);
    await expect(sheet.querySelectorAll('tbody tr')).toHaveLength(5);
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
