import type { recoverMachine } from '#machines/recover.machine.ts';
import { formKit } from './form.ts';
import type { ChartKit } from './kit.ts';

export const recover: ChartKit<typeof recoverMachine> = formKit({
  name: 'Recuperar el acceso',
  about: 'Pedir el correo que devuelve el acceso: escribirlo, marcar la casilla, enviar, y pedir otro.',
  asks: 'sendRecoverEmail',
  path: '/autenticacion#recuperar',
  values: [
    { name: 'Un correo', value: { email: 'ana@correo.mx' } },
    { name: 'Vacío', value: { email: '' } },
  ],
  answers: [{ name: 'Correo enviado', value: true }],
});
