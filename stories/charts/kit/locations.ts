import type { municipalitiesMachine, statesMachine } from '#machines/locations.machine.ts';
import { municipalities as allMunicipalities, states as allStates } from '#mocks/seeds/locations.ts';
import type { ChartKit } from './kit.ts';
import { resourceKit } from './resource.ts';

const path = '/autenticacion';
const NUEVO_LEON = 19;
const YUCATAN = 31;

const none = { name: 'Ninguno', value: [] };

export const states: ChartKit<typeof statesMachine> = resourceKit({
  name: 'Estados',
  about: 'La lista de estados del registro: se pide al llegar, puede tardar, fallar y pedirse de nuevo.',
  load: 'Pedir los estados',
  asks: 'states',
  path,
  inputs: [{ name: 'Todos', value: {} }],
  answers: [{ name: 'Los 32 estados', value: allStates }, none],
});

export const municipalities: ChartKit<typeof municipalitiesMachine> = resourceKit({
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
