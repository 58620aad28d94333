import { municipalities as allMunicipalities } from '#mocks/seeds/locations.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { none, path } from '#stories/charts/samples/locations.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { municipalitiesMachine } from './municipalities.machine.ts';

const NUEVO_LEON = 19;

const YUCATAN = 31;

export const municipalities: ChartFixtures<typeof municipalitiesMachine> = resourceFixtures({
  outside: [],
  name: 'Municipios',
  about: 'Los municipios del estado que se eligió: cambiar de estado los pide de nuevo.',
  load: 'Elegir un estado',
  asks: 'municipalities',
  path,
  inputs: [
    { name: 'Nuevo León', value: { id: NUEVO_LEON } },
    { name: 'Yucatán', value: { id: YUCATAN } },
  ],
  answers: [
    { name: 'Los de Nuevo León', value: allMunicipalities.filter(({ state_id }) => state_id === NUEVO_LEON) },
    none,
  ],
});
