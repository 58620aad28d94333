import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { tokens } from '../session/fixtures.ts';
import type { countersMachine } from './counters.machine.ts';
import { promises } from './promises.ts';

const answers = [
  { name: 'Cuatro', value: 4 },
  { name: 'Ninguna', value: 0 },
  { name: 'Más de doce mil', value: 12_345 },
];

const region = (name: string, word: string) => ({
  [name]: word,
  [`${name}.idle`]: 'Sin contar',
  [`${name}.loading`]: 'Contando',
  [`${name}.loading.brisk`]: waitingWords.brisk,
  [`${name}.loading.slow`]: waitingWords.slow,
  [`${name}.loading.endless`]: waitingWords.endless,
  [`${name}.ready`]: 'Al día',
  [`${name}.failed`]: 'Sin dato',
});

export const counters: ChartFixtures<typeof countersMachine> = {
  words: {
    name: 'Contadores',
    about: 'Cotizaciones, órdenes y carrito: cada uno se cuenta, falla y se actualiza por su lado.',
    states: {
      ...region('quotes', 'Cotizaciones'),
      ...region('orders', 'Órdenes'),
      ...region('cart', 'Carrito'),
    },
    events: {
      'counters.load': 'Contar todo',
      'counters.clear': 'Olvidar todo',
      'quotes.refresh': 'Contar cotizaciones',
      'orders.refresh': 'Contar órdenes',
      'cart.refresh': 'Contar el carrito',
      'quotes.changed': 'Cambiaron las cotizaciones',
      'orders.changed': 'Cambiaron las órdenes',
      'cart.changed': 'Cambió el carrito',
      'quotes.cancel': 'Dejar de contar cotizaciones',
      'orders.cancel': 'Dejar de contar órdenes',
      'cart.cancel': 'Dejar de contar el carrito',
    },
    invokes: {
      quotes: 'Cuántas cotizaciones',
      orders: 'Cuántas órdenes',
      cart: 'Cuánto hay en el carrito',
      watchChanges: 'Oír qué cambió',
    },
    guards: {},
  },
  path: '/panel',
  starts: [
    {
      name: 'Con sesión',
      input: undefined,
      token: tokens.stored,
      sends: ['counters.clear', 'counters.load'],
    },
  ],
  events: {
    'counters.load': bare,
    'counters.clear': bare,
    'quotes.refresh': bare,
    'orders.refresh': bare,
    'cart.refresh': bare,
    'quotes.changed': bare,
    'orders.changed': bare,
    'cart.changed': bare,
    'quotes.cancel': bare,
    'orders.cancel': bare,
    'cart.cancel': bare,
  },
  invokes: {
    quotes: { asks: 'countQuotes', answers },
    orders: { asks: 'countOrders', answers },
    cart: { asks: 'countCart', answers },
    watchChanges: null,
  },
  // No guard reads the numbers.
  facts: () => null,
  promises,
  outside: ['counters.load', 'counters.clear', 'quotes.changed', 'orders.changed', 'cart.changed'],
};
