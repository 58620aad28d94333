import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { sample } from '#stories/charts/samples/samples.ts';
import { promises } from './promises.ts';
import type { sampleBasketMachine } from './sample-basket.machine.ts';

export const sampleBasket: ChartFixtures<typeof sampleBasketMachine> = {
  words: {
    name: 'Muestras elegidas',
    about:
      'Las muestras que alguien elige en las páginas de las telas; este navegador las guarda hasta que se piden.',
    states: { empty: 'Ninguna', some: 'Con algunas' },
    events: {
      'basket.add': 'Elegir una',
      'basket.remove': 'Quitarla',
      'basket.clear': 'Ya se pidieron',
      'basket.found': 'El navegador recuerda',
    },
    invokes: { watch: 'Seguir lo que guarda el navegador' },
    guards: {
      isEmpty: 'no queda ninguna',
      hasSome: 'hay alguna',
      fits: 'cabe, y no estaba',
    },
  },
  path: '/detalles/screen-5/blanco-lino',
  starts: [{ name: 'Nadie ha elegido', input: { most: 10 } }],
  events: {
    'basket.add': [{ name: 'Esta tela', value: { sample } }],
    'basket.remove': [{ name: 'Esta tela', value: { sample } }],
    'basket.clear': bare,
    'basket.found': [
      { name: 'Una, de otra pestaña', value: { samples: [sample] } },
      { name: 'Ninguna', value: { samples: [] } },
    ],
  },
  invokes: { watch: null },
  facts: ({ samples }) => samples.length,
  silent: ['keep'],
  promises,
  outside: ['basket.found', 'basket.clear'],
};
