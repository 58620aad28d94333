import type { SavedView } from '#src/api/stored/panel/views-store.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import { promises } from './promises.ts';
import type { savedViewsMachine } from './saved-views.machine.ts';

const dealers: SavedView = { list: 'users', name: 'Distribuidores', values: { rol: 'distribuidor' } };

export const savedViews: ChartFixtures<typeof savedViewsMachine> = {
  words: {
    name: 'Vistas guardadas',
    about:
      'Los filtros de una lista a los que alguien puso nombre; este navegador los recuerda hasta que cierra sesión, y quitar uno se puede deshacer.',
    states: { quiet: 'Sin aviso', undoable: 'La que se quitó se puede devolver' },
    events: {
      'views.save': 'Guardar la vista',
      'views.remove': 'Quitar una vista',
      'views.undo': 'Deshacer',
      'views.dismiss': 'Entendido',
      'views.found': 'El navegador recuerda',
    },
    invokes: { watch: 'Seguir lo que guarda el navegador' },
    guards: {},
  },
  path: '/panel/usuarios?rol=distribuidor',
  starts: [{ name: 'Quien administra', input: { list: 'users' }, token: tokens.stored, as: 'administrator' }],
  events: {
    'views.save': [{ name: 'Distribuidores', value: { name: dealers.name, values: dealers.values } }],
    'views.remove': [{ name: 'Distribuidores', value: { name: dealers.name } }],
    'views.undo': bare,
    'views.dismiss': bare,
    'views.found': [
      { name: 'Una, de otra pestaña', value: { views: [dealers] } },
      { name: 'Ninguna', value: { views: [] } },
    ],
  },
  invokes: { watch: null },
  facts: ({ views, removed }) => [views.length, removed !== null],
  silent: ['keep'],
  promises,
  outside: ['views.found'],
};
