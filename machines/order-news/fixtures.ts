import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { from, id, savedOrder } from '#stories/charts/samples/orders.ts';
import { tokens } from '../session/fixtures.ts';
import type { orderNewsMachine } from './order-news.machine.ts';
import { promises } from './promises.ts';

const confirmed = { ...savedOrder, id, stage: from };

export const orderNews: ChartFixtures<typeof orderNewsMachine> = {
  words: {
    name: 'Novedades de una orden',
    about:
      'Una orden abierta cambia con las novedades de su lista y dice qué pasó, menos lo que hizo la propia persona.',
    states: {
      following: 'Siguiéndola',
      acting: 'La persona la cambia',
      acted: 'Falta leer lo que hizo',
    },
    events: {
      'order.arrived': 'Llegó con las novedades',
      'order.read': 'La lista trae la orden de nuevo',
      'order.act': 'La persona manda un cambio',
      'order.acted': 'Se hizo, o pudo hacerse',
      'order.refused': 'No se hizo',
    },
    invokes: { follow: 'Seguir las novedades' },
    guards: { isChanged: 'alguien la cambió' },
  },
  path: `${href('ordersAdmin')}?orden=${id}`,
  starts: [
    {
      name: 'Quien administra abre una orden',
      input: { order: confirmed },
      token: tokens.stored,
      as: 'administrator',
    },
  ],
  events: {
    'order.arrived': [{ name: 'Ya está lista', value: { order: { ...confirmed, stage: 'listo' } } }],
    'order.read': [{ name: 'Como estaba', value: { order: confirmed } }],
    'order.act': bare,
    'order.acted': bare,
    'order.refused': bare,
  },
  invokes: { follow: null },
  facts: ({ order, before }) => [order.stage, before?.stage ?? null],
  promises,
  outside: ['order.arrived', 'order.read', 'order.act', 'order.acted', 'order.refused'],
};
