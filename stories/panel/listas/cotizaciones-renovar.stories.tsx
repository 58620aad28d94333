import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { href } from '#src/config/routes.ts';
import { inCurrency } from '#src/format/money.ts';
import { Quotes } from '#src/screens/panel/listas-cotizaciones/quotes.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import { countRequests, json, serverAnswers, unreachable } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { fitsPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import {
  dayFromToday,
  dealerQuote,
  expectNotice,
  expectStatus,
  offeredActions,
  orderQuote,
  ownQuote,
  quotePane,
  sentQuote,
} from '../../support/steps/quotes.ts';
import { withScreen } from '../../support/with-screen.tsx';

/** A quote that was cheaper when it was made. */
function cheaperBefore(quote: SavedQuote): SavedQuote {
  const [first, ...others] = quote.windows;
  if (first === undefined) throw new Error('there are windows');
  return {
    ...quote,
    status: 'vencida',
    expires_on: dayFromToday(-4),
    price_list: { id: 'publico-anterior', version: 1 },
    windows: [{ ...first, total_centavos: first.total_centavos - 12_050 }, ...others],
    totals: { ...quote.totals, total_centavos: quote.totals.total_centavos - 12_050 },
  };
}

/** The client's acceptance of a quote as it is. */
const accepted = (quote: SavedQuote): SavedQuote => ({
  ...quote,
  status: 'aceptada',
  answered_at: '2026-11-05T17:00:00Z',
  answer_note: 'Adelante.',
});

const open = (quote: SavedQuote) => serverAnswers(json(200, { data: quote }), 'quote');

const meta = preview.meta({
  title: 'Pantallas/panel/cotizaciones/renovar',
  component: Quotes,
  render: withScreen(
    <>
      <Quotes />
      <NoticesPlace />
    </>,
    { path: `${href('quotes')}?cotizacion=c-1`, route: href('quotes'), padded: true },
  ),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Cliente');
    await serverAnswers(json(200, { data: [] }), 'quotes');
    await open(cheaperBefore(sentQuote()));
  },
});

async function compare({ userEvent }: Pick<Play, 'userEvent'>) {
  const pane = await quotePane();
  await userEvent.click(await pane.findByRole('button', { name: 'Renovar' }));
  return within(await pane.findByRole('region', { name: 'Renovar a precios de hoy' }));
}

/** Answers a renewal for as many days as it was asked for. */
const renewedForItsDays = (call: CallName) =>
  http.post(`*${contract[call].path}`, async ({ request }) => {
    const { days } = z.parse(z.looseObject({ days: z.number() }), await request.json());
    return Response.json({ data: sentQuote({ revision: 2, expires_on: dayFromToday(days) }) });
  });

/** Each line shows its old price, today's and the difference; one click renews at the shown prices, for the chosen days. */
export const Dearer = meta.story({
  name: 'Más cara, por siete días (B101)',
  beforeEach: () => serverAnswers(renewedForItsDays, 'renewQuote'),
  play: async (story) => {
    const panel = await compare(story);
    await expect(panel.getByRole('radio', { name: '15 días' })).toBeChecked();
    await story.userEvent.click(panel.getByRole('radio', { name: '7 días' }));
    const sala = within(panel.getByRole('row', { name: /^Sala/ }));
    await expect(sala.getByText('+$120.50')).toBeVisible();
    await expect(within(panel.getByRole('row', { name: /^Recámara/ })).getByText('igual')).toBeVisible();
    const total = inCurrency(ownQuote().totals.total_centavos);
    await story.userEvent.click(panel.getByRole('button', { name: `Renovar a ${total}` }));
    await expectNotice('Renovaste C-1042');
    await expectStatus('Enviada');
    await expectStatus('vence en 7 días');
    const pane = await quotePane();
    await expect(pane.queryByRole('region', { name: 'Renovar a precios de hoy' })).toBeNull();
  },
});

/** Accepted at outdated prices: it must be renewed, and the client answers again. */
export const Accepted = meta.story({
  name: 'Aceptada',
  beforeEach: async () => {
    await open(accepted(cheaperBefore(sentQuote())));
    await serverAnswers(
      json(200, { data: sentQuote({ revision: 2, expires_on: dayFromToday(15) }) }),
      'renewQuote',
    );
  },
  play: async (story) => {
    const pane = await quotePane();
    await expect(await pane.findByText(/^La aceptaron, pero sus precios ya no son los de hoy/)).toBeVisible();
    // An action that is offered once the prices have arrived comes after the others.
    await expect(new Set(await offeredActions())).toEqual(
      new Set(['Hacer la orden', 'Renovar', 'Eliminar', 'Editar en el cotizador', 'Duplicar']),
    );
    const panel = await compare(story);
    await expect(panel.getByText(/para que acepte los nuevos en el mismo enlace\.$/)).toBeVisible();
    await expect(within(panel.getByRole('row', { name: /^Sala/ })).getByText('+$120.50')).toBeVisible();
    await story.userEvent.click(panel.getByRole('button', { name: /^Renovar a/ }));
    await expectNotice('Renovaste C-1042');
    await expectStatus('Enviada');
    await expect(pane.queryByText(/^La aceptaron/)).toBeNull();
  },
});

