import { assign, setup } from 'xstate';
import { fromLinkCall } from '#src/api/actor.ts';
import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { msUntilItExpires } from '../support/ms-until-it-expires.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

interface SharedQuoteInput {
  /** Secret of the link. */
  readonly share: string;
  /** Time zone of the shop, which decides when a day ends. */
  readonly timeZone: string;
}

interface SharedQuoteContext extends SharedQuoteInput {
  readonly quote: SharedQuote | null;
  readonly error: ApiError | null;
  /** The client's answer. */
  readonly answer: { readonly accept: boolean } & Said;
  /** The keys of optional windows that the client does not want. */
  readonly leftOut: readonly string[];
  /** What the client wants changed, as it was last sent. */
  readonly wish: Wish;
}

/** What a client says with their answer: a note, and where the order goes; null where that is not said. */
interface Said {
  readonly note: string;
  readonly postcode: string | null;
  readonly delivery: AddressPayload | null;
}

const NOTHING_SAID: Said = { note: '', postcode: null, delivery: null };

/** What a client wants changed: in the whole quote, and in single windows by their keys. */
interface Wish {
  readonly note: string;
  readonly windows: readonly { readonly key: string; readonly note: string }[];
}

/** A window of the quote, and whether its client wants it. */
interface Choice {
  readonly key: string;
  readonly isWanted: boolean;
}

const optionalKeys = (quote: SharedQuote | null): readonly string[] =>
  (quote?.windows ?? []).flatMap(({ key, optional }) => (optional === true ? [key] : []));

/** What is left out of a newer version: what it asks anew is wanted again, and so is all where nothing would stay. */
function stillLeftOut(leftOut: readonly string[], quote: SharedQuote): readonly string[] {
  const still = optionalKeys(quote).filter((key) => leftOut.includes(key));
  return still.length < quote.windows.length ? still : [];
}

/** The keys that are left out after a choice. */
const leftOutAfter = ({ leftOut }: SharedQuoteContext, { key, isWanted }: Choice): readonly string[] => {
  const others = leftOut.filter((one) => one !== key);
  return isWanted ? others : [...others, key];
};

type SharedQuoteEvent =
  | { type: 'shared.reload' }
  | { type: 'shared.cancel' }
  | ({ type: 'shared.choose' } & Choice)
  | { type: 'shared.accept' }
  | { type: 'shared.reject' }
  | { type: 'shared.back' }
  | ({ type: 'shared.confirm' } & Said)
  | { type: 'shared.ask' }
  | ({ type: 'shared.request' } & Wish);

/**
 * A quote as its client sees it through the link: loading → open, where the client accepts or rejects it and
 * confirms the answer once → closed. Meanwhile they may leave optional windows out, but never all. While it is open the
 * client may ask for a change, which answers nothing yet. What is sent names the version that the client saw, so that
 * nobody accepts another.
 */
