import { assign, emit, fromCallback, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import { watchCardField, type CardFieldMessage } from '#src/api/card-field.ts';
import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';
import { ApiError, toFailure } from '#src/api/errors.ts';
import { CANCELLABLE_AFTER_MS, CARD_FIELD_MISSING_AFTER_MS } from '#src/config/constants.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

interface CardContext {
  /** Origin of the frame whose messages are accepted. */
  readonly origin: string;
  /** How many times the frame was requested; a new number creates a new frame. */
  readonly attempt: number;
  /** Token that the provider returned for the card. It is sent once and not kept. */
  readonly token: string | null;
  /** The provider's reason for refusing a card. */
  readonly reason: string | null;
  readonly error: ApiError | null;
}

type CardEvent =
  | { type: 'card.open' }
  | { type: 'card.close' }
  | { type: 'card.retry' }
  | { type: 'card.submit' }
  | { type: 'card.cancel' }
  | CardFieldMessage;

type CardEmitted = { type: 'card.ask' } | { type: 'card.saved'; method: PaymentMethod };

/** The provider's page did not answer. */
const unreachable = () => new ApiError({ kind: 'unreachable', call: null });

/**
 * Adds a card: closed → open (the provider's frame loads, is ready, turns the card into a token) → saving the token
 * → done. The card number is typed into the frame and never reaches the app; the screen that draws the frame
 * forwards `card.ask` to it.
 */
export const addCardMachine = setup({
  types: {} as {
    context: CardContext;
    events: CardEvent;
    emitted: CardEmitted;
    input: { origin: string };
    /** `shown`: the frame is on the page. */
    tags: WaitingTag | 'shown';
  },
  actors: {
    save: fromCall('addPaymentMethod'),
    watchField: fromCallback<CardEvent, { origin: string }>(({ input, sendBack }) =>
      watchCardField(input.origin, sendBack),
    ),
  },
  delays: { ...waitingDelays, missingAfter: CARD_FIELD_MISSING_AFTER_MS - CANCELLABLE_AFTER_MS },
  actions: {
    nextAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepToken: assign({ token: (_, params: { token: string }) => params.token }),
    dropToken: assign({ token: null }),
    keepReason: assign({ reason: (_, params: { reason: string | null }) => params.reason }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepUnreachable: assign({ error: unreachable }),
    keepCancelled: assign({ error: cancelled }),
    forget: assign({ reason: null, error: null }),
    ask: emit({ type: 'card.ask' }),
    tellSaved: emit((_, params: { method: PaymentMethod }) => ({
      type: 'card.saved' as const,
      method: params.method,
    })),
  },
}).createMachine({
  id: 'addCard',
  context: ({ input }) => ({ origin: input.origin, attempt: 0, token: null, reason: null, error: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'card.open': 'open' } },
    open: {
      tags: 'shown',
      invoke: { id: 'watchField', src: 'watchField', input: ({ context }) => ({ origin: context.origin }) },
      initial: 'loading',
      on: { 'card.close': 'closed' },
      states: {
        loading: {
          ...waiting,
          entry: ['forget', 'nextAttempt'],
          states: {
            ...waiting.states,
            endless: { ...waiting.states.endless, after: { missingAfter: '#addCard.open.missing' } },
          },
          on: { 'card.ready': 'ready' },
        },
        /** The provider's page did not load in time; if it loads later, the form continues. */
        missing: { on: { 'card.retry': 'loading', 'card.ready': 'ready' } },
        ready: {
          initial: 'untouched',
          states: { untouched: {}, declined: {}, failed: {} },
          on: {
            'card.submit': { target: 'tokenizing', actions: 'ask' },
            'card.tokenizing': 'tokenizing',
          },
        },
        tokenizing: {
          ...waiting,
          entry: 'forget',
          on: {
            'card.invalid': 'ready',
            'card.tokenized': {
              target: '#addCard.saving',
              actions: { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
            },
            'card.declined': {
              target: 'ready.declined',
              actions: { type: 'keepReason', params: ({ event }) => ({ reason: event.reason }) },
            },
            'card.failed': { target: 'ready.failed', actions: 'keepUnreachable' },
            'card.cancel': { target: 'ready.failed', actions: 'keepCancelled' },
          },
        },
      },
    },
    saving: {
      ...waiting,
      tags: ['waiting', 'shown'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ token: requireValue(context.token) }),
        onDone: {
          target: 'done',
          actions: { type: 'tellSaved', params: ({ event }) => ({ method: event.output }) },
        },
        onError: {
          target: 'open.ready.failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      exit: 'dropToken',
      on: { 'card.cancel': { target: 'open.ready.failed', actions: 'keepCancelled' } },
    },
    done: { on: { 'card.open': 'open' } },
  },
});
