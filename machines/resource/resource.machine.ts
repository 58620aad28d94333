import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** Input of the call, wrapped so that a resource may take any type. */
interface Query<Input> {
  readonly input: Input;
}

interface ResourceContext<Data, Input> {
  readonly query: Query<Input>;
  /** The newest reply; kept during a refresh and after a failed one. */
  readonly data: Data | null;
  readonly error: ApiError | null;
}

export type ResourceEvent<Input, Data = unknown> =
  | { type: 'resource.load'; input: Input }
  | { type: 'resource.retry' }
  | { type: 'resource.cancel' }
  | { type: 'resource.clear' }
  /** A newer reply came by itself. */
  | { type: 'resource.arrived'; data: Data };

interface ResourceOptions<Data> {
  /** Whether it loads on start. */
  readonly loadOnStart?: boolean;
  /** Calls back with newer replies that nobody asked it for, until the returned function is called. @default never */
  readonly follow?: (tell: (data: Data) => void) => () => void;
}

/**
 * "Load a resource": idle → loading → ready or failed. Loading again keeps the old reply and aborts the load under
 * way, so only the newest request is answered. One that follows newer replies shows them without a wait.
 */
export function createResourceMachine<Data, Input>(
  id: string,
  load: Task<Data, Input>,
  initialInput: Input,
  { loadOnStart = false, follow }: ResourceOptions<Data> = {},
) {
  const resourceSetup = setup({
    types: {} as {
      context: ResourceContext<Data, Input>;
      events: ResourceEvent<Input, Data>;
      tags: WaitingTag;
    },
    actors: {
      load: fromPromise<Data, Query<Input>>(({ input, signal }) => load(input.input, signal)),
      follow: fromCallback<ResourceEvent<Input, Data>>(({ sendBack }) =>
        follow?.((data) => {
          sendBack({ type: 'resource.arrived', data });
        }),
      ),
    },
    delays: waitingDelays,
    actions: {
      remember: assign({ query: (_, params: Query<Input>) => params }),
      keepData: assign({ data: (_, params: { data: Data }) => params.data, error: null }),
      keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
      keepCancelled: assign({ error: cancelled }),
      forget: assign({ data: null, error: null }),
    },
  });
  /** Only where nothing else is awaited: what a load answers is never older than what came by itself before. */
  const following =
    follow === undefined
      ? {}
      : resourceSetup.createStateConfig({
          invoke: { id: 'follow', src: 'follow' },
          on: {
            'resource.arrived': {
              actions: { type: 'keepData', params: ({ event }) => ({ data: event.data }) },
            },
          },
        });
  return resourceSetup.createMachine({
    id,
    context: { query: { input: initialInput }, data: null, error: null },
    initial: loadOnStart ? 'loading' : 'idle',
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
      ready: following,
      failed: { on: { 'resource.retry': 'loading' } },
    },
  });
}
