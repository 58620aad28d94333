import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { path } from '#stories/charts/samples/dealers.ts';
import type { nearMeMachine } from './near-me.machine.ts';
import { promises } from './promises.ts';

export const nearMe: ChartFixtures<typeof nearMeMachine> = {
  words: {
    name: 'Cerca de mí',
    about: 'Dónde está la persona: se pregunta al navegador cuando ella lo pide, y puede negarse.',
    states: {
      idle: 'Sin preguntar',
      locating: 'Buscando dónde está',
      'locating.brisk': waitingWords.brisk,
      'locating.slow': waitingWords.slow,
      'locating.endless': waitingWords.endless,
      located: 'Se sabe dónde está',
      denied: 'No dio permiso',
      unavailable: 'No se pudo saber',
    },
    events: {
      'near.ask': 'Cerca de mí',
      'near.cancel': 'Cancelar la espera',
      'near.forget': 'Olvidar dónde estoy',
      'near.found': 'El navegador dice dónde',
      'near.denied': 'No da permiso',
      'near.unavailable': 'El navegador no lo sabe',
    },
    invokes: { locate: 'Preguntar al navegador' },
    guards: {},
  },
  path,
  starts: [{ name: 'Visitante', input: undefined }],
  events: {
    'near.ask': bare,
    'near.cancel': bare,
    'near.forget': bare,
    'near.found': [{ name: 'En Guadalajara', value: { place: { lat: 20.67, lng: -103.35 } } }],
    'near.denied': bare,
    'near.unavailable': bare,
  },
  invokes: { locate: null },
  // No guard reads the place.
  facts: () => null,
  promises,
  outside: ['near.found', 'near.denied', 'near.unavailable'],
};
