import { href } from '#src/config/routes.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { namedBrand, plainBrand } from '#stories/charts/samples/brand.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { brandMachine } from './brand.machine.ts';

export const brand: ChartFixtures<typeof brandMachine> = {
  ...resourceFixtures({
    name: 'Tu marca',
    about: 'Cómo firma quien distribuye: se pide al abrir su pestaña, y otra vez al guardarla.',
    load: 'Pedir la marca',
    asks: 'brand',
    path: `${href('profile')}?seccion=marca`,
    inputs: [{ name: 'La suya', value: {} }],
    answers: [
      { name: 'Con nombre', value: namedBrand },
      { name: 'Sin nada', value: plainBrand },
    ],
  }),
  starts: [{ name: 'Quien distribuye', input: undefined, token: tokens.stored, as: 'distributor' }],
};
