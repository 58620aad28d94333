import { assign, emit, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { given } from './support/given.ts';
import { msUntilItExpires } from './support/ms-until-it-expires.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

interface QuoteInput {
  /** Id of the quote. */
  readonly id: string;
  /** Where the shop is: a day ends there. */
  readonly timeZone: string;
}

/** The list and the total that the person saw, in centavos. */
export interface SeenPrice {
  readonly price_list: { readonly id: string; readonly version: number };
  readonly total_centavos: number;
}

interface QuoteContext extends QuoteInput {
  /** As the server last answered it; null before the first answer. */
  readonly quote: SavedQuote | null;
  /** Why the last thing asked for did not work; said until something else is asked for. */
  readonly error: ApiError | null;
  readonly seen: SeenPrice | null;
  readonly accept: boolean;
}

type QuoteEvent =
  | { type: 'quote.reload' }
  | { type: 'quote.cancel' }
  | { type: 'quote.send' }
  | { type: 'quote.accept' }
  | { type: 'quote.reject' }
  | ({ type: 'quote.renew' } & SeenPrice)
  | { type: 'quote.convert' }
  | { type: 'quote.remove' }
  | { type: 'quote.keep' }
  | { type: 'quote.confirm' };

/** What was done, so that lists and counters follow. */
type Told = 'quote.sent' | 'quote.answered' | 'quote.renewed' | 'quote.converted';
type QuoteEmitted = { type: Told; quote: SavedQuote } | { type: 'quote.removed' };

const quoteSetup = setup({
  types: {} as {
    context: QuoteContext;
    events: QuoteEvent;
    emitted: QuoteEmitted;
    input: QuoteInput;
    /** `busy`: something was asked for, and what stands there may be old in a moment. */
    tags: WaitingTag | 'busy';
  },
  actors: {
    load: fromCall('quote'),
    send: fromCall('sendQuote'),
    answer: fromCall('answerQuote'),
    renew: fromCall('renewQuote'),
    convert: fromCall('convertQuote'),
    remove: fromCall('removeQuote'),
  },
  delays: {
    ...waitingDelays,
    /** Until the last day on which it holds has ended. */
    untilItExpires: ({ context: { quote, timeZone } }) => msUntilItExpires(quote?.expires_on, timeZone),
  },
  guards: {
    stands: ({ context }, params: { as: QuoteStatus }) => context.quote?.status === params.as,
    hasQuote: ({ context }) => context.quote !== null,
  },
  actions: {
    keepQuote: assign({ quote: (_, params: { quote: SavedQuote }) => params.quote }),
    keepSeen: assign({ seen: (_, params: SeenPrice) => params }),
    keepAnswer: assign({ accept: (_, params: { accept: boolean }) => params.accept }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    forgetError: assign({ error: null }),
    tell: emit((_, params: { what: Told; quote: SavedQuote }) => ({
      type: params.what,
      quote: params.quote,
    })),
    tellRemoved: emit({ type: 'quote.removed' }),
  },
});

/** What comes of something that was asked for and answers with the quote as it is now. */
const answeredWith = (what: Told) => ({
  target: 'standing' as const,
  actions: [
    {
      type: 'keepQuote' as const,
      params: ({ event }: { event: { output: SavedQuote } }) => ({ quote: event.output }),
    },
    {
      type: 'tell' as const,
      params: ({ event }: { event: { output: SavedQuote } }) => ({ what, quote: event.output }),
    },
  ],
});

/** Whatever was refused or got lost, nobody knows how the quote stands now: it is asked for again. */
const refused = {
  target: 'loading',
  actions: {
    type: 'keepError',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

/** What is given up may have been done all the same: the quote is asked for again. */
const givenUp = { 'quote.cancel': { target: 'loading', actions: 'keepCancelled' } } as const;

const accept = {
  target: '#quote.answering',
  actions: { type: 'keepAnswer', params: { accept: true } },
} as const;
const reject = {
  target: '#quote.answering',
  actions: { type: 'keepAnswer', params: { accept: false } },
} as const;
const renew = {
  target: '#quote.renewing',
  actions: {
    type: 'keepSeen',
    params: ({ event }: { event: SeenPrice }) => ({
      price_list: event.price_list,
      total_centavos: event.total_centavos,
    }),
  },
} as const;

/**
 * One quote, in the states that the trade knows: a draft is sent, seen by the client, accepted or rejected, or its days
 * run out; an accepted one becomes an order. What may be done in each is what has a transition there; the server judges.
 */
export const quoteMachine = quoteSetup.createMachine({
  id: 'quote',
  context: ({ input }) => ({ ...input, quote: null, error: null, seen: null, accept: false }),
  initial: 'loading',
  states: {
    loading: {
      ...waiting,
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'standing',
          actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: [
          {
            guard: 'hasQuote',
            target: 'standing',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'quote.cancel': [
          { guard: 'hasQuote', target: 'standing', actions: 'keepCancelled' },
          { target: 'failed', actions: 'keepCancelled' },
        ],
      },
    },
    failed: { on: { 'quote.reload': { target: 'loading', actions: 'forgetError' } } },
    standing: {
      initial: 'sorting',
      on: { 'quote.reload': { target: 'loading', actions: 'forgetError' } },
      states: {
        sorting: {
          always: [
            { guard: { type: 'stands', params: { as: 'enviada' } }, target: 'enviada' },
            { guard: { type: 'stands', params: { as: 'vista' } }, target: 'vista' },
            { guard: { type: 'stands', params: { as: 'aceptada' } }, target: 'aceptada' },
            { guard: { type: 'stands', params: { as: 'rechazada' } }, target: 'rechazada' },
            { guard: { type: 'stands', params: { as: 'vencida' } }, target: 'vencida' },
            { guard: { type: 'stands', params: { as: 'convertida' } }, target: 'convertida' },
            { target: 'borrador' },
          ],
        },
        borrador: {
          on: { 'quote.send': '#quote.sending', 'quote.remove': '#quote.confirming' },
        },
        enviada: {
          after: { untilItExpires: 'vencida' },
          on: {
            'quote.accept': accept,
            'quote.reject': reject,
            'quote.renew': renew,
            'quote.convert': '#quote.converting',
            'quote.remove': '#quote.confirming',
          },
        },
        vista: {
          after: { untilItExpires: 'vencida' },
          on: {
            'quote.accept': accept,
            'quote.reject': reject,
            'quote.renew': renew,
            'quote.convert': '#quote.converting',
            'quote.remove': '#quote.confirming',
          },
        },
        /** What was accepted at prices that no longer hold is renewed, and waits for an answer once more. */
        aceptada: {
          on: {
            'quote.renew': renew,
            'quote.convert': '#quote.converting',
            'quote.remove': '#quote.confirming',
          },
        },
        rechazada: { on: { 'quote.renew': renew, 'quote.remove': '#quote.confirming' } },
        /** Locked, with the prices that it had, until it is renewed at today's. */
        vencida: { on: { 'quote.renew': renew, 'quote.remove': '#quote.confirming' } },
        convertida: {},
      },
    },
    confirming: { on: { 'quote.keep': 'standing', 'quote.confirm': 'removing' } },
    sending: {
      ...waiting,
      tags: ['waiting', 'busy'],
      entry: 'forgetError',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { id, quote } }) => ({ id, revision: given(quote).revision }),
        onDone: answeredWith('quote.sent'),
        onError: refused,
      },
      on: givenUp,
    },
    answering: {
      ...waiting,
      tags: ['waiting', 'busy'],
      entry: 'forgetError',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => ({
          id: context.id,
          revision: given(context.quote).revision,
          accept: context.accept,
        }),
        onDone: answeredWith('quote.answered'),
        onError: refused,
      },
      on: givenUp,
    },
    renewing: {
      ...waiting,
      tags: ['waiting', 'busy'],
      entry: 'forgetError',
      invoke: {
        id: 'renew',
        src: 'renew',
        input: ({ context }) => ({
          id: context.id,
          revision: given(context.quote).revision,
          ...given(context.seen),
        }),
        onDone: answeredWith('quote.renewed'),
        onError: refused,
      },
      on: givenUp,
    },
    converting: {
      ...waiting,
      tags: ['waiting', 'busy'],
      entry: 'forgetError',
      invoke: {
        id: 'convert',
        src: 'convert',
        input: ({ context: { id, quote } }) => ({ id, revision: given(quote).revision }),
        onDone: answeredWith('quote.converted'),
        onError: refused,
      },
      on: givenUp,
    },
    removing: {
      ...waiting,
      tags: ['waiting', 'busy'],
      entry: 'forgetError',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'removed', actions: 'tellRemoved' },
        onError: refused,
      },
      on: givenUp,
    },
    removed: { type: 'final' },
  },
});
