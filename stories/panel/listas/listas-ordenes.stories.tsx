import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { customerWords } from '#src/features/order-facts/stage-names.ts';
import { inCurrency } from '#src/format/money.ts';
import type { MeasuredMm } from '#src/quoting/measures/measured.ts';
import { Orders } from '#src/screens/panel/listas-ordenes/orders.tsx';
import { bareOrder, savedOrder } from '#stories/charts/samples/orders.ts';
import { countRequests, expectRequests, json, serverAnswers, unreachable } from '../../support/answers.ts';
import { inDark, setDarkScheme } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { LONG } from '../../support/hostile.ts';
import { expectInCard, onPhone, onUsualPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { panelStates } from '../../support/states/panel-states.ts';
import { choose } from '../../support/steps/choose.ts';
import { beginAs, openOrder, workAt } from '../../support/steps/orders.tsx';
import { expectNotice } from '../../support/steps/profile.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/listas-ordenes',
  component: Orders,
  render: workAt(Orders, 'orders'),
  parameters: pageParameters,
  beforeEach: beginAs('Distribuidor'),
});

const CONFIRMED = 'P-2023';

const rows = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

const states = panelStates({
  call: 'orders',
  title: 'Órdenes',
  loading: 'Cargando las órdenes…',
  arrived: rows,
});

export const Loading = meta.story({ name: 'Cargando', tags: ['long'], ...states.loading });
export const GivenUp = meta.story({ name: 'Espera cancelada', ...states.givenUp, tags: ['long'] });
export const Failed = meta.story({ name: 'Falló', tags: ['long'], ...states.failed });
export const Broken = meta.story({ name: 'Respuesta rota', tags: ['long'], ...states.broken });
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  tags: ['long'],
  ...states.notOffered,
});
export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['long'], ...states.forbidden });

/** A deployment without these calls sends no request. */
export const SwitchedOff = meta.story({
  name: 'Apagado',
  tags: ['long'],
  render: workAt(Orders, 'orders', '', { assumedApi: false }),
  play: async ({ canvas }) => {
    const requests = await countRequests('orders');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tu servidor aún no ofrece esto.');
    await expect(requests()).toBe(0);
  },
});

