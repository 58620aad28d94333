import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { path, waiting } from '#stories/charts/samples/samples.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { sampleRequestsMachine } from './sample-requests.machine.ts';

export const sampleRequests: ChartFixtures<typeof sampleRequestsMachine> = {
  ...resourceFixtures({
    follows: true,
    name: 'Pedidos de muestras',
    about: 'Las muestras que han pedido los visitantes, para quien administra la tienda.',
    load: 'Actualizar',
    asks: 'sampleRequests',
    path,
    inputs: [{ name: 'Todos', value: {} }],
    answers: [
      { name: 'Uno por mandar', value: waiting === undefined ? [] : [waiting] },
      { name: 'Ninguno', value: [] },
    ],
  }),
  starts: [{ name: 'Quien administra', input: undefined, token: tokens.stored, as: 'administrator' }],
};
