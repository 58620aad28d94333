import { assign, emit, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

interface CheckOutContext {
  /** Idempotency key: the server makes one order per key, however often it is requested. */
  readonly attempt: string;
  /** The current cart, loaded when the review opens. */
  readonly cart: Cart | null;
  readonly notes: string;
  /** Where it is delivered; null when nobody said it. */
  readonly postcode: string | null;
  /** The rest of its address; null when nobody typed it. */
  readonly delivery: AddressPayload | null;
  /** The total that the person saw, with the freight to that place. */
  readonly totalCentavos: number;
  readonly order: SavedOrder | null;
  readonly error: ApiError | null;
}

type Ordering = Pick<CheckOutContext, 'notes' | 'postcode' | 'delivery' | 'totalCentavos'>;

type CheckOutEvent =
  | { type: 'checkOut.open'; attempt: string }
  | { type: 'checkOut.close' }
  | { type: 'checkOut.retry' }
  | { type: 'checkOut.cancel' }
  | ({ type: 'checkOut.order' } & Ordering);

type CheckOutEmitted = { type: 'checkOut.ordered'; order: SavedOrder };

const NOTHING = {
  attempt: '',
  cart: null,
  notes: '',
  postcode: null,
  delivery: null,
  totalCentavos: 0,
  order: null,
  error: null,
};

/**
 * Turns the cart into an order, exactly once: closed → looking (loads today's prices and stock) → reviewing →
 * ordering → done. After a refusal the cart is loaded and reviewed again before another request; the key of the
 * attempt stays the same, so an order whose reply was lost is not made twice.
 */
export const checkOutMachine = setup({
  types: {} as {
    context: CheckOutContext;
    events: CheckOutEvent;
    emitted: CheckOutEmitted;
    tags: WaitingTag | 'shown';
  },
  actors: { look: fromCall('cart'), order: fromCall('checkOut') },
  delays: waitingDelays,
  guards: {
    canOrder: ({ context: { cart } }) =>
      cart !== null && cart.lines.length > 0 && cart.lines.every(({ problem }) => problem === null),
    hasError: ({ context }) => context.error !== null,
  },
  actions: {
    /** Notes of an attempt that made no order are those of the next. */
    begin: assign(({ context: { order, notes } }, params: { attempt: string }) => ({
      ...NOTHING,
      notes: order === null ? notes : '',
      attempt: params.attempt,
    })),
    keepCart: assign({ cart: (_, params: { cart: Cart }) => params.cart }),
    keepWishes: assign(
      (_, { notes, postcode, delivery, totalCentavos }: Ordering): Ordering & { error: null } => ({
        notes,
        postcode,
        delivery,
        totalCentavos,
        error: null,
      }),
    ),
    keepOrder: assign({ order: (_, params: { order: SavedOrder }) => params.order, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    forgetError: assign({ error: null }),
    announce: emit((_, params: { order: SavedOrder }) => ({
      type: 'checkOut.ordered' as const,
      order: params.order,
    })),
  },
}).createMachine({
  id: 'checkOut',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'checkOut.open': {
          target: 'looking',
          actions: { type: 'begin', params: ({ event }) => ({ attempt: event.attempt }) },
        },
      },
    },
    looking: {
      ...waiting,
      tags: ['waiting', 'shown'],
      invoke: {
        id: 'look',
        src: 'look',
        input: {},
        onDone: [
          {
            guard: 'hasError',
            target: 'reviewing.refused',
            actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'reviewing',
            actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: {
          target: 'unseen',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'checkOut.close': 'closed',
        'checkOut.cancel': { target: 'unseen', actions: 'keepCancelled' },
      },
    },
    /** Checks out only what the person has reviewed. */
    unseen: {
      tags: 'shown',
      on: {
        'checkOut.retry': { target: 'looking', actions: 'forgetError' },
        'checkOut.close': 'closed',
      },
    },
    reviewing: {
      tags: 'shown',
      initial: 'untouched',
      states: { untouched: {}, refused: {} },
      on: {
        'checkOut.close': 'closed',
        'checkOut.order': {
          guard: 'canOrder',
          target: 'ordering',
          actions: { type: 'keepWishes', params: ({ event }) => event },
        },
      },
    },
    ordering: {
      ...waiting,
      tags: ['waiting', 'shown'],
      invoke: {
        id: 'order',
        src: 'order',
        input: ({ context }) => {
          const { revision, price_list } = requireValue(context.cart);
          return {
            attempt: context.attempt,
            notes: context.notes,
            ...(context.postcode === null ? {} : { postal_code: context.postcode }),
            ...(context.delivery === null ? {} : { delivery: context.delivery }),
            revision,
            price_list: { id: price_list.id, version: price_list.version },
            total_centavos: context.totalCentavos,
          };
        },
        onDone: {
          target: 'done',
          actions: [
            { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
            { type: 'announce', params: ({ event }) => ({ order: event.output }) },
          ],
        },
        onError: {
          target: 'looking',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'checkOut.cancel': { target: 'looking', actions: 'keepCancelled' } },
    },
    done: {
      tags: 'shown',
      on: {
        'checkOut.close': 'closed',
        'checkOut.open': {
          target: 'looking',
          actions: { type: 'begin', params: ({ event }) => ({ attempt: event.attempt }) },
        },
      },
    },
  },
});
