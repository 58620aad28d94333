import { assign, fromCallback, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import { watchChanges } from '#src/api/changes.ts';
import type { CounterName } from '#src/api/contract/counter.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

export { counterNames, type CounterName } from '#src/api/contract/counter.ts';

interface CountersContext {
  /** Newest counts, whole numbers; null before the first reply. The cart is 0 after logout (B50). */
  readonly counts: Readonly<Record<CounterName, number | null>>;
  readonly errors: Readonly<Record<CounterName, ApiError | null>>;
}

type CountersEvent =
  | { type: 'counters.load' }
  | { type: 'counters.clear' }
  | { type: `${CounterName}.refresh` }
  /** A call has changed what is counted. */
  | { type: `${CounterName}.changed` }
  | { type: `${CounterName}.cancel` };

const NOTHING: CountersContext = {
  counts: { quotes: null, orders: null, cart: 0 },
  errors: { quotes: null, orders: null, cart: null },
};

const countersSetup = setup({
  types: {} as { context: CountersContext; events: CountersEvent; tags: WaitingTag },
  actors: {
    quotes: fromCall('countQuotes'),
    orders: fromCall('countOrders'),
    cart: fromCall('countCart'),
    watchChanges: fromCallback<CountersEvent>(({ sendBack }) =>
      watchChanges((names) => {
        for (const name of names) sendBack({ type: `${name}.changed` });
      }),
    ),
  },
  delays: waitingDelays,
  actions: {
    keepCount: assign({
      counts: ({ context }, params: { name: CounterName; count: number }) => ({
        ...context.counts,
        [params.name]: params.count,
      }),
      errors: ({ context }, params: { name: CounterName; count: number }) => ({
        ...context.errors,
        [params.name]: null,
      }),
    }),
    keepError: assign({
      errors: ({ context }, params: { name: CounterName; error: unknown }) => ({
        ...context.errors,
        [params.name]: toFailure(params.error),
      }),
    }),
    forget: assign(NOTHING),
  },
});

/** States of one counter; the three differ only in the call they make. */
function region<Name extends CounterName>(name: Name) {
  const restart = {
    'counters.load': 'loading',
    [`${name}.refresh`]: 'loading',
    [`${name}.changed`]: 'loading',
  } as const;
  return countersSetup.createStateConfig({
    initial: 'idle',
    states: {
      idle: { on: { 'counters.load': 'loading' } },
      loading: {
        ...waiting,
        invoke: {
          id: name,
          src: name,
          input: {},
          onDone: {
            target: 'ready',
            actions: { type: 'keepCount', params: ({ event }) => ({ name, count: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => ({ name, error: event.error }) },
          },
        },
        on: {
          'counters.load': { target: 'loading', reenter: true },
          /** The reply under way may have been counted before the change. */
          [`${name}.changed`]: { target: 'loading', reenter: true },
          [`${name}.cancel`]: {
            target: 'failed',
            actions: { type: 'keepError', params: () => ({ name, error: cancelled() }) },
          },
        },
      },
      ready: { on: restart },
      failed: { on: restart },
    },
  });
}

/**
 * The counters of quotes, orders and cart: each loads, fails and refreshes independently, also after every call that
 * changes what it counts (`changes` in the contract), and keeps its last number meanwhile. After logout no data of
 * the person remains and the cart is 0 (B50).
 */
export const countersMachine = countersSetup.createMachine({
  id: 'counters',
  context: NOTHING,
  type: 'parallel',
  invoke: { id: 'watchChanges', src: 'watchChanges' },
  on: {
    'counters.clear': { target: ['.quotes.idle', '.orders.idle', '.cart.idle'], actions: 'forget' },
  },
  states: { quotes: region('quotes'), orders: region('orders'), cart: region('cart') },
});
