import { assign, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { msUntilItExpires } from './support/ms-until-it-expires.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

interface SharedQuoteInput {
  /** Word of the link. */
  readonly share: string;
  /** Where the shop is: a day ends there. */
  readonly timeZone: string;
}

interface SharedQuoteContext extends SharedQuoteInput {
  readonly quote: SharedQuote | null;
  readonly error: ApiError | null;
  /** What the client answers, and what they write with it. */
  readonly answer: { readonly accept: boolean; readonly note: string };
}

type SharedQuoteEvent =
  | { type: 'shared.reload' }
  | { type: 'shared.cancel' }
  | { type: 'shared.accept'; note: string }
  | { type: 'shared.reject'; note: string };

/** A quote as its client sees it through the link: loading → open, where it can be accepted or rejected → closed. */
export const sharedQuoteMachine = setup({
  types: {} as {
    context: SharedQuoteContext;
    events: SharedQuoteEvent;
    input: SharedQuoteInput;
    tags: WaitingTag;
  },
  actors: { load: fromCall('sharedQuote'), answer: fromCall('answerSharedQuote') },
  delays: {
    ...waitingDelays,
    /** Until the last day on which it holds has ended. */
    untilItExpires: ({ context: { quote, timeZone } }) => msUntilItExpires(quote?.expires_on, timeZone),
  },
  guards: {
    isOpen: ({ context }) => context.quote?.status === 'enviada' || context.quote?.status === 'vista',
  },
  actions: {
    keepQuote: assign({ quote: (_, params: { quote: SharedQuote }) => params.quote, error: null }),
    keepAnswer: assign({ answer: (_, params: { accept: boolean; note: string }) => params, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
  },
}).createMachine({
  id: 'sharedQuote',
  context: ({ input }) => ({ ...input, quote: null, error: null, answer: { accept: true, note: '' } }),
  initial: 'loading',
  states: {
    loading: {
      ...waiting,
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ share: context.share }),
        onDone: {
          target: 'sorting',
          actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'shared.cancel': { target: 'failed', actions: 'keepCancelled' } },
    },
    failed: { on: { 'shared.reload': 'loading' } },
    sorting: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'closed' }] },
    open: {
      initial: 'untouched',
      after: { untilItExpires: 'closed' },
      states: { untouched: {}, refused: {} },
      on: {
        'shared.accept': {
          target: 'answering',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ accept: true, note: event.note }) },
        },
        'shared.reject': {
          target: 'answering',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ accept: false, note: event.note }) },
        },
        'shared.reload': 'loading',
      },
    },
    answering: {
      ...waiting,
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context: { share, answer } }) => ({ share, ...answer }),
        onDone: {
          target: 'sorting',
          actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: {
          target: 'open.refused',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'shared.cancel': { target: 'open.refused', actions: 'keepCancelled' } },
    },
    /** Accepted, rejected, expired or an order already: it is only read. */
    closed: { on: { 'shared.reload': 'loading' } },
  },
});
