import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { path, planned, shown, start, withdrawn } from '#stories/charts/samples/publications.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { publicationsMachine } from './publications.machine.ts';

export const publications: ChartFixtures<typeof publicationsMachine> = {
  ...resourceFixtures({
    name: 'Archivos publicados',
    about: 'Lo que está a la vista, programado o retirado en las descargas, para quien administra la tienda.',
    load: 'Actualizar',
    asks: 'publications',
    path,
    inputs: [{ name: 'Todos', value: {} }],
    answers: [
      { name: 'Uno a la vista y otro programado', value: [shown, planned] },
      { name: 'Uno retirado', value: [withdrawn] },
      { name: 'Ninguno', value: [] },
    ],
  }),
  starts: [{ ...start, input: undefined }],
};
