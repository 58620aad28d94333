import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { path, shown, start, withdrawn } from '#stories/charts/samples/publications.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import type { withdrawFileMachine } from './withdraw-file.machine.ts';

export const withdrawFile: ChartFixtures<typeof withdrawFileMachine> = plainFormFixtures({
  name: 'Retirar un archivo',
  about: 'Quien administra retira de las descargas un archivo publicado, o lo pone otra vez a la vista.',
  asks: 'withdrawFile',
  path,
  start,
  values: [{ name: 'Se retira', value: { id: shown.id, withdrawn: true } }],
  answers: [{ name: 'Retirado', value: withdrawn }],
});
