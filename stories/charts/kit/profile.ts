import type { profileMachine } from '#machines/profile.machine.ts';
import { locate } from '#mocks/seeds/locations.ts';
import type { ChartKit } from './kit.ts';
import { mariana } from './people.ts';
import { plainFormKit } from './plain-form.ts';
import { tokens } from './session.ts';

const complete = {
  name: 'Mariana Treviño',
  email: 'mariana@correo.mx',
  phone: '8155501421',
  ...locate('Nuevo León', 'Monterrey'),
};

export const profile: ChartKit<typeof profileMachine> = plainFormKit({
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
