import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { namedBrand } from '#stories/charts/samples/brand.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { saveBrandMachine } from './save-brand.machine.ts';

export const saveBrand: ChartFixtures<typeof saveBrandMachine> = plainFormFixtures({
  name: 'Guardar tu marca',
  about: 'Nombre, logotipo, contacto, condiciones y cuenta con los que firma quien distribuye.',
  asks: 'saveBrand',
  path: `${href('profile')}?seccion=marca`,
  start: { name: 'Quien distribuye', token: tokens.stored, as: 'distributor' },
  values: [
    { name: 'Todo lleno', value: { brand: namedBrand, file: null } },
    {
      name: 'Sin cuenta',
      value: { brand: { ...namedBrand, pay_to: { bank: '', holder: '', clabe: '' } }, file: null },
    },
  ],
  answers: [{ name: 'Guardada', value: namedBrand }],
});
