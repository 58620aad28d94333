import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { id, savedOrder } from '#stories/charts/samples/orders.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { addPaymentMachine } from './add-payment.machine.ts';

export const addPayment: ChartFixtures<typeof addPaymentMachine> = plainFormFixtures({
  name: 'Pago de una orden',
  about: 'Avisar que se pagó una orden; quien administra registra lo que se recibió.',
  asks: 'addPayment',
  path: `${href('ordersAdmin')}?orden=${id}&pago=nuevo`,
  start: { name: 'Quien administra', token: tokens.stored, as: 'administrator' },
  // The order's pane closes with the session, before its form receives the 401.
  neverReceived: ['401'],
  values: [
    {
      name: 'Mil doscientos pesos en efectivo',
      value: {
        ...{ id, attempt: 'intento-1', known_payments: 1, amount_centavos: 123_457 },
        ...{ paid_on: '2026-11-20', way: 'transferencia' as const, reference: 'SPEI 4471' },
      },
    },
  ],
  answers: [{ name: 'Registrado', value: savedOrder }],
});
