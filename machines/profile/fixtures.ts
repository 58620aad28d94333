import { locate } from '#mocks/seeds/locations.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { mariana } from '#stories/charts/samples/people.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { profileMachine } from './profile.machine.ts';

const complete = {
  name: 'Mariana Treviño',
  email: 'mariana@correo.mx',
  phone: '8155501421',
  ...locate('Nuevo León', 'Monterrey'),
};

export const profile: ChartFixtures<typeof profileMachine> = plainFormFixtures({
  name: 'Datos del perfil',
  about: 'Los datos propios: cambiarlos y guardarlos; si algo falla, lo escrito sigue ahí.',
  asks: 'updateProfile',
  path: '/panel/perfil',
  start: { name: 'Mariana en su perfil', token: tokens.stored },
  values: [
    { name: 'Todo lleno', value: complete },
    { name: 'Sin teléfono', value: { ...complete, phone: '' } },
  ],
  answers: [{ name: 'Guardados', value: mariana }],
});
