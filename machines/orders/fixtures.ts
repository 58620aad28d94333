import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { common } from '#stories/charts/samples/orders.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { ordersMachine } from './orders.machine.ts';

export const orders: ChartFixtures<typeof ordersMachine> = {
  ...resourceFixtures({
    follows: true,
    outside: ['resource.clear'],
    ...common,
    name: 'Órdenes',
    about:
      'Las órdenes de la persona: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo.',
    asks: 'orders',
    path: href('orders'),
  }),
  starts: [{ name: 'Mariana en sus órdenes', input: undefined, token: tokens.stored }],
};
