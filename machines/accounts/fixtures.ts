import type { User } from '#src/api/contract/user.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import { switched } from '../users/fixtures.ts';
import type { accountsMachine } from './accounts.machine.ts';

const unfinished: User = { ...switched, tier: null, active_map: false };

export const accounts: ChartFixtures<typeof accountsMachine> = {
  ...resourceFixtures({
    name: 'Cuentas por terminar',
    about: 'Las cuentas, para decir en el inicio cuáles le faltan por terminar a quien administra la tienda.',
    load: 'Actualizar',
    asks: 'users',
    path: '/panel',
    inputs: [{ name: 'Todas', value: {} }],
    answers: [
      { name: 'Una sin nivel', value: [unfinished] },
      { name: 'Ninguna', value: [] },
    ],
  }),
  starts: [{ name: 'Quien administra', input: undefined, token: tokens.stored, as: 'administrator' }],
};
