import { roles as allRoles } from '#mocks/seeds/roles.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { newUser, start } from '#stories/charts/samples/user-forms.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { rolesMachine } from './roles.machine.ts';

export const roles: ChartFixtures<typeof rolesMachine> = {
  ...resourceFixtures({
    name: 'Roles',
    about: 'Los roles que puede tener una cuenta: se piden al abrir su formulario.',
    load: 'Pedir los roles',
    asks: 'roles',
    path: newUser,
    inputs: [{ name: 'Todos', value: {} }],
    answers: [
      { name: 'Los tres roles', value: allRoles },
      { name: 'Ninguno', value: [] },
    ],
  }),
  starts: [{ ...start, input: undefined }],
};
