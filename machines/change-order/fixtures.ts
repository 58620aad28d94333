import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { from, id, savedOrder } from '#stories/charts/samples/orders.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { changeOrderMachine } from './change-order.machine.ts';

export const changeOrder: ChartFixtures<typeof changeOrderMachine> = plainFormFixtures({
  name: 'Cambio de una orden',
  about: 'Mover la fecha prometida, o mandar a cortar otra vez una pieza.',
  asks: 'changeOrder',
  path: `${href('ordersAdmin')}?orden=${id}&cambio=promesa`,
  start: { name: 'Quien administra', token: tokens.stored, as: 'administrator' },
  // The order's pane closes with the session, before its form receives the 401.
  neverReceived: ['401'],
  values: [
    {
      name: 'Otra fecha prometida',
      value: {
        ...{ id, from, known_changes: 0, kind: 'promesa' as const, day: '2099-12-03' },
        ...{ window: null, pieces: null, note: 'El cliente sale de viaje' },
      },
    },
  ],
  answers: [{ name: 'Cambiada', value: savedOrder }],
});
