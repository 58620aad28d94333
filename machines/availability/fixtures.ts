import { draftFromLink, draftToLink } from '#src/api/draft-link.ts';
import type { Wait } from '#src/content/delivering/supply.ts';
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { draft, pathWithDraft } from '#stories/charts/samples/quotes-samples.ts';
import { waitingStates } from '#stories/charts/samples/quotes.ts';
import type { availabilityMachine } from './availability.machine.ts';
import { promises } from './promises.ts';

const opened = draftFromLink(draftToLink(draft));

/** What the window waits for that the address brings. */
const supplyOf = (...waits: readonly Wait[]) =>
  typeof opened === 'string' ? [] : opened.windows.map(({ key }) => ({ key, low: false, waits }));

export const availability: ChartFixtures<typeof availabilityMachine> = {
  words: {
    name: 'Lo que falta',
    about:
      'Qué esperarían unas ventanas si se piden hoy, para decir cuándo se entregan. Cotizar nunca lo espera.',
    states: {
      idle: 'Sin preguntar',
      settling: 'Las medidas cambian',
      ...waitingStates('loading', 'Preguntando'),
      ready: 'Se sabe',
      failed: 'No se supo',
    },
    events: { 'availability.ask': 'Preguntar por las ventanas' },
    invokes: { load: 'Preguntar al servidor' },
    guards: {},
  },
  path: pathWithDraft,
  starts: [{ name: 'Visitante con una ventana', input: undefined }],
  events: { 'availability.ask': [{ name: 'Una ventana', value: { windows: [] } }] },
  invokes: {
    load: {
      asks: 'availability',
      answers: [
        {
          name: 'Su tela, sin fecha',
          value: supplyOf({ kind: 'tela', what: 'Blackout Lino', state: 'out', arrives_on: null }),
        },
        { name: 'Nada', value: supplyOf() },
      ],
    },
  },
  facts: ({ data, error }) => [data !== null, error !== null],
  promises,
  outside: ['availability.ask'],
};
