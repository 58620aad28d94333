import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { cartOfTwo, cartWithProblem, emptyCart, path, start } from '#stories/charts/samples/cart.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import type { checkOutMachine } from './check-out.machine.ts';
import { promises } from './promises.ts';

export const checkOut: ChartFixtures<typeof checkOutMachine> = {
  words: {
    name: 'Hacer la orden',
    about:
      'Del carrito a una orden, una sola: se mira el carrito como está ahora, se confirma, y lo que el servidor rechaza se vuelve a mirar.',
    states: {
      closed: 'Cerrado',
      looking: 'Mirando el carrito',
      'looking.brisk': waitingWords.brisk,
      'looking.slow': waitingWords.slow,
      'looking.endless': waitingWords.endless,
      unseen: 'No se pudo mirar',
      reviewing: 'Por confirmar',
      'reviewing.untouched': 'Sin pedir',
      'reviewing.refused': 'No se pudo pedir',
      ordering: 'Pidiendo',
      'ordering.brisk': waitingWords.brisk,
      'ordering.slow': waitingWords.slow,
      'ordering.endless': waitingWords.endless,
      done: 'Hecha',
    },
    events: {
      'checkOut.open': 'Hacer la orden',
      'checkOut.close': 'Cerrar',
      'checkOut.retry': 'Reintentar',
      'checkOut.cancel': 'Cancelar la espera',
      'checkOut.order': 'Pedir',
    },
    invokes: { look: 'Pedir el carrito de ahora', order: 'Hacer la orden' },
    guards: { canOrder: 'hay ventanas y todas se pueden pedir', hasError: 'la orden acaba de fallar' },
  },
  path,
  // The link to the order is beside the cart.
  screenAsks: ['cart'],
  starts: [{ ...start, input: undefined }],
  events: {
    'checkOut.open': [{ name: 'Con su clave', value: { attempt: 'intento-1' } }],
    'checkOut.close': bare,
    'checkOut.retry': bare,
    'checkOut.cancel': bare,
    'checkOut.order': [
      {
        name: 'Con notas',
        value: {
          notes: 'Por la mañana',
          postcode: null,
          delivery: null,
          totalCentavos: cartOfTwo.totals.total_centavos,
        },
      },
    ],
  },
  invokes: {
    look: {
      asks: 'cart',
      answers: [
        { name: 'Se puede pedir', value: cartOfTwo },
        { name: 'Con una ventana que no', value: cartWithProblem },
        { name: 'Vacío', value: emptyCart },
      ],
    },
    order: { asks: 'checkOut', answers: [{ name: 'Hecho', value: savedOrder }] },
  },
  facts: ({ cart: known, error }) => [
    known?.lines.map(({ problem }) => problem === null) ?? null,
    error !== null,
  ],
  promises,
};
