import { states as allStates } from '#mocks/seeds/locations.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { none, path } from '#stories/charts/samples/locations.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { statesMachine } from './states.machine.ts';

export const states: ChartFixtures<typeof statesMachine> = resourceFixtures({
  name: 'Estados',
  about: 'La lista de estados del registro: se pide al llegar, puede tardar, fallar y pedirse de nuevo.',
  load: 'Pedir los estados',
  asks: 'states',
  path,
  inputs: [{ name: 'Todos', value: {} }],
  answers: [{ name: 'Los 32 estados', value: [...allStates] }, none],
});
