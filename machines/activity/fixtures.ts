import type { Activity } from '#src/api/contract/assumed/activity.ts';
import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { activityMachine } from './activity.machine.ts';

const change: Activity = {
  ...{ id: 'cuenta-9', kind: 'cuenta', subject: 'Beatriz Solís', what: 'rol' },
  ...{ before: 'Cliente', after: 'Distribuidor', note: null, at: '2026-11-20T18:30:00Z' },
  by: { id: 3, name: 'Lucía Garza', phone: null, email: null },
};

export const activity: ChartFixtures<typeof activityMachine> = {
  ...resourceFixtures({
    outside: ['resource.clear'],
    name: 'Actividad',
    about:
      'Quién cambió qué cuenta u orden: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo.',
    load: 'Actualizar',
    asks: 'activity',
    path: `${href('users')}?vista=actividad`,
    inputs: [{ name: 'Todos', value: {} }],
    answers: [
      {
        name: 'Uno, y otro del que se sabe poco',
        value: [change, { ...change, id: 'orden-1', kind: 'orden', subject: 'P-2051', by: null, at: null }],
      },
      { name: 'Ninguno', value: [] },
    ],
  }),
  starts: [{ name: 'Quien administra', input: undefined, token: tokens.stored, as: 'administrator' }],
};
