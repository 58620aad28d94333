import { assign, fromCallback, setup } from 'xstate';
import { keepSamples, watchSamples, type ChosenSample } from '#src/api/stored/sample-store.ts';

export type { ChosenSample };

interface SampleBasketContext {
  readonly samples: readonly ChosenSample[];
  /** How many a person may choose. */
  readonly most: number;
}

type SampleBasketEvent =
  | { type: 'basket.add'; sample: ChosenSample }
  | { type: 'basket.remove'; sample: ChosenSample }
  | { type: 'basket.clear' }
  | { type: 'basket.found'; samples: readonly ChosenSample[] };

/** Whether two are samples of the same colour of a cloth. */
export const isSameSample = (
  one: Pick<ChosenSample, 'variant' | 'color'>,
  other: Pick<ChosenSample, 'variant' | 'color'>,
): boolean => one.variant === other.variant && one.color === other.color;

/** The samples that a person chose, kept by this browser until they are requested: empty or with some. */
export const sampleBasketMachine = setup({
  types: {} as {
    context: SampleBasketContext;
    events: SampleBasketEvent;
    input: { readonly most: number };
  },
  actors: {
    /** Reports what this browser keeps, and what other tabs change. */
    watch: fromCallback<SampleBasketEvent>(({ sendBack }) =>
      watchSamples((samples) => {
        sendBack({ type: 'basket.found', samples });
      }),
    ),
  },
  guards: {
    isEmpty: ({ context }) => context.samples.length === 0,
    hasSome: ({ context }) => context.samples.length > 0,
    fits: ({ context: { samples, most } }, params: { sample: ChosenSample }) =>
      samples.length < most && !samples.some((one) => isSameSample(one, params.sample)),
  },
  actions: {
    add: assign({
      samples: ({ context }, params: { sample: ChosenSample }) => [...context.samples, params.sample],
    }),
    remove: assign({
      samples: ({ context }, params: { sample: ChosenSample }) =>
        context.samples.filter((one) => !isSameSample(one, params.sample)),
    }),
    clear: assign({ samples: [] }),
    follow: assign({ samples: (_, params: { samples: readonly ChosenSample[] }) => params.samples }),
    keep: ({ context }) => {
      keepSamples(context.samples);
    },
  },
}).createMachine({
  id: 'sampleBasket',
  context: ({ input }) => ({ samples: [], most: input.most }),
  invoke: { id: 'watch', src: 'watch' },
  on: {
    'basket.found': {
      actions: { type: 'follow', params: ({ event }) => ({ samples: event.samples }) },
    },
    'basket.add': {
      guard: { type: 'fits', params: ({ event }) => ({ sample: event.sample }) },
      actions: [{ type: 'add', params: ({ event }) => ({ sample: event.sample }) }, 'keep'],
    },
  },
  initial: 'empty',
  states: {
    empty: { always: { guard: 'hasSome', target: 'some' } },
    some: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'basket.remove': {
          actions: [{ type: 'remove', params: ({ event }) => ({ sample: event.sample }) }, 'keep'],
        },
        'basket.clear': { actions: ['clear', 'keep'] },
      },
    },
  },
});
