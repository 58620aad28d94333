import type { moveOrderMachine, networkOrdersMachine, ordersMachine } from '#machines/orders.machine.ts';
import { ordersOn } from '#mocks/seeds/orders.ts';
import { today } from '#mocks/today.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { href } from '#src/config/routes.ts';
import type { ChartKit } from './kit.ts';
import { plainFormKit } from './plain-form.ts';
import { pricedWindow, seenPrice, totals } from './quotes-samples.ts';
import { resourceKit } from './resource.ts';
import { tokens } from './session.ts';

/** An order of which all is known. */
export const savedOrder: SavedOrder = {
  id: 'orden-1',
  folio: 'P-2051',
  stage: 'en-fabricacion',
  steps: [
    { stage: 'confirmado', at: '2026-11-16T16:00:00Z', note: null },
    { stage: 'en-fabricacion', at: '2026-11-18T16:30:00Z', note: 'Entró al taller.' },
  ],
  title: 'Casa de los Garza',
  client: { name: 'Lucía Garza', phone: '8112345678', email: 'lucia@correo.mx' },
  windows: [pricedWindow],
  price_list: seenPrice.price_list,
  totals,
  notes: 'Tocar el timbre de la cochera.',
  documents: [],
  created_at: '2026-11-16T16:00:00Z',
  promised_on: '2026-11-30',
  made_by: { id: 2, name: 'Persianas del Norte' },
  quote_id: 'cotizacion-1',
};

/** One of which only what every order has. */
export const bareOrder: SavedOrder = {
  ...savedOrder,
  id: 'orden-2',
  folio: 'P-2052',
  stage: 'confirmado',
  steps: [],
  title: null,
  client: null,
  notes: null,
  created_at: null,
  promised_on: null,
  made_by: null,
  quote_id: null,
};

const common = {
  load: 'Actualizar',
  inputs: [{ name: 'Todas', value: {} }],
  answers: [
    { name: 'Una completa y una con lo mínimo', value: [savedOrder, bareOrder] },
    { name: 'Ninguna', value: [] },
  ],
};

export const orders: ChartKit<typeof ordersMachine> = {
  ...resourceKit({
    ...common,
    name: 'Órdenes',
    about:
      'Lo que la persona ha ordenado: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
    asks: 'orders',
    path: href('orders'),
  }),
  starts: [{ name: 'Mariana en sus órdenes', input: undefined, token: tokens.stored }],
};

export const networkOrders: ChartKit<typeof networkOrdersMachine> = {
  ...resourceKit({
    ...common,
    name: 'Órdenes de la red',
    about:
      'Las órdenes de toda la red: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'networkOrders',
    path: href('ordersAdmin'),
  }),
  starts: [{ name: 'Un distribuidor', input: undefined, token: tokens.stored, as: 'distributor' }],
};

/** An order of the seeds that the workshop has not begun. */
const confirmed = ordersOn(today()).find(({ stage }) => stage === 'confirmado');
const id = confirmed?.id ?? '';
const from = 'confirmado' as const;

export const moveOrder: ChartKit<typeof moveOrderMachine> = plainFormKit({
  name: 'Etapa de una orden',
  about: 'Llevar una orden a otra etapa, o cancelarla: al guardarlo la lista se pide otra vez.',
  asks: 'moveOrder',
  path: `${href('ordersAdmin')}?orden=${id}`,
  start: { name: 'Quien administra', token: tokens.stored, as: 'administrator' },
  // The order's side is closed with the session, before its form hears of it.
  unheard: ['401'],
  values: [
    { name: 'Al taller', value: { id, from, to: 'en-fabricacion', note: 'Entra el lunes' } },
    { name: 'Cancelarla', value: { id, from, to: 'cancelado', note: '' } },
  ],
  answers: [{ name: 'Cambiada', value: savedOrder }],
});
