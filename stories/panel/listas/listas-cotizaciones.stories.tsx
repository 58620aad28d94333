import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { demoAccounts } from '#mocks/seeds/accounts.ts';
import { OUTBOX, ownKey } from '#src/api/stored/names.ts';
import { writePerson } from '#src/api/stored/session-store.ts';
import { href } from '#src/config/routes.ts';
import { inCurrency } from '#src/format/money.ts';
import { Quotes } from '#src/screens/panel/listas-cotizaciones/quotes.tsx';
import { countRequests, json, serverAnswers, serverRecovers, unreachable } from '../../support/answers.ts';
import { inDark } from '../../support/dark.ts';
import { expectNoOverflow, expectPage } from '../../support/expect-page.ts';
import { LONG, MARKUP } from '../../support/hostile.ts';
import { logIn } from '../../support/log-in.ts';
import { expectInCard, onPhone, onUsualPhone } from '../../support/phone.ts';
import { expectCount, exported, filterBy, listTable, search } from '../../support/steps/inventory.ts';
import { dayFromToday, dealerQuote, foliosIn, ownQuote, sentQuote } from '../../support/steps/quotes.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-cotizaciones',
  component: Quotes,
  render: withScreen(<Quotes />, { path: href('quotes'), padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Cliente');
    await serverAnswers(
      json(200, {
        data: [
          ownQuote({ id: 'a', folio: 'C-1001', created_at: '2026-11-05T17:00:00Z' }),
          sentQuote({
            id: 'b',
            folio: 'C-1002',
            title: 'Estudio Méndez',
            client: null,
            expires_on: dayFromToday(0),
          }),
          sentQuote({ id: 'c', folio: 'C-1003', status: 'vista', expires_on: dayFromToday(2) }),
          sentQuote({ id: 'd', folio: 'C-1004', expires_on: dayFromToday(-3) }),
          sentQuote({ id: 'e', folio: 'C-1005', status: 'convertida', order_id: 'p-1' }),
        ],
      }),
      'quotes',
    );
  },
});

/** Each with status, total and remaining validity: after its last day it is expired whatever its stored status. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, 'Cotizaciones', {
      'Importar una lista': `${href('quoter')}?nueva=1&hoja=lista`,
      'Nueva cotización': `${href('quoter')}?nueva=1`,
    });
    await expectCount(story, '5 cotizaciones');
    const table = await listTable(story);
    await expect(table.getByText('vence hoy')).toBeVisible();
    await expect(table.getByText('vence en 2 días')).toBeVisible();
    await expect(table.getByText('venció hace 3 días')).toBeVisible();
    const statuses = ['Borrador', 'Enviada', 'Vista', 'Vencida', 'Convertida'];
    for (const status of statuses) await expect(table.getByText(status)).toBeVisible();
  },
});

/** Searched without accents and filtered by status, all of it in the address. */
export const Filtered = meta.story({
  name: 'Filtrado',
  tags: ['long'],
  play: async (story) => {
    await search(story, 'mendez');
    await expectCount(story, '1 de 5 cotizaciones');
    await expect(await foliosIn(story)).toEqual(['C-1002']);
    await search(story, '');
    await expectCount(story, '5 cotizaciones');
    await filterBy(story, 'Estado', /^Vencida \(1\)$/);
    await expectCount(story, '1 de 5 cotizaciones');
    await expect(await foliosIn(story)).toEqual(['C-1004']);
  },
});

/** An address sets filters and order. */
export const FromAddress = meta.story({
  name: 'Desde la dirección',
  tags: ['long'],
  render: withScreen(<Quotes />, {
    path: `${href('quotes')}?orden=folio&buscar=garza`,
    route: href('quotes'),
    padded: true,
  }),
  play: async (story) => {
    await expectCount(story, '4 de 5 cotizaciones');
    await expect(await foliosIn(story)).toEqual(['C-1001', 'C-1003', 'C-1004', 'C-1005']);
  },
});

