import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import type { offlineCopyMachine } from './offline-copy.machine.ts';
import { promises } from './promises.ts';

export const offlineCopy: ChartFixtures<typeof offlineCopyMachine> = {
  words: {
    name: 'Usar sin internet',
    about:
      'Todo el sitio en este navegador: se cuenta lo que falta, y se guarda cuando la persona lo pide. Puede cortarse o no caber.',
    states: {
      counting: 'Contando lo que falta',
      offered: 'Se puede pedir',
      keeping: 'Guardando',
      cut: 'Se cortó',
      full: 'No cabe',
      complete: 'Está todo',
      impossible: 'Aquí no se puede',
    },
    events: {
      'copy.ask': 'Usar sin internet',
      'copy.stop': 'Detener',
      'copy.counted': 'Van tantos',
      'copy.complete': 'Ya está todo',
      'copy.cut': 'Se corta la conexión',
      'copy.full': 'No hay espacio',
      'copy.impossible': 'No hay quien guarde',
    },
    invokes: { count: 'Contar lo que falta', keep: 'Guardar por partes' },
    guards: {},
  },
  path: '/aviso-de-privacidad',
  starts: [{ name: 'Visitante', input: undefined }],
  events: {
    'copy.ask': bare,
    'copy.stop': bare,
    'copy.counted': [{ name: 'Van 40 de 150', value: { kept: 40, of: 150 } }],
    'copy.complete': bare,
    'copy.cut': bare,
    'copy.full': bare,
    'copy.impossible': bare,
  },
  invokes: { count: null, keep: null },
  facts: () => null,
  promises,
  outside: ['copy.counted', 'copy.complete', 'copy.cut', 'copy.full', 'copy.impossible'],
};
