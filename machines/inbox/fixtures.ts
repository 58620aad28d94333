import type { SetAside } from '#src/api/stored/panel/aside-store.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { inboxMachine } from './inbox.machine.ts';
import { promises } from './promises.ts';

const done: SetAside = { key: 'quote cotizacion-1', cause: 'accepted 0', until: null };
const later: SetAside = { key: 'order orden-1', cause: 'late 0', until: Date.UTC(2026, 10, 28, 6) };

export const inbox: ChartFixtures<typeof inboxMachine> = {
  words: {
    name: 'Qué sigue',
    about:
      'De lo que espera por quien entró, lo que ya hizo o dejó para mañana; este navegador lo recuerda, y lo último se puede deshacer.',
    states: { quiet: 'Sin aviso', undoable: 'Lo último se puede deshacer' },
    events: {
      'inbox.setAside': 'Apartar',
      'inbox.undo': 'Deshacer',
      'inbox.dismiss': 'Entendido',
      'inbox.found': 'El navegador recuerda',
    },
    invokes: { watch: 'Seguir lo que guarda el navegador' },
    guards: {},
  },
  path: '/panel',
  starts: [{ name: 'Quien administra', input: undefined, token: tokens.stored, as: 'administrator' }],
  events: {
    'inbox.setAside': [
      { name: 'Ya está hecho', value: { item: done } },
      { name: 'Mañana', value: { item: later } },
    ],
    'inbox.undo': bare,
    'inbox.dismiss': bare,
    'inbox.found': [
      { name: 'Algo, de otra pestaña', value: { aside: [done] } },
      { name: 'Nada', value: { aside: [] } },
    ],
  },
  invokes: { watch: null },
  facts: () => null,
  silent: ['keep'],
  promises,
  outside: ['inbox.found'],
};
