import type { Wait } from '#src/content/delivering/delivery.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { draft, pathWithDraft } from '#stories/charts/samples/quotes-samples.ts';
import { resourceFixtures } from '../resource/fixtures.ts';
import type { availabilityMachine } from './availability.machine.ts';

/** What the draft's window waits for. */
const supplyOf = (...waits: readonly Wait[]) => draft.windows.map(({ key }) => ({ key, low: false, waits }));

export const availability: ChartFixtures<typeof availabilityMachine> = {
  ...resourceFixtures({
    outside: ['resource.load', 'resource.retry', 'resource.cancel', 'resource.clear'],
    name: 'Lo que falta',
    about:
      'Qué esperarían unas ventanas si se piden hoy, para decir cuándo se entregan. Cotizar nunca lo espera.',
    load: 'Preguntar por las ventanas',
    asks: 'availability',
    path: pathWithDraft,
    inputs: [{ name: 'Una ventana', value: { windows: [] } }],
    answers: [
      {
        name: 'Su tela, sin fecha',
        value: supplyOf({ kind: 'tela', what: 'Blackout Lino', state: 'out', arrives_on: null }),
      },
      { name: 'Nada', value: supplyOf() },
    ],
  }),
  starts: [{ name: 'Visitante con una ventana', input: undefined }],
};
