import { locate } from '#mocks/seeds/locations.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { mariana } from '#stories/charts/samples/people.ts';
import { formFixtures } from '../verified-form/fixtures.ts';
import type { registerMachine, RegisterValues } from './register.machine.ts';

const complete: RegisterValues = {
  name: 'Ana Lozano Ríos',
  email: 'ana@correo.mx',
  phone: '8155501420',
  ...locate('Nuevo León', 'Monterrey'),
  password: 'secreta-123',
  password_confirmation: 'secreta-123',
};

const empty: RegisterValues = {
  name: '',
  email: '',
  phone: '',
  state_id: null,
  municipality_id: null,
  password: '',
  password_confirmation: '',
};

export const register: ChartFixtures<typeof registerMachine> = formFixtures({
  outside: ['form.restart'],
  name: 'Registro',
  about: 'Crear una cuenta: llenar, marcar la casilla, enviar; si algo falla, lo escrito sigue ahí.',
  asks: 'register',
  path: '/autenticacion',
  values: [
    { name: 'Todo lleno', value: complete },
    { name: 'Todo vacío', value: empty },
  ],
  answers: [{ name: 'Cuenta creada', value: mariana }],
});
