import { assign, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** The three counters of the panel's header. */
export const counterNames = ['quotes', 'orders', 'cart'] as const;
export type CounterName = (typeof counterNames)[number];

interface CountersContext {
  /** Newest counts, whole numbers; null before the first reply. The cart is 0 after logout (SPEC 4). */
  readonly counts: Readonly<Record<CounterName, number | null>>;
  readonly errors: Readonly<Record<CounterName, ApiError | null>>;
}

type CountersEvent =
  | { type: 'counters.load' }
  | { type: 'counters.clear' }
  | { type: `${CounterName}.refresh` }
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

/** One counter's life; the three differ in nothing but the call they make. */
function region<Name extends CounterName>(name: Name) {
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
          [`${name}.cancel`]: {
            target: 'failed',
            actions: { type: 'keepError', params: () => ({ name, error: cancelled() }) },
          },
        },
      },
      ready: { on: { 'counters.load': 'loading', [`${name}.refresh`]: 'loading' } },
      failed: { on: { 'counters.load': 'loading', [`${name}.refresh`]: 'loading' } },
    },
  });
}

/**
 * The counters of quotes, orders and cart: each loads, fails and refreshes by itself, and keeps its last number
 * while it does. After logout nothing of the person is left and the cart is 0 (SPEC 4).
 */
export const countersMachine = countersSetup.createMachine({
  id: 'counters',
  context: NOTHING,
  type: 'parallel',
  on: {
    'counters.clear': { target: ['.quotes.idle', '.orders.idle', '.cart.idle'], actions: 'forget' },
  },
  states: { quotes: region('quotes'), orders: region('orders'), cart: region('cart') },
});
