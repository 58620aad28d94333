import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { promises } from './promises.ts';
import type { retryWaitMachine } from './retry-wait.machine.ts';

export const retryWait: ChartFixtures<typeof retryWaitMachine> = {
  words: {
    name: 'Demasiados intentos',
    about:
      'Lo que el servidor pide esperar después de demasiados intentos, contado hasta que se puede otra vez.',
    states: {
      free: 'Sin espera',
      held: 'Hay que esperar',
      'held.counting': 'Contando los segundos',
      over: 'Ya se puede',
    },
    events: {
      'retry.hold': 'El servidor pide esperar',
      'retry.forget': 'Ya no importa',
    },
    invokes: {},
    guards: {},
    delays: { untilOver: 'la espera' },
  },
  path: '/login',
  starts: [{ name: 'Un formulario', input: undefined }],
  events: {
    'retry.hold': [{ name: 'Dos segundos', value: { waitMs: 2_000 } }],
    'retry.forget': bare,
  },
  invokes: {},
  // No guard reads the seconds.
  facts: () => null,
  promises,
  outside: ['retry.hold', 'retry.forget'],
};
