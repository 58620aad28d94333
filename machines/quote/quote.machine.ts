import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { fromCall, taskOf } from '#src/api/actor.ts';
import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { keptTask } from '#src/api/kept-reads.ts';
import { followNews } from '#src/api/news.ts';
import { keptQuotes } from '#src/api/stored/copies/kept-rows.ts';
import { cancelled } from '../support/cancelled.ts';
import { msUntilItExpires } from '../support/ms-until-it-expires.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

interface QuoteInput {
  /** Id of the quote. */
  readonly id: string;
  /** Time zone of the shop, which decides when a day ends. */
  readonly timeZone: string;
}

/** The list and the total that the person saw, in centavos. */
export interface SeenPrice {
  readonly price_list: { readonly id: string; readonly version: number };
  readonly total_centavos: number;
}

/** What a quote is renewed with: that price, and for how many days, not counting today. */
export interface RenewedWith extends SeenPrice {
  readonly days: number;
}

interface QuoteContext extends QuoteInput {
  /** The server's newest answer; null before the first. */
  readonly quote: SavedQuote | null;
  /** What it was before news changed it; null when none did since the person's last act. */
  readonly before: SavedQuote | null;
  /** Why the last action failed; kept until the next action. */
  readonly error: ApiError | null;
  readonly seen: RenewedWith | null;
  readonly accept: boolean;
  /** The keys of optional windows that the client does not want. */
  readonly leftOut: readonly string[];
  /** How many days it is valid once it is sent; null for as many as the shop gives. */
  readonly validDays: number | null;
  /** Notes for the workshop, as typed in the review of the order. */
  readonly notes: string;
  /** Where it is delivered; null when nobody said it. */
  readonly postcode: string | null;
  /** The rest of its address; null when nobody typed it. */
  readonly delivery: AddressPayload | null;
  /** The total that the person saw, with the freight to that place. */
  readonly totalCentavos: number;
  /** Whether the person is reviewing what a renewal would change. */
  readonly isReviewing: boolean;
}

type Ordering = Pick<QuoteContext, 'notes' | 'postcode' | 'delivery' | 'totalCentavos'>;

type QuoteEvent =
  | { type: 'quote.reload' }
  /** It came with the news of its list. */
  | { type: 'quote.arrived'; quote: SavedQuote }
  | { type: 'quote.cancel' }
  | { type: 'quote.validFor'; days: number }
  | { type: 'quote.send' }
  | { type: 'quote.accept' }
  | { type: 'quote.reject' }
  | { type: 'quote.review' }
  | { type: 'quote.setAside' }
  | ({ type: 'quote.renew' } & RenewedWith)
  | { type: 'quote.order' }
  | ({ type: 'quote.convert' } & Ordering)
  | { type: 'quote.remove' }
  | { type: 'quote.keep' }
  /** `leftOut`: the keys of optional windows that the client does not want. */
  | { type: 'quote.confirm'; leftOut?: readonly string[] };

/** Events after a successful action, so that lists reload. */
type QuoteActionEvent = 'quote.sent' | 'quote.answered' | 'quote.renewed' | 'quote.converted';

type QuoteEmitted = { type: QuoteActionEvent; quote: SavedQuote } | { type: 'quote.removed' };

const load = keptTask(taskOf('quote'), keptQuotes.row);

/** What others change in a quote: its client, time, or its maker in another tab. */
const changedByOthers = ({ status, version, revision, viewed_at, answered_at, asked_change }: SavedQuote) =>
  [status, version, revision, viewed_at, answered_at, asked_change?.at].join();

