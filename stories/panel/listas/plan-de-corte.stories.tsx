import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { OrdersAdmin } from '#src/screens/panel/listas-ordenes-admin/orders-admin.tsx';
import { Orders } from '#src/screens/panel/listas-ordenes/orders.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { setDarkScheme } from '../../support/dark.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { beginAs, workAt } from '../../support/steps/orders.tsx';
import { dealerQuote } from '../../support/steps/quotes.ts';

const { windows, price_list, totals } = dealerQuote();
const [window] = windows;

/** Six cloths of one blackout, in two orders, and a window of a withdrawn product. */
const orders = ['o-1', 'o-2'].map((id, at) => ({
  ...{
    id,
    folio: `P-205${String(at + 1)}`,
    stage: 'confirmado',
    title: `Casa ${String(at + 1)}`,
    price_list,
    totals,
  },
  made_by: { id: 5, name: 'Persianas del Norte' },
  windows: [
    {
      ...window,
      ...{ key: 'v1', name: 'Sala', variant: 'blackout-lino', color: 'blanco', mount: 'outside' },
      ...{ measured: null, asked: null, fitting: { controlMm: 1_500 } },
      line: { widthMm: 1_233, heightMm: 2_300, quantity: 3, control: 'cadena' },
    },
    ...(at === 0 ? [{ ...window, key: 'v2', name: 'Cocina', variant: 'tela-retirada', color: 'gris' }] : []),
  ],
}));

/** One roll that was begun, and a whole one. */
const materials = [
  {
    ...{ id: 'r-1', code: 'EB-101', name: 'Blackout Lino Blanco', unit: 'm', width_mm: 2_500, free: 38.4 },
    ...{ length_mm: 30_000, whole: 1, started_mm: [8_400], remnants: [], cost_centavos: 12_000 },
  },
];

const ONE = '?ordenes=o-1&hoja=corte';

const meta = preview.meta({
  title: 'Pantallas/panel/ordenes/plan de corte',
  component: OrdersAdmin,
  render: workAt(OrdersAdmin, 'ordersAdmin', ONE),
  parameters: pageParameters,
  beforeEach: async () => {
    await beginAs('Administrador')();
    await serverAnswers(json(200, { data: orders }), 'networkOrders');
  },
});

const bill = async ({ canvas }: Pick<Play, 'canvas'>) => canvas.findByRole('table', { name: 'Materiales' });

/** An order alone, then with another: six cloths lie in three rows of two, which no plan can do with less. */
export const Shown = meta.story({
  name: 'Plan de dos órdenes',
  beforeEach: () => serverAnswers(json(200, { materials, plans: [] }), 'cuttingStock'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByRole('heading', { name: 'Plan de corte P-2051' })).toHaveFocus();
    await bill(story);
    await expect(canvas.getByText(/no sabemos cortar P-2051 2\/2 Cocina/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: '3 piezas en 5.13 m de un rollo de 2.50 m' })).toBeVisible();
    await userEvent.click(canvas.getByText('Cortar junto con otras órdenes'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'P-2052, Casa 2' }));
    await expect(
      await canvas.findByRole('img', { name: '6 piezas en 7.68 m de un rollo de 2.50 m' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^15\.36 m: así ahorras 50/)).toBeVisible();
    await expect(canvas.getAllByText('No se puede usar menos tela')).toHaveLength(1);
    await expect(within(await bill(story)).getByRole('columnheader', { name: 'Costo' })).toBeVisible();
    await expect(
      canvas.getByText(/^Los materiales con costo registrado suman .+ sin dato: el total será mayor\.$/),
    ).toBeVisible();
  },
});