/** The newest comes first, each with its stage as text. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    const [first] = await rows(story);
    await expect(first).toHaveTextContent(/^Ver la orden P-2023Recámara de Sofía/);
    await expect(first).toHaveTextContent('Confirmado');
    await expect(story.canvas.getByText('6 órdenes')).toBeVisible();
  },
});

/** Chosen orders are what is downloaded, until Escape chooses none (B142). */
export const Chosen = meta.story({
  name: 'Elegidas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Elegir ${CONFIRMED}` }));
    const bar = within(await screen.findByRole('group', { name: 'Órdenes elegidas' }));
    await expect(bar.getByText('1 elegida')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar elegidas en Excel' })).toBeVisible();
    await expect(bar.queryByRole('link', { name: /Planear el corte/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Órdenes elegidas' })).toBeNull());
  },
});

/** A customer sees their own orders. */
export const Customer = meta.story({
  name: 'Cliente',
  tags: ['long'],
  beforeEach: beginAs('Cliente'),
  play: async (story) => {
    await expect(await rows(story)).toHaveLength(2);
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onUsualPhone,
  beforeEach: () =>
    serverAnswers(json(200, { data: [{ ...savedOrder, promised_on: '2026-12-04' }] }), 'orders'),
  play: async (story) => {
    const [row] = await rows(story);
    if (row === undefined) throw new Error('there is no order');
    await expectInCard(row, [
      savedOrder.folio,
      'Casa de los Garza',
      customerWords.nameOf(savedOrder.stage),
      inCurrency(savedOrder.totals.total_centavos),
      '4 dic 2026',
    ]);
    await expectNoOverflow();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({ name: 'En oscuro', tags: ['long'], ...inDark(rows) });

/** Without orders it says how to order. */
export const None = meta.story({
  name: 'Ninguno',
  beforeEach: () => serverAnswers(json(200, []), 'orders'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Todavía no tienes órdenes\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cotizar mis ventanas' })).toHaveAttribute(
      'href',
      '/cotizador',
    );
  },
});

/** The required fields only, and a very long name. */
export const LittleKnown = meta.story({
  name: 'Se sabe poco',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => {
    const { price_list, totals } = bareOrder;
    const windows = bareOrder.windows.map(({ mount: _mount, measured: _measured, ...window }) => window);
    const order = { id: 7, folio: 'P-7', stage: 'fabricado', windows, price_list, totals };
    return serverAnswers(
      json(200, { data: [order, { ...order, id: 8, folio: 'P-8', title: LONG }] }),
      'orders',
    );
  },
  play: async (story) => {
    await expect(await rows(story)).toHaveLength(2);
    await expectNoOverflow();
    const panel = await openOrder(story, 'P-7');
    await expect(await panel.findByText(/^Todavía no hay documentos\./)).toBeVisible();
    await expect(panel.getByText('Por confirmar')).toBeVisible();
    await expect(panel.queryByText(/por (?:dentro|fuera)/)).toBeNull();
  },
});

/** The list is searched without accents and filtered by stage; the address keeps both. */
export const Filtered = meta.story({
  name: 'Filtrado',
  tags: ['long'],
  render: workAt(Orders, 'orders', '?etapa=entregado'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await rows(story)).toHaveLength(1);
    await choose(story, canvas.getByRole('combobox', { name: 'Etapa' }), 'Todas');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'recamara sofia');
    await waitFor(async () => expect(await rows(story)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(async () => expect(await rows(story)).toHaveLength(6));
  },
});

/** Without results there is a link to everything. */
export const NothingFits = meta.story({
  name: 'Nada coincide',
  render: workAt(Orders, 'orders', '?busca=xyz'),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Ver todas' }));
    await expect(await rows(story)).toHaveLength(6);
  },
});

/** By total, the largest first. */
export const Sorted = meta.story({
  name: 'Ordenado',
  tags: ['long'],
  render: workAt(Orders, 'orders', '?por=-total'),
  play: async (story) => {
    const totals = (await rows(story)).map((row) =>
      Number(/\$([\d,.]+)/.exec(row.textContent)?.[1]?.replaceAll(',', '')),
    );
    await expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    await expect(story.canvas.getByRole('columnheader', { name: 'Total con IVA' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** One order: its stage, content and price; closing it returns the focus. */
export const One = meta.story({
  name: 'Una',
  tags: ['long'],
  play: async (story) => {
    const panel = await openOrder(story, CONFIRMED);
    await expect(panel.getByRole('listitem', { current: 'step' })).toHaveTextContent('Confirmado');
    await expect(await panel.findByRole('list', { name: `Piezas de ${CONFIRMED}` })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Ver la cotización/ })).toBeVisible();
    await story.userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(story.canvas.getByRole('link', { name: `Ver la orden ${CONFIRMED}` })).toHaveFocus(),
    );
  },
});

/** The same on the narrowest phone, in the dark scheme. */
export const OneOnPhone = meta.story({
  name: 'Una, en el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: setDarkScheme,
  play: async (story) => {
    const panel = await openOrder(story, 'P-2019');
    await expect(panel.getByRole('listitem', { current: 'step' })).toHaveTextContent('En camino');
    await panel.findByRole('list', { name: 'Piezas de P-2019' });
    await expectNoOverflow();
  },
});

const measured = {
  widthsMm: [1_124, 1_122, 1_120],
  heightsMm: [1_720, 1_724, 1_724],
  diagonalsMm: [2_054, 2_057],
} satisfies MeasuredMm;

/** Production notes, room and measured size of each blind, documents, and the order's notes. */
export const OneWithAll = meta.story({
  name: 'Una con todo',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, [
        {
          ...savedOrder,
          promised_on: null,
          windows: savedOrder.windows.map((window) => ({ ...window, mount: 'outside', measured })),
          documents: [{ name: 'Factura P-2051', url: '/storage/files/factura.pdf' }],
        },
      ]),
      'orders',
    ),
  play: async (story) => {
    const panel = await openOrder(story, 'P-2051');
    await expect(panel.getByText('Entró al taller.')).toBeVisible();
    await expect(panel.getByText('Por confirmar')).toBeVisible();
    await expect(panel.getByText('Tocar el timbre de la cochera.')).toBeVisible();
    await expect(await panel.findByText('1.20 × 1.80 m · 1 pieza · por fuera')).toBeVisible();
    await expect(
      panel.getByText(
        'Medido: anchos 112.4 · 112.2 · 112, altos 172 · 172.4 · 172.4, diagonales 205.4 · 205.7 cm',
      ),
    ).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Descargar Factura P-2051' })).toBeVisible();
  },
});

/** A confirmed order says what it waits for, and until when. */
export const OneWaiting = meta.story({
  name: 'Una espera',
  beforeEach: () => {
    const missing = [
      { kind: 'tela', stage: 'en-corte', what: 'Blackout Lino, Arena', arrives_on: '2099-12-03' },
      { kind: 'material', stage: 'en-corte', what: 'Control de 5 canales', arrives_on: null },
    ];
    return serverAnswers(json(200, [{ ...savedOrder, stage: 'confirmado', missing }]), 'orders');
  },
  play: async (story) => {
    const order = await openOrder(story, 'P-2051');
    await expect(await order.findByText('Blackout Lino, Arena: llega el 3 de diciembre.')).toBeVisible();
    await expect(order.getByText('Control de 5 canales: no sabemos cuándo llega.')).toBeVisible();
    const note = within(order.getByRole('region', { name: 'Nota de tu cliente' }));
    await expect(note.getByText('Adelante.')).toBeVisible();
  },
});

/** A cancelled order says so with the reason, and has no further stages. */
export const OneCancelled = meta.story({
  name: 'Una cancelada',
  play: async (story) => {
    const panel = await openOrder(story, 'P-2014');
    await expect(panel.getByText('El cliente cambió de opinión.')).toBeVisible();
    await expect(panel.queryByText('Prometida')).toBeNull();
    await expect(panel.queryByText('Entregado')).toBeNull();
    await expect(panel.queryByRole('button', { name: 'Cancelar la orden' })).toBeNull();
  },
});

/** A link to an order that the list does not hold. */
export const OneUnknown = meta.story({
  name: 'Una desconocida',
  render: workAt(Orders, 'orders', '?orden=nadie'),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'No encontramos esa orden' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ver la lista' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Its maker cancels it before production starts, after a confirmation. */
export const Cancelled = meta.story({
  name: 'Cancelada',
  play: async (story) => {
    const { userEvent } = story;
    const panel = await openOrder(story, CONFIRMED);
    await userEvent.click(await panel.findByRole('button', { name: 'Cancelar la orden' }));
    await expect(panel.getByRole('heading', { name: `¿Cancelar la orden ${CONFIRMED}?` })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Conservarla' }));
    await expect(panel.getByRole('button', { name: 'Cancelar la orden' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Cancelar la orden' }));
    await userEvent.type(panel.getByRole('textbox', { name: '¿Por qué? (opcional)' }), 'Cambiamos de casa');
    await userEvent.click(panel.getByRole('button', { name: 'Sí, cancelarla' }));
    await expectNotice(`La orden ${CONFIRMED} está ahora: cancelado`);
    await expect(await panel.findByText('Cambiamos de casa')).toBeVisible();
    await expect(panel.queryByText('Prometida')).toBeNull();
    await expect(panel.queryByRole('button', { name: 'Cancelar la orden' })).toBeNull();
  },
});

/** Production started meanwhile: it says so, and shows the order's current stage. */
export const CancelledTooLate = meta.story({
  name: 'Cancelada demasiado tarde',
  beforeEach: () =>
    serverAnswers(
      json(409, { message: 'Esta orden ya cambió de etapa. Recárgala para ver lo nuevo.' }),
      'moveOrder',
    ),
  play: async (story) => {
    const panel = await openOrder(story, CONFIRMED);
    const requests = await countRequests('orders');
    await story.userEvent.click(await panel.findByRole('button', { name: 'Cancelar la orden' }));
    await story.userEvent.click(panel.getByRole('button', { name: 'Sí, cancelarla' }));
    await expectNotice('Esta orden ya cambió de etapa. Recárgala para ver lo nuevo.');
    await expectRequests(requests, 1);
  },
});

/** Today's price beside the old one; one click adds the whole order to the cart. */
export const Again = meta.story({
  name: 'Otra vez',
  play: async (story) => {
    const { userEvent } = story;
    const panel = await openOrder(story, 'P-2009');
    await userEvent.click(await panel.findByRole('button', { name: 'Ver a precio de hoy' }));
    const prices = within(await panel.findByRole('list', { name: 'Precios de hoy' }));
    await expect(prices.getAllByRole('listitem')).toHaveLength(7);
    const requests = await countRequests('addToCart');
    await userEvent.click(panel.getByRole('button', { name: 'Agregar 7 partidas al carrito' }));
    await expectNotice('Agregamos 7 partidas a tu carrito');
    await expect(panel.getByText(/^Ya está en tu carrito\./)).toBeVisible();
    await expectRequests(requests, 1);
  },
});

/** Discontinued products are listed and left out. */
export const AgainInPart = meta.story({
  name: 'Otra vez, en parte',
  tags: ['long'],
  beforeEach: () => {
    const [window] = savedOrder.windows;
    return serverAnswers(
      json(200, [
        {
          ...savedOrder,
          windows: [
            window,
            { ...window, key: 'b', name: 'Estudio', color: 'color-descontinuado' },
            { ...window, key: 'c', name: 'Cocina', variant: 'tela-descontinuada' },
            {
              ...window,
              key: 'd',
              name: 'Ventanal',
              line: { widthMm: 12_000, heightMm: 1_000, quantity: 1 },
            },
          ],
        },
      ]),
      'orders',
    );
  },
  play: async (story) => {
    const panel = await openOrder(story, 'P-2051');
    await story.userEvent.click(await panel.findByRole('button', { name: 'Ver a precio de hoy' }));
    await expect(await panel.findByText('Blackout Lino ya no viene en este color.')).toBeVisible();
    await expect(panel.getByText('Esta tela ya no está en el catálogo.')).toBeVisible();
    await expect(panel.getByText(/^Se hace hasta .+ de ancho\./)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Agregar 1 partida al carrito' })).toBeVisible();
  },
});

/** Today's prices fail to load and can be requested again. */
export const AgainWithoutPrices = meta.story({
  name: 'Otra vez, sin precios',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'priceList'),
  play: async (story) => {
    const panel = await openOrder(story, CONFIRMED);
    await story.userEvent.click(await panel.findByRole('button', { name: 'Ver a precio de hoy' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
    await expect(panel.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});
