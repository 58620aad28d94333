import { assign, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** A change of one cart line. */
interface Quantity {
  readonly key: string;
  readonly quantity: number;
}

interface CartContext {
  /** The server's newest answer; null before the first. Kept during a reload. */
  readonly cart: Cart | null;
  /** Why the last action failed; kept until the next action. */
  readonly error: ApiError | null;
  readonly wanted: Quantity | null;
  /** The line removed last, so that it can be restored. */
  readonly taken: WindowPayload | null;
}

type CartEvent =
  | { type: 'cart.reload' }
  | { type: 'cart.cancel' }
  | ({ type: 'cart.setQuantity' } & Quantity)
  | { type: 'cart.remove'; window: WindowPayload }
  | { type: 'cart.putBack' };

const cartSetup = setup({
  types: {} as {
    context: CartContext;
    events: CartEvent;
    /** `busy`: a line is being changed. */
    tags: WaitingTag | 'busy';
  },
  actors: {
    load: fromCall('cart'),
    setQuantity: fromCall('setCartQuantity'),
    remove: fromCall('removeFromCart'),
    putBack: fromCall('addToCart'),
  },
  delays: waitingDelays,
  guards: {
    hasCart: ({ context }) => context.cart !== null,
    hasTaken: ({ context }) => context.taken !== null,
  },
  actions: {
    keepCart: assign({ cart: (_, params: { cart: Cart }) => params.cart }),
    want: assign({ wanted: (_, params: Quantity) => params, error: null }),
    take: assign({ taken: (_, params: { window: WindowPayload }) => params.window, error: null }),
    forgetTaken: assign({ taken: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    forgetError: assign({ error: null }),
  },
});

const changed = {
  target: 'ready',
  actions: {
    type: 'keepCart',
    params: ({ event }: { event: { output: Cart } }) => ({ cart: event.output }),
  },
} as const;

/** After a failure the server may have made the change, or our copy may be outdated: the cart is loaded again. */
const refused = {
  target: 'loading',
  actions: {
    type: 'keepError',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

const cancelTransition = { target: 'loading', actions: 'keepCancelled' } as const;

/**
 * The cart: loading → ready, where a line's quantity is set, a line is removed, and a removed line is restored.
 * Every answer is the whole cart at today's prices.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: { cart: null, error: null, wanted: null, taken: null },
  initial: 'loading',
  states: {
    loading: {
      ...waiting,
      invoke: {
        id: 'load',
        src: 'load',
        input: {},
        onDone: {
          target: 'ready',
          actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: [
          {
            guard: 'hasCart',
            target: 'ready',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        /** The reply under way may be older than a change made elsewhere on the page. */
        'cart.reload': { target: 'loading', reenter: true },
        'cart.cancel': [
          { guard: 'hasCart', target: 'ready', actions: 'keepCancelled' },
          { target: 'failed', actions: 'keepCancelled' },
        ],
      },
    },
    failed: { on: { 'cart.reload': { target: 'loading', actions: 'forgetError' } } },
    ready: {
      on: {
        'cart.reload': { target: 'loading', actions: 'forgetError' },
        'cart.setQuantity': {
          target: 'settingQuantity',
          actions: {
            type: 'want',
            params: ({ event }) => ({ key: event.key, quantity: event.quantity }),
          },
        },
        'cart.remove': {
          target: 'removing',
          actions: { type: 'take', params: ({ event }) => ({ window: event.window }) },
        },
        'cart.putBack': { guard: 'hasTaken', target: 'puttingBack', actions: 'forgetError' },
      },
    },
    settingQuantity: {
      ...waiting,
      tags: ['waiting', 'busy'],
      invoke: {
        id: 'setQuantity',
        src: 'setQuantity',
        input: ({ context }) => requireValue(context.wanted),
        onDone: changed,
        onError: refused,
      },
      on: {
        'cart.cancel': cancelTransition,
        /** The newest quantity replaces the one being sent. */
        'cart.setQuantity': {
          target: 'settingQuantity',
          reenter: true,
          actions: {
            type: 'want',
            params: ({ event }) => ({ key: event.key, quantity: event.quantity }),
          },
        },
      },
    },
    removing: {
      ...waiting,
      tags: ['waiting', 'busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ key: requireValue(context.taken).key }),
        onDone: changed,
        onError: { ...refused, actions: [refused.actions, 'forgetTaken'] },
      },
      on: { 'cart.cancel': { target: 'loading', actions: ['keepCancelled', 'forgetTaken'] } },
    },
    puttingBack: {
      ...waiting,
      tags: ['waiting', 'busy'],
      invoke: {
        id: 'putBack',
        src: 'putBack',
        input: ({ context }) => ({ windows: [requireValue(context.taken)] }),
        onDone: { ...changed, actions: [changed.actions, 'forgetTaken'] },
        onError: refused,
      },
      on: { 'cart.cancel': cancelTransition },
    },
  },
});
