import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { formFixtures } from '../verified-form/fixtures.ts';
import type { recoverMachine } from './recover.machine.ts';

export const recover: ChartFixtures<typeof recoverMachine> = formFixtures({
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
