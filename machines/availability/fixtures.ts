import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { pathWithDraft } from '#stories/charts/samples/quotes-samples.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { availabilityMachine } from './availability.machine.ts';

export const availability: ChartFixtures<typeof availabilityMachine> = {
  ...resourceFixtures({
    outside: ['resource.load', 'resource.retry', 'resource.cancel', 'resource.clear'],
    name: 'Telas agotadas',
    about: 'Qué telas están agotadas o se acaban, para decir cuándo se entrega. Cotizar nunca lo espera.',
    load: 'Pedir las telas agotadas',
    asks: 'availability',
    path: pathWithDraft,
    inputs: [{ name: 'Todas', value: {} }],
    answers: [
      { name: 'La suya, sin fecha', value: [{ code: 'EB-101', state: 'out', arrives_on: null }] },
      { name: 'Ninguna', value: [] },
    ],
  }),
  starts: [{ name: 'Visitante con una ventana', input: undefined }],
};
