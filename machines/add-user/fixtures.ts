import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { emptyUser, newUser, person, start } from '#stories/charts/samples/user-forms.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import type { addUserMachine } from './add-user.machine.ts';

export const addUser: ChartFixtures<typeof addUserMachine> = plainFormFixtures({
  name: 'Alta de usuario',
  about: 'Una cuenta nueva: al crearla se cierra el formulario y la lista se pide otra vez.',
  asks: 'addUser',
  path: newUser,
  start,
  values: [
    {
      name: 'Todo lleno',
      value: { ...person, password: 'secreta-123', password_confirmation: 'secreta-123' },
    },
    { name: 'Todo vacío', value: { ...emptyUser, password: '', password_confirmation: '' } },
  ],
  answers: [{ name: 'Cuenta creada', value: true }],
});
