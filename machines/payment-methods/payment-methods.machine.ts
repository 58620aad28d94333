import { assign, emit, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

interface WalletContext {
  /** The saved methods; null before the first answer. Kept during a reload, and when that fails. */
  readonly methods: readonly PaymentMethod[] | null;
  /** Id of the method being changed. */
  readonly chosen: number | null;
  /** Why the last action failed; kept until the next action. */
  readonly error: ApiError | null;
}

type WalletEvent =
  | { type: 'wallet.reload' }
  | { type: 'wallet.cancel' }
  | { type: 'wallet.makeDefault'; id: number }
  | { type: 'wallet.remove'; id: number }
  | { type: 'wallet.keep' }
  | { type: 'wallet.confirm' };

type WalletEmitted = { type: 'wallet.defaulted'; method: PaymentMethod } | { type: 'wallet.removed' };

/**
 * The saved payment methods: loading → ready, where one is made the default or, after a confirmation, removed. A
 * change shows at once; then the list is loaded again, since the server may have changed other methods too. After a
 * failure the change may have been made, or the list may be outdated: it is loaded again too.
 */
export const paymentMethodsMachine = setup({
  types: {} as {
    context: WalletContext;
    events: WalletEvent;
    emitted: WalletEmitted;
    tags: WaitingTag;
  },
  actors: {
    load: fromCall('paymentMethods'),
    makeDefault: fromCall('setDefaultPaymentMethod'),
    remove: fromCall('removePaymentMethod'),
  },
  guards: { hasError: ({ context }) => context.error !== null },
  delays: waitingDelays,
  actions: {
    keepMethods: assign({ methods: (_, params: { methods: readonly PaymentMethod[] }) => params.methods }),
    choose: assign({ chosen: (_, params: { id: number }) => params.id, error: null }),
    dropChoice: assign({ chosen: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    forgetError: assign({ error: null }),
    putDefault: assign({
      methods: ({ context }, params: { method: PaymentMethod }) =>
        context.methods?.map((method) =>
          method.id === params.method.id ? params.method : { ...method, is_default: false },
        ) ?? null,
    }),
    takeOut: assign({
      methods: ({ context }) => context.methods?.filter(({ id }) => id !== context.chosen) ?? null,
    }),
    tellDefault: emit((_, params: { method: PaymentMethod }) => ({
      type: 'wallet.defaulted' as const,
      method: params.method,
    })),
    tellRemoved: emit({ type: 'wallet.removed' }),
  },
}).createMachine({
  id: 'paymentMethods',
  context: { methods: null, chosen: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      ...waiting,
      invoke: {
        id: 'load',
        src: 'load',
        input: {},
        onDone: [
          {
            guard: 'hasError',
            target: 'ready.settled.refused',
            actions: { type: 'keepMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'keepMethods', params: ({ event }) => ({ methods: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        /** A card that was added meanwhile may be missing from the pending reply. */
        'wallet.reload': { target: 'loading', reenter: true },
        'wallet.cancel': { target: 'failed', actions: 'keepCancelled' },
      },
    },
    failed: { on: { 'wallet.reload': { target: 'loading', actions: 'forgetError' } } },
    ready: {
      initial: 'settled',
      states: {
        settled: {
          entry: 'dropChoice',
          initial: 'untouched',
          states: { untouched: {}, refused: {} },
          on: {
            'wallet.reload': { target: '#paymentMethods.loading', actions: 'forgetError' },
            'wallet.makeDefault': {
              target: 'makingDefault',
              actions: { type: 'choose', params: ({ event }) => ({ id: event.id }) },
            },
            'wallet.remove': {
              target: 'confirming',
              actions: { type: 'choose', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        confirming: { on: { 'wallet.keep': 'settled', 'wallet.confirm': 'removing' } },
        makingDefault: {
          ...waiting,
          invoke: {
            id: 'makeDefault',
            src: 'makeDefault',
            input: ({ context }) => ({ id: requireValue(context.chosen) }),
            onDone: {
              target: '#paymentMethods.loading',
              actions: [
                { type: 'putDefault', params: ({ event }) => ({ method: event.output }) },
                { type: 'tellDefault', params: ({ event }) => ({ method: event.output }) },
              ],
            },
            onError: {
              target: '#paymentMethods.loading',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'wallet.cancel': { target: '#paymentMethods.loading', actions: 'keepCancelled' } },
        },
        removing: {
          ...waiting,
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ id: requireValue(context.chosen) }),
            onDone: { target: '#paymentMethods.loading', actions: ['takeOut', 'tellRemoved'] },
            onError: {
              target: '#paymentMethods.loading',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'wallet.cancel': { target: '#paymentMethods.loading', actions: 'keepCancelled' } },
        },
      },
    },
  },
});
