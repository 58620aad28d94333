import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { path, waiting } from '#stories/charts/samples/samples.ts';
import { plainFormFixtures } from '../plain-form/fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { sendSamplesMachine } from './send-samples.machine.ts';

export const sendSamples: ChartFixtures<typeof sendSamplesMachine> = plainFormFixtures({
  name: 'Mandar muestras',
  about: 'Anotar que las muestras de un pedido ya salieron.',
  asks: 'sendSamples',
  neverReceived: ['401'],
  path,
  start: { name: 'Quien administra', token: tokens.stored, as: 'administrator' },
  values: [{ name: 'Las del pedido', value: { id: 'muestras-2' } }],
  answers: [{ name: 'Anotado', value: { ...waiting, status: 'enviada' } }],
});