/** Accepted at prices that changed after the page opened: the refused order leads to the changes. */
export const OrderRefused = meta.story({
  name: 'La orden se rechazó',
  beforeEach: async () => {
    await open(accepted(sentQuote()));
    await serverAnswers(
      json(422, {
        message: 'Los precios cambiaron desde que se cotizó: renuévala.',
        errors: { total_centavos: ['Los precios cambiaron desde que se cotizó: renuévala.'] },
      }),
      'convertQuote',
    );
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await expect(await offeredActions()).toEqual([
      'Hacer la orden',
      'Eliminar',
      'Editar en el cotizador',
      'Duplicar',
    ]);
    const lists = await countRequests('priceList');
    await orderQuote(userEvent);
    const alert = within(await pane.findByRole('alert'));
    await userEvent.click(await alert.findByRole('button', { name: 'Renovar a precios de hoy' }));
    await expect(await pane.findByRole('region', { name: 'Renovar a precios de hoy' })).toBeVisible();
    await waitFor(() => expect(lists()).toBe(1));
    await expect(await offeredActions()).toContain('Renovar');
  },
});

/** A refusal for one of its windows is not about prices. */
export const WindowRefused = meta.story({
  name: 'Una ventana se rechazó',
  beforeEach: async () => {
    await open(accepted(sentQuote()));
    await serverAnswers(
      json(422, { message: 'Revisa los datos.', errors: { 'windows.0.color': ['Ya no se fabrica.'] } }),
      'convertQuote',
    );
  },
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await orderQuote(userEvent);
    await expect(await pane.findByRole('alert')).toHaveTextContent('Sala: Ya no se fabrica.');
    await expect(pane.queryByRole('button', { name: /^Renovar/ })).toBeNull();
  },
});

/** A distributor sees the client's price too. */
export const WithMargin = meta.story({
  name: 'Con margen',
  beforeEach: async () => {
    await logIn('Distribuidor');
    await open(cheaperBefore(dealerQuote()));
  },
  play: async (story) => {
    const panel = await compare(story);
    await expect(panel.getByRole('row', { name: /^Tu cliente paga/ })).toBeVisible();
  },
});

/** Products that are no longer sold or made are listed: the way on is a copy. */
export const Impossible = meta.story({
  name: 'Imposible',
  beforeEach: () => {
    const quote = cheaperBefore(sentQuote());
    const [first, second] = quote.windows;
    return open({
      ...quote,
      windows: [
        ...(first === undefined ? [] : [{ ...first, color: 'gris-viejo' }]),
        ...(second === undefined ? [] : [{ ...second, line: { ...second.line, widthMm: 9_000 } }]),
      ],
    });
  },
  play: async (story) => {
    const panel = await compare(story);
    await expect(panel.getByText('Este color ya no se fabrica.')).toBeVisible();
    await expect(panel.getAllByText('No se hace')).toHaveLength(2);
    await expect(panel.queryByRole('button', { name: /^Renovar a/ })).toBeNull();
    await expect(panel.getByRole('link', { name: 'Cambiarla en el cotizador' })).toHaveAttribute(
      'href',
      `${href('quoter')}?editar=c-1`,
    );
  },
});

/** The prices changed again: it says so and loads today's. */
export const ChangedMeanwhile = meta.story({
  name: 'Cambió mientras tanto',
  beforeEach: () =>
    serverAnswers(
      json(422, { message: 'El precio cambió.', errors: { total_centavos: ['Hoy son $9,999.00.'] } }),
      'renewQuote',
    ),
  play: async (story) => {
    const panel = await compare(story);
    const lists = await countRequests('priceList');
    await story.userEvent.click(panel.getByRole('button', { name: /^Renovar a/ }));
    const pane = await quotePane();
    await expect(await pane.findByRole('alert')).toHaveTextContent('Hoy son $9,999.00.');
    await waitFor(() => expect(lists()).toBe(1));
    await expectStatus('Vencida');
  },
});

/** Today's prices fail to load and can be requested again. */
export const NoPrices = meta.story({
  name: 'Sin precios',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'priceList'),
  play: async ({ userEvent }) => {
    const pane = await quotePane();
    await userEvent.click(await pane.findByRole('button', { name: 'Renovar' }));
    await expect(await pane.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** On the narrowest phone. */
export const Phone = meta.story({ name: 'En el teléfono', tags: ['long'], ...fitsPhone(compare) });
