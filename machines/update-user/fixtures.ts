import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { emptyUser, ID, person, start } from '#stories/charts/samples/user-forms.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import type { updateUserMachine } from './update-user.machine.ts';

export const updateUser: ChartFixtures<typeof updateUserMachine> = {
  ...plainFormFixtures({
    name: 'Datos de un usuario',
    about: 'Lo que se sabe de una cuenta y su rol: al guardarlo se cierra el formulario.',
    asks: 'updateUser',
    path: `${href('users')}?usuario=${String(ID)}`,
    start,
    values: [
      { name: 'Otros datos', value: { user: { id: ID, ...person }, place: null, risk: null } },
      { name: 'Todo vacío', value: { user: { id: ID, ...emptyUser }, place: null, risk: null } },
      {
        name: 'Sin saber su rol',
        value: { user: { id: ID, ...emptyUser }, place: null, risk: 'role-unknown' },
      },
    ],
    answers: [{ name: 'Cambios guardados', value: true }],
    guards: { isHeld: 'guardar quitaría algo' },
  }),
  // No walked value moves the place.
  lets: ['setCoordinates'],
};
