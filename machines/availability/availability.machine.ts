import { assign, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { InputOf, OutputOf } from '#src/api/contract/index.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

type Windows = InputOf<'availability'>['windows'];

interface AvailabilityContext {
  /** The windows that were asked about last. */
  readonly windows: Windows;
  /** The newest reply; of the asked windows in `ready` alone. */
  readonly data: OutputOf<'availability'> | null;
  readonly error: ApiError | null;
}

/** How long windows must stay the same before they are asked about again, in ms: measures are typed digit by digit. */
const SETTLE_MS = 400;

/**
 * What windows wait for if they are ordered today: the first are asked about at once, others when they stay the same for a
 * moment. Nothing waits for it.
 */
export const availabilityMachine = setup({
  types: {} as {
    context: AvailabilityContext;
    events: { type: 'availability.ask'; windows: Windows };
    tags: WaitingTag;
  },
  actors: { load: fromCall('availability') },
  delays: { ...waitingDelays, settled: SETTLE_MS },
  actions: {
    remember: assign({ windows: (_, params: { windows: Windows }) => params.windows }),
    keepData: assign({ data: (_, params: { data: OutputOf<'availability'> }) => params.data, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
  },
}).createMachine({
  id: 'availability',
  context: { windows: [], data: null, error: null },
  initial: 'idle',
  on: {
    'availability.ask': {
      target: '.settling',
      reenter: true,
      actions: { type: 'remember', params: ({ event }) => ({ windows: event.windows }) },
    },
  },
  states: {
    idle: {
      on: {
        'availability.ask': {
          target: 'loading',
          actions: { type: 'remember', params: ({ event }) => ({ windows: event.windows }) },
        },
      },
    },
    settling: { after: { settled: 'loading' } },
    loading: {
      ...waiting,
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ windows: context.windows }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {},
    failed: {},
  },
});
