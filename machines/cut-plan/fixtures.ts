import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { administrator, path } from '#stories/charts/samples/cutting.ts';
import type { cutPlanMachine } from './cut-plan.machine.ts';
import { promises } from './promises.ts';

export const cutPlan: ChartFixtures<typeof cutPlanMachine> = {
  words: {
    name: 'Plan de corte',
    about:
      'Dónde va cada pieza en sus rollos y barras: se calcula aparte de la página, tarda más con más piezas, y se puede detener, empezar otra vez, y volver a hacer si alguien más tomó el material.',
    states: {
      planning: 'Acomodando',
      ready: 'Listo',
      outdated: 'Ya no alcanza',
      stopped: 'Detenido',
      failed: 'No se pudo',
    },
    events: {
      'plan.progress': 'Va otra parte',
      'plan.made': 'Quedó el plan',
      'plan.failed': 'Algo no llegó',
      'plan.cancel': 'Detenerlo',
      'plan.begin': 'Volver a empezar',
      'plan.renew': 'Volver a planear',
      'plan.read': 'Llegó lo que hay ahora',
    },
    invokes: { plan: 'Acomodar las piezas' },
    actions: { forgetProgress: 'pone el avance en cero' },
    guards: {},
  },
  path,
  starts: [{ name: 'Quien administra', input: { cloths: [], bars: [] }, holdsPlans: true, ...administrator }],
  events: {
    'plan.progress': [{ name: 'La mitad', value: { progress: { done: 2, total: 4 } } }],
    'plan.made': [{ name: 'Un plan', value: { result: { cloths: [], bars: [] } } }],
    'plan.failed': bare,
    'plan.cancel': bare,
    'plan.begin': bare,
    'plan.renew': bare,
    'plan.read': [{ name: 'Lo que hay', value: { task: { cloths: [], bars: [] } } }],
  },
  invokes: { plan: null },
  facts: () => null,
  promises,
  outside: ['plan.progress', 'plan.failed', 'plan.renew', 'plan.read'],
};
