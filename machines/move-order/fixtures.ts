import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { from, id, savedOrder } from '#stories/charts/samples/orders.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { moveOrderMachine } from './move-order.machine.ts';

export const moveOrder: ChartFixtures<typeof moveOrderMachine> = plainFormFixtures({
  name: 'Etapa de una orden',
  about: 'Llevar una orden a otra etapa, o cancelarla: al guardarlo la lista se pide otra vez.',
  asks: 'moveOrder',
  path: `${href('ordersAdmin')}?orden=${id}`,
  start: { name: 'Quien administra', token: tokens.stored, as: 'administrator' },
  // The order's pane closes with the session, before its form receives the 401.
  neverReceived: ['401'],
  values: [
    { name: 'Reservar su material', value: { id, from, to: 'material-reservado', note: 'Entra el lunes' } },
    { name: 'Cancelarla', value: { id, from, to: 'cancelado', note: 'Cambió de idea' } },
  ],
  answers: [{ name: 'Cambiada', value: savedOrder }],
});