export const sharedQuoteMachine = setup({
  types: {} as {
    context: SharedQuoteContext;
    events: SharedQuoteEvent;
    input: SharedQuoteInput;
    tags: WaitingTag;
  },
  actors: {
    load: fromLinkCall('sharedQuote'),
    answer: fromLinkCall('answerSharedQuote'),
    ask: fromLinkCall('askForChange'),
  },
  delays: {
    ...waitingDelays,
    /** Ms until the end of the last day on which it is valid. */
    untilItExpires: ({ context: { quote, timeZone } }) => msUntilItExpires(quote?.expires_on, timeZone),
  },
  guards: {
    isOpen: ({ context }) => context.quote?.status === 'enviada' || context.quote?.status === 'vista',
    /** Only an optional window is left out, and never the last. */
    mayChoose: ({ context }, choice: Choice) =>
      optionalKeys(context.quote).includes(choice.key) &&
      leftOutAfter(context, choice).length < (context.quote?.windows.length ?? 0),
    saysSomething: (_, { note, windows }: Wish) => note !== '' || windows.length > 0,
  },
  actions: {
    keepQuote: assign(({ context }, { quote }: { quote: SharedQuote }) => ({
      quote,
      error: null,
      leftOut: stillLeftOut(context.leftOut, quote),
    })),
    keepChoice: assign({ leftOut: ({ context }, choice: Choice) => leftOutAfter(context, choice) }),
    keepWish: assign({ answer: (_, params: { accept: boolean }) => ({ ...NOTHING_SAID, ...params }) }),
    keepSaid: assign({
      answer: ({ context }, params: Said) => ({ ...context.answer, ...params }),
      error: null,
    }),
    keepRequest: assign({ wish: (_, params: Wish) => params, error: null }),
    forgetError: assign({ error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
  },
}).createMachine({
  id: 'sharedQuote',
  context: ({ input }) => ({
    ...input,
    quote: null,
    error: null,
    answer: { accept: true, ...NOTHING_SAID },
    leftOut: [],
    wish: { note: '', windows: [] },
  }),
  initial: 'loading',
  states: {
    loading: {
      ...waiting,
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ share: context.share }),
        onDone: {
          target: 'deciding',
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
    deciding: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'closed' }] },
    open: {
      initial: 'undecided',
      after: { untilItExpires: 'closed' },
      states: {
        undecided: {
          on: {
            'shared.accept': {
              target: 'confirming',
              actions: { type: 'keepWish', params: { accept: true } },
            },
            'shared.reject': {
              target: 'confirming',
              actions: { type: 'keepWish', params: { accept: false } },
            },
            'shared.ask': { target: 'asking', actions: 'forgetError' },
          },
        },
        /** The client writes what should change. */
        asking: {
          initial: 'untouched',
          states: { untouched: {}, empty: {}, refused: {} },
          on: {
            'shared.back': { target: 'undecided', actions: 'forgetError' },
            'shared.request': [
              {
                guard: {
                  type: 'saysSomething',
                  params: ({ event: { note, windows } }) => ({ note, windows }),
                },
                target: '#sharedQuote.requesting',
                actions: {
                  type: 'keepRequest',
                  params: ({ event: { note, windows } }) => ({ note, windows }),
                },
              },
              { target: '.empty', actions: 'forgetError' },
            ],
          },
        },
        /** The client confirms the answer and may add a note. */
        confirming: {
          initial: 'untouched',
          states: { untouched: {}, refused: {} },
          on: {
            'shared.back': { target: 'undecided', actions: 'forgetError' },
            'shared.confirm': {
              target: '#sharedQuote.answering',
              actions: {
                type: 'keepSaid',
                params: ({ event: { note, postcode, delivery } }) => ({ note, postcode, delivery }),
              },
            },
          },
        },
      },
      on: {
        'shared.reload': 'loading',
        'shared.choose': {
          guard: { type: 'mayChoose', params: ({ event: { key, isWanted } }) => ({ key, isWanted }) },
          actions: { type: 'keepChoice', params: ({ event: { key, isWanted } }) => ({ key, isWanted }) },
        },
      },
    },
    answering: {
      ...waiting,
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context: { share, quote, answer, leftOut } }) => ({
          share,
          version: requireValue(quote).version,
          accept: answer.accept,
          ...(answer.accept && leftOut.length > 0 ? { left_out: [...leftOut] } : {}),
          note: answer.note,
          ...(answer.postcode === null ? {} : { postal_code: answer.postcode }),
          ...(answer.delivery === null ? {} : { delivery: answer.delivery }),
        }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: {
          target: 'open.confirming.refused',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'shared.cancel': { target: 'open.confirming.refused', actions: 'keepCancelled' } },
    },
    requesting: {
      ...waiting,
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { share, quote, wish } }) => ({
          share,
          version: requireValue(quote).version,
          note: wish.note,
          windows: [...wish.windows],
        }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: {
          target: 'open.asking.refused',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'shared.cancel': { target: 'open.asking.refused', actions: 'keepCancelled' } },
    },
    /** Accepted, rejected, expired or ordered: read-only. */
    closed: { on: { 'shared.reload': 'loading' } },
  },
});