const quoteSetup = setup({
  types: {} as {
    context: QuoteContext;
    events: QuoteEvent;
    emitted: QuoteEmitted;
    input: QuoteInput;
    /** Its status; `busy`: an action is in progress, and the shown quote may be outdated once it ends. */
    tags: WaitingTag | QuoteStatus | 'busy';
  },
  actors: {
    load: fromPromise<SavedQuote, { readonly id: string }>(({ input, signal }) => load(input, signal)),
    follow: fromCallback<QuoteEvent, { readonly id: string }>(({ input, sendBack }) => {
      const tell = (rows: readonly SavedQuote[]) => {
        const quote = rows.find(({ id }) => id === input.id);
        if (quote !== undefined) sendBack({ type: 'quote.arrived', quote });
      };
      const ends = [followNews('quotes', tell), followNews('networkQuotes', tell)];
      return () => {
        for (const end of ends) end();
      };
    }),
    send: fromCall('sendQuote'),
    answer: fromCall('answerQuote'),
    renew: fromCall('renewQuote'),
    convert: fromCall('convertQuote'),
    remove: fromCall('removeQuote'),
  },
  delays: {
    ...waitingDelays,
    /** Ms until the end of the last day on which it is valid. */
    untilItExpires: ({ context: { quote, timeZone } }) => msUntilItExpires(quote?.expires_on, timeZone),
  },
  guards: {
    hasStatus: ({ context }, params: { as: QuoteStatus }) => context.quote?.status === params.as,
    hasQuote: ({ context }) => context.quote !== null,
    isReviewing: ({ context }) => context.isReviewing,
    isChanged: ({ context: { quote } }, params: { quote: SavedQuote }) =>
      quote !== null && changedByOthers(quote) !== changedByOthers(params.quote),
  },
  actions: {
    keepNews: assign({
      before: ({ context: { quote } }) => quote,
      quote: (_, params: { quote: SavedQuote }) => params.quote,
    }),
    forgetNews: assign({ before: null }),
    keepQuote: assign({ quote: (_, params: { quote: SavedQuote }) => params.quote }),
    keepSeen: assign({ seen: (_, params: RenewedWith) => params }),
    keepWishes: assign((_, { notes, postcode, delivery, totalCentavos }: Ordering): Ordering => ({
      notes,
      postcode,
      delivery,
      totalCentavos,
    })),
    keepValidDays: assign({ validDays: (_, params: { days: number }) => params.days }),
    keepAnswer: assign({ accept: (_, params: { accept: boolean }) => params.accept }),
    keepLeftOut: assign({ leftOut: (_, params: { leftOut: readonly string[] }) => params.leftOut }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    forgetError: assign({ error: null }),
    beginReview: assign({ isReviewing: true }),
    endReview: assign({ isReviewing: false }),
    announce: emit((_, params: { what: QuoteActionEvent; quote: SavedQuote }) => ({
      type: params.what,
      quote: params.quote,
    })),
    tellRemoved: emit({ type: 'quote.removed' }),
  },
});

/** Transition for an action that answers with the updated quote. */
const answeredWith = (what: QuoteActionEvent) => ({
  target: '#quote.acting.answered' as const,
  actions: [
    {
      type: 'keepQuote' as const,
      params: ({ event }: { event: { output: SavedQuote } }) => ({ quote: event.output }),
    },
    {
      type: 'announce' as const,
      params: ({ event }: { event: { output: SavedQuote } }) => ({ what, quote: event.output }),
    },
  ],
});

/** A renewed quote has today's prices: the review ends. */
const renewed = {
  ...answeredWith('quote.renewed'),
  actions: [...answeredWith('quote.renewed').actions, 'endReview' as const],
};

/** After a refusal or a lost reply the quote's state is unknown: it is loaded again. */
const refused = {
  target: '#quote.loading',
  actions: {
    type: 'keepError',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

/**
 * One quote, in the states that the trade knows: a draft is sent, seen by the client, accepted or rejected, or it
 * expires; an accepted one becomes an order. Each state has a transition for every action it permits; the server
 * decides.
 */
export const quoteMachine = quoteSetup.createMachine({
  id: 'quote',
  context: ({ input }) => ({
    ...input,
    quote: null,
    before: null,
    error: null,
    seen: null,
    accept: false,
    leftOut: [],
    notes: '',
    postcode: null,
    delivery: null,
    totalCentavos: 0,
    isReviewing: false,
    validDays: null,
  }),
  invoke: { id: 'follow', src: 'follow', input: ({ context: { id } }) => ({ id }) },
  initial: 'loading',
  states: {
    loading: {
      ...waiting,
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'status',
          actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: [
          {
            guard: 'hasQuote',
            target: 'status',
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
          { guard: 'hasQuote', target: 'status', actions: 'keepCancelled' },
          { target: 'failed', actions: 'keepCancelled' },
        ],
      },
    },
    failed: { on: { 'quote.reload': { target: 'loading', actions: 'forgetError' } } },
    status: {
      initial: 'deciding',
      on: {
        'quote.reload': { target: 'loading', actions: 'forgetError' },
        'quote.arrived': {
          guard: { type: 'isChanged', params: ({ event: { quote } }) => ({ quote }) },
          target: '.deciding',
          actions: { type: 'keepNews', params: ({ event: { quote } }) => ({ quote }) },
        },
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'hasStatus', params: { as: 'enviada' } }, target: 'shared.open.enviada' },
            { guard: { type: 'hasStatus', params: { as: 'vista' } }, target: 'shared.open.vista' },
            { guard: { type: 'hasStatus', params: { as: 'aceptada' } }, target: 'shared.aceptada' },
            { guard: { type: 'hasStatus', params: { as: 'rechazada' } }, target: 'shared.rechazada' },
            { guard: { type: 'hasStatus', params: { as: 'vencida' } }, target: 'shared.vencida' },
            { guard: { type: 'hasStatus', params: { as: 'convertida' } }, target: 'convertida' },
            { target: 'borrador' },
          ],
        },
        borrador: {
          tags: 'borrador',
          on: {
            'quote.validFor': {
              actions: { type: 'keepValidDays', params: ({ event: { days } }) => ({ days }) },
            },
            'quote.send': '#quote.acting.sending',
            'quote.remove': '#quote.asking.confirming',
          },
        },
        /** The client has its link. */
        shared: {
          initial: 'open',
          on: {
            /** A quote is renewed only at prices that the person has reviewed; other actions remain possible meanwhile. */
            'quote.review': { actions: 'beginReview' },
            'quote.setAside': { guard: 'isReviewing', actions: 'endReview' },
            'quote.renew': {
              guard: 'isReviewing',
              target: '#quote.acting.renewing',
              actions: {
                type: 'keepSeen',
                params: ({ event: { price_list, total_centavos, days } }) => ({
                  price_list,
                  total_centavos,
                  days,
                }),
              },
            },
            'quote.remove': '#quote.asking.confirming',
          },
          states: {
            open: {
              initial: 'enviada',
              after: { untilItExpires: 'vencida' },
              on: {
                'quote.accept': {
                  target: '#quote.asking.hearing',
                  actions: { type: 'keepAnswer', params: { accept: true } },
                },
                'quote.reject': {
                  target: '#quote.asking.hearing',
                  actions: { type: 'keepAnswer', params: { accept: false } },
                },
                'quote.order': '#quote.asking.ordering',
              },
              states: { enviada: { tags: 'enviada' }, vista: { tags: 'vista' } },
            },
            /** With prices that are no longer valid it is renewed, and waits for the client's answer again. */
            aceptada: { tags: 'aceptada', on: { 'quote.order': '#quote.asking.ordering' } },
            rechazada: { tags: 'rechazada' },
            /** Locked with its prices until it is renewed at today's. */
            vencida: { tags: 'vencida' },
          },
        },
        convertida: { tags: 'convertida' },
      },
    },
    /** Some actions ask first, and can be left. */
    asking: {
      initial: 'confirming',
      on: { 'quote.keep': 'status' },
      states: {
        confirming: { entry: 'endReview', on: { 'quote.confirm': '#quote.acting.removing' } },
        /** An answer by telephone cannot be taken back: it is noted only after a confirmation. */
        hearing: {
          on: {
            'quote.confirm': {
              target: '#quote.acting.answering',
              actions: { type: 'keepLeftOut', params: ({ event: { leftOut = [] } }) => ({ leftOut }) },
            },
          },
        },
        /** A quote is ordered only after a review of what is ordered and paid. */
        ordering: {
          entry: 'endReview',
          on: {
            'quote.convert': {
              target: '#quote.acting.converting',
              actions: { type: 'keepWishes', params: ({ event }) => event },
            },
          },
        },
      },
    },
    acting: {
      tags: 'busy',
      entry: ['forgetError', 'forgetNews'],
      initial: 'sending',
      on: {
        /** A cancelled action may have been carried out: the quote is loaded again. */
        'quote.cancel': { target: 'loading', actions: 'keepCancelled' },
      },
      onDone: 'status',
      states: {
        sending: {
          ...waiting,
          entry: 'endReview',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context: { id, quote, validDays } }) => ({
              id,
              revision: requireValue(quote).revision,
              ...(validDays === null ? {} : { days: validDays }),
            }),
            onDone: answeredWith('quote.sent'),
            onError: refused,
          },
        },
        answering: {
          ...waiting,
          entry: 'endReview',
          invoke: {
            id: 'answer',
            src: 'answer',
            input: ({ context: { id, quote, accept, leftOut } }) => ({
              id,
              revision: requireValue(quote).revision,
              accept,
              ...(accept && leftOut.length > 0 ? { left_out: [...leftOut] } : {}),
            }),
            onDone: answeredWith('quote.answered'),
            onError: refused,
          },
        },
        renewing: {
          ...waiting,
          invoke: {
            id: 'renew',
            src: 'renew',
            input: ({ context }) => ({
              id: context.id,
              revision: requireValue(context.quote).revision,
              ...requireValue(context.seen),
            }),
            onDone: renewed,
            onError: refused,
          },
        },
        converting: {
          ...waiting,
          invoke: {
            id: 'convert',
            src: 'convert',
            input: ({ context: { id, quote, notes, postcode, delivery, totalCentavos } }) => ({
              id,
              revision: requireValue(quote).revision,
              notes,
              ...(postcode === null ? {} : { postal_code: postcode }),
              ...(delivery === null ? {} : { delivery }),
              total_centavos: totalCentavos,
            }),
            onDone: answeredWith('quote.converted'),
            onError: refused,
          },
        },
        removing: {
          ...waiting,
          entry: 'endReview',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: '#quote.removed', actions: 'tellRemoved' },
            onError: refused,
          },
        },
        answered: { type: 'final' },
      },
    },
    removed: { type: 'final' },
  },
});
