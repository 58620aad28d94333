import { assign, fromPromise, setup } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** What is asked for, wrapped so that a resource may take any input. */
interface Query<Input> {
  readonly input: Input;
}

interface ResourceContext<Data, Input> {
  readonly query: Query<Input>;
  /** The newest reply; kept while a refresh is under way and when it fails. */
  readonly data: Data | null;
  readonly error: ApiError | null;
}

type ResourceEvent<Input> =
  | { type: 'resource.load'; input: Input }
  | { type: 'resource.retry' }
  | { type: 'resource.cancel' }
  | { type: 'resource.clear' };

interface ResourceOptions {
  /** Whether it loads as soon as it starts, being of use to whoever starts it. */
  readonly atOnce?: boolean;
}

/**
 * "Load a resource": idle → loading → ready or failed. Loading again keeps what was there; a newer load replaces
 * the one under way, so that the answer shown is always the one to the newest question.
 */
export function createResourceMachine<Data, Input>(
  id: string,
  load: Task<Data, Input>,
  initialInput: Input,
  { atOnce = false }: ResourceOptions = {},
) {
  return setup({
    types: {} as {
      context: ResourceContext<Data, Input>;
      events: ResourceEvent<Input>;
      tags: WaitingTag;
    },
    actors: { load: fromPromise<Data, Query<Input>>(({ input, signal }) => load(input.input, signal)) },
    delays: waitingDelays,
    actions: {
      remember: assign({ query: (_, params: Query<Input>) => params }),
      keepData: assign({ data: (_, params: { data: Data }) => params.data, error: null }),
      keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
      keepCancelled: assign({ error: cancelled }),
      forget: assign({ data: null, error: null }),
    },
  }).createMachine({
    id,
    context: { query: { input: initialInput }, data: null, error: null },
    initial: atOnce ? 'loading' : 'idle',
    on: {
      'resource.load': {
        target: '.loading',
        reenter: true,
        actions: { type: 'remember', params: ({ event }) => ({ input: event.input }) },
      },
      'resource.clear': { target: '.idle', actions: 'forget' },
    },
    states: {
      idle: {},
      loading: {
        ...waiting,
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => context.query,
          onDone: {
            target: 'ready',
            actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        },
        on: { 'resource.cancel': { target: 'failed', actions: 'keepCancelled' } },
      },
      ready: {},
      failed: { on: { 'resource.retry': 'loading' } },
    },
  });
}
