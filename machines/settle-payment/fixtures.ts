import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { id, payment, savedOrder } from '#stories/charts/samples/orders.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { settlePaymentMachine } from './settle-payment.machine.ts';

export const settlePayment: ChartFixtures<typeof settlePaymentMachine> = plainFormFixtures({
  name: 'Confirmar o anular un pago',
  about: 'Quien administra confirma que llegó un pago, o lo anula y dice por qué.',
  asks: 'settlePayment',
  path: `${href('ordersAdmin')}?orden=${id}&pago=${payment}`,
  start: { name: 'Quien administra', token: tokens.stored, as: 'administrator' },
  // The order's pane closes with the session, before its form receives the 401.
  neverReceived: ['401'],
  values: [
    {
      name: 'Se anula',
      value: {
        id,
        payment,
        from: 'recibido' as const,
        to: 'anulado' as const,
        note: 'Se registró dos veces',
      },
    },
  ],
  answers: [{ name: 'Anulado', value: savedOrder }],
});