/** By expiry: the nearest first, those without one last. */
export const Sorted = meta.story({
  name: 'Ordenado',
  tags: ['long'],
  play: async (story) => {
    await listTable(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Vigencia' }));
    await waitFor(async () => {
      await expect(await foliosIn(story)).toEqual(['C-1004', 'C-1002', 'C-1003', 'C-1001', 'C-1005']);
    });
  },
});

/** Without results there is a link to everything. */
export const NothingFound = meta.story({
  name: 'Nada encontrado',
  tags: ['long'],
  play: async (story) => {
    await search(story, 'zzzz');
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Quitar filtros' }));
    await expectCount(story, '5 cotizaciones');
  },
});

/** The filtered rows as a CSV file, with amounts as numbers. */
export const Exported = meta.story({
  name: 'Exportado',
  tags: ['long'],
  play: async (story) => {
    await search(story, 'C-1001');
    await expectCount(story, '1 de 5 cotizaciones');
    const { name, text } = await exported(story, 'Descargar CSV');
    await expect(name).toBe('cotizaciones.csv');
    await expect(text).toContain('Folio,Título,Cliente,Teléfono,Correo,Estado,Partidas,Piezas,');
    await expect(text).toContain('C-1001,Casa de los Garza,Lucía Garza,8112345678,');
  },
});

/** What the distributor pays is called a cost, with a margin or without: in the list, and in its file. */
export const OfADistributor = meta.story({
  name: 'De un distribuidor',
  tags: ['long'],
  beforeEach: () => {
    const withoutMargin = dealerQuote({
      ...{ id: 'c-3', folio: 'C-1044' },
      ...{ margin_bp: null, client_totals: null },
    });
    return serverAnswers(
      json(200, { data: [dealerQuote(), sentQuote({ folio: 'C-1043' }), withoutMargin] }),
      'quotes',
    );
  },
  play: async (story) => {
    const { totals, client_totals } = dealerQuote();
    const table = await listTable(story);
    const costs = table.getAllByText(`tu costo ${inCurrency(totals.total_centavos)}`);
    await expect(costs).toHaveLength(2);
    await expect(
      table.getByText(`cliente ${inCurrency(client_totals?.total_centavos ?? Number.NaN)}`),
    ).toBeVisible();
    await expect(table.getByText(inCurrency(sentQuote().totals.total_centavos))).toBeVisible();
    const { text } = await exported(story, 'Descargar CSV');
    await expect(text).toContain(',Piezas,Tu costo con IVA,Total del cliente con IVA,');
  },
});

/** Without quotes there is a link to the quoter. */
export const Empty = meta.story({
  name: 'Vacío',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, []), 'quotes'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Todavía no tienes cotizaciones\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hacer una cotización' })).toHaveAttribute(
      'href',
      `${href('quoter')}?nueva=1`,
    );
  },
});

/** The required fields only, a very long name, and markup as text. */
export const LittleKnown = meta.story({
  name: 'Se sabe poco',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => {
    const { windows: _windows, ...rest } = ownQuote();
    const bare = {
      id: 7,
      folio: LONG,
      status: 'borrador',
      windows: [],
      price_list: { id: 'x', version: '1' },
      totals: rest.totals,
      revision: 0,
    };
    return serverAnswers(
      json(200, [bare, { ...bare, id: 8, folio: MARKUP, expires_on: 'mañana' }]),
      'quotes',
    );
  },
  play: async (story) => {
    const table = await listTable(story);
    await expect(table.getByRole('link', { name: MARKUP })).toBeVisible();
    await expectNoOverflow();
  },
});

/** The wait shows a text. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'quotes'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando las cotizaciones…')).toHaveRole('status');
  },
});

/** A long wait can be cancelled. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'quotes'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
  },
});

/** A network error is an alert with a retry. */
export const Fails = meta.story({
  name: 'Falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'quotes'),
  play: async (story) => {
    const retry = await story.canvas.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await story.userEvent.click(retry);
    await listTable(story);
    await expect(story.canvas.queryByRole('alert')).toBeNull();
  },
});

/** A server configured without quotes gets no request; the screen names the contact. */
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  tags: ['long'],
  render: withScreen(<Quotes />, { path: href('quotes'), padded: true, assumedApi: false }),
  play: async ({ canvas }) => {
    const requests = await countRequests('quotes');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tu servidor aún no ofrece esto.');
    await expect(canvas.getByRole('link', { name: 'Escríbenos por WhatsApp' })).toBeVisible();
    await expect(requests()).toBe(0);
  },
});

/** On the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onUsualPhone,
  play: async (story) => {
    const table = await listTable(story);
    await expectInCard(table.getByRole('row', { name: /C-1003/ }), [
      'C-1003',
      'Casa de los Garza',
      'Vista',
      inCurrency(ownQuote().totals.total_centavos),
      'vence en 2 días',
      '2 nov 2026',
    ]);
    await expectNoOverflow();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({ name: 'En oscuro', tags: ['long'], ...inDark(listTable) });

/** The fake server's quotes of a distributor. */
export const Whole = meta.story({
  name: 'Completo',
  tags: ['long'],
  beforeEach: async () => {
    await serverRecovers();
    await logIn('Distribuidor');
  },
  play: async (story) => {
    await expectCount(story, '12 cotizaciones');
    await search(story, 'nogalera');
    await expectCount(story, '1 de 12 cotizaciones');
  },
});

/** A quote that another version of the site stored without a connection is not lost; it can be downloaded. */
export const UnreadOutbox = meta.story({
  name: 'Una por enviar que no se puede leer',
  render: withScreen(<Quotes />, { path: href('quotes'), padded: true, hasOutbox: true }),
  beforeEach: () => {
    const [customer] = demoAccounts;
    writePerson(customer.id);
    localStorage.setItem(
      ownKey(OUTBOX, customer.id),
      JSON.stringify({ version: 1, unsent: [{ key: 'a', values: { title: 'Casa de playa' } }], sent: [] }),
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByText(/^1 cotización guardada no se puede leer/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargarla' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Borrarla' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, borrar' }));
    await waitFor(() => expect(canvas.queryByText(/no se puede leer/)).toBeNull());
  },
});