/** Somebody else took the roll meanwhile: one button loads what there is, and plans again with it. */
export const Taken = meta.story({
  name: 'Alguien más apartó el material',
  beforeEach: async () => {
    await serverAnswers(json(200, { materials, plans: [] }), 'cuttingStock');
    await serverAnswers(
      json(409, { message: 'Alguien más apartó ese material. Vuelve a hacer el plan con lo que hay ahora.' }),
      'reserveCutPlan',
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apartar lo que hay' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Alguien más apartó ese material.');
    const left = materials.map((material) => ({ ...material, free: 0, whole: 0, started_mm: [] }));
    await serverAnswers(json(200, { materials: left, plans: [] }), 'cuttingStock');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a planear' }));
    await expect(await canvas.findByText(/^Rollo por comprar de 2\.50/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apartar lo que hay' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A spoiled piece alone: its cloth, and on request its profiles. */
export const Recut = meta.story({
  name: 'Una pieza se corta otra vez',
  render: workAt(OrdersAdmin, 'ordersAdmin', '?ordenes=o-1&hoja=recorte'),
  beforeEach: async () => {
    const change = {
      kind: 'recorte',
      at: '2026-11-20T18:30:00Z',
      note: 'Se manchó',
      window: 'v1',
      pieces: 1,
    };
    const spoiled = orders.map((order) => ({ ...order, stage: 'en-corte', changes: [change] }));
    await serverAnswers(json(200, { data: spoiled }), 'networkOrders');
    await serverAnswers(json(200, { materials, plans: [] }), 'cuttingStock');
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByRole('heading', { name: 'Cortar otra vez P-2051' })).toHaveFocus();
    await expect(await canvas.findByText(/^1 pieza de Sala/)).toBeVisible();
    await expect(
      await canvas.findByRole('img', { name: '1 pieza en 2.58 m de un rollo de 2.50 m' }),
    ).toBeVisible();
    await expect(within(await bill(story)).getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByText('Tela y perfiles'));
    await expect(await canvas.findByRole('table', { name: 'Cortes de Tubo de 38 mm' })).toBeVisible();
    await expect(canvas.queryByText(/^Soporte/)).toBeNull();
  },
});

/** An order whose cutting began without a plan: what it takes is out of stock, so nothing is reserved once more. */
export const Begun = meta.story({
  name: 'Una orden que ya se corta',
  beforeEach: async () => {
    const [begun] = orders.map((order) => ({ ...order, stage: 'en-fabricacion' }));
    await serverAnswers(json(200, { data: [begun] }), 'networkOrders');
    await serverAnswers(json(200, { materials, plans: [] }), 'cuttingStock');
  },
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByText(/^El material de P-2051 ya salió del almacén/)).toBeVisible();
    await expect(await bill(story)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apartar lo que hay' })).toBeNull();
  },
});

/** A distributor sees the plan without costs, and reserves nothing. */
export const OfDistributor = meta.story({
  name: 'Distribuidor, sin costos',
  beforeEach: async () => {
    await beginAs('Distribuidor')();
    await serverAnswers(json(200, { data: orders }), 'networkOrders');
  },
  play: async (story) => {
    const { canvas } = story;
    await expect(within(await bill(story)).queryByRole('columnheader', { name: 'Costo' })).toBeNull();
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Apartar lo que hay' })).toBeNull();
  },
});

/** A server without the workshop's materials. */
export const NotOffered = meta.story({
  name: 'El servidor no la ofrece',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), 'cuttingStock'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/todavía no ofrece|aún no ofrece/)).toBeVisible();
  },
});

/** On the narrowest phone, in the dark scheme. */
export const OnPhone = meta.story({
  name: 'En un teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: setDarkScheme,
  play: async (story) => {
    await bill(story);
    await expectNoOverflow();
  },
});

/** A customer has no plan of their order, not even by its address. */
export const OfCustomer = meta.story({
  name: 'Cliente, sin plan',
  tags: ['long'],
  render: workAt(Orders, 'orders', ONE),
  beforeEach: async () => {
    await beginAs('Cliente')();
    await serverAnswers(json(200, { data: orders }), 'orders');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('P-2051')).toBeVisible());
    await expect(canvas.queryByText(/Plan de corte/)).toBeNull();
  },
});
