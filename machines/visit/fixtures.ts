import type { PreviousVisit } from '#src/api/stored/visit-store.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { mariana } from '#stories/charts/samples/people.ts';
import { tokens } from '../session/fixtures.ts';
import { promises } from './promises.ts';
import type { visitMachine } from './visit.machine.ts';

const before: PreviousVisit = {
  at: Date.UTC(2026, 8, 14, 23, 20),
  counts: { quotes: 2, orders: 2, cart: 5 },
  files: { prices: '2026-03-17T16:30:00.000Z', catalogs: null },
};

export const visit: ChartFixtures<typeof visitMachine> = {
  words: {
    name: 'Visita',
    about:
      'La visita al panel de quien entró: se anota lo que ve y se compara con lo que vio en la anterior.',
    states: { here: 'Está en el panel', away: 'Está en otra cosa' },
    events: {
      'visit.opened': 'El navegador recuerda',
      'visit.turned': 'Vuelve después de mucho',
      'visit.left': 'Deja de ver la página',
      'visit.resumed': 'La ve de nuevo',
      'visit.saw': 'Ve sus números y archivos',
    },
    invokes: { watchVisit: 'Recordar sus visitas' },
    guards: {},
  },
  path: '/panel',
  starts: [{ name: 'Mariana', input: { person: mariana.id }, token: tokens.stored }],
  events: {
    'visit.opened': [
      { name: 'Nada: es su primera visita', value: { before: null } },
      { name: 'Lo que vio la vez anterior', value: { before } },
    ],
    'visit.turned': [{ name: 'Lo que vio la vez anterior', value: { before } }],
    'visit.left': bare,
    'visit.resumed': bare,
    'visit.saw': [{ name: 'Cuatro cotizaciones', value: { seen: { counts: { quotes: 4 }, files: {} } } }],
  },
  invokes: { watchVisit: null },
  facts: () => null,
  silent: ['keepSeen', 'reportCounters'],
  promises,
  outside: ['visit.opened', 'visit.turned', 'visit.saw'],
};
