import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { common } from '#stories/charts/samples/orders.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { networkOrdersMachine } from './network-orders.machine.ts';

export const networkOrders: ChartFixtures<typeof networkOrdersMachine> = {
  ...resourceFixtures({
    follows: true,
    outside: ['resource.clear'],
    ...common,
    name: 'Órdenes de la red',
    about:
      'Las órdenes de toda la red: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'networkOrders',
    path: href('ordersAdmin'),
  }),
  starts: [{ name: 'Un distribuidor', input: undefined, token: tokens.stored, as: 'distributor' }],
};
