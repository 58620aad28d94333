import { assign, emit, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import type { SeenPrice } from '../quote/quote.machine.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** Renewed at today's prices, or rejected by telephone. */
export type BulkAct = 'renew' | 'reject';

/** A quote that an act is for. */
export interface BulkItem {
  /** The quote as it was when the person agreed. */
  readonly quote: Pick<SavedQuote, 'id' | 'folio' | 'revision'>;
  /** What it costs today, as they saw it; null where its price stays. */
  readonly seen: SeenPrice | null;
}

/** A quote that was not changed, or may not have been, and why. */
interface FailedItem extends BulkItem {
  readonly error: ApiError;
}

interface BulkContext {
  /** Ids of the chosen quotes, also of those that a filter hides. */
  readonly chosen: readonly string[];
  readonly act: BulkAct;
  /** What is not answered, in its order; the first is being sent. */
  readonly queue: readonly BulkItem[];
  /** How many quotes the run is for. */
  readonly requested: number;
  /** Ids of those that the server changed. */
  readonly done: readonly string[];
  readonly failed: readonly FailedItem[];
}

type BulkEvent =
  | { type: 'bulk.choose'; ids: readonly string[] }
  | { type: 'bulk.ask'; act: BulkAct }
  | { type: 'bulk.keep' }
  | { type: 'bulk.confirm'; items: readonly BulkItem[] }
  | { type: 'bulk.stop' }
  | { type: 'bulk.cancel' }
  | { type: 'bulk.retry' }
  | { type: 'bulk.dismiss' };

/** After a run, so that the list is loaded again. */
type BulkEmitted = { type: 'bulk.ended' };

/** Whether sending a failed act again could help: not when the server refused it, or the quote changed meanwhile. */
export const mayRepeat = ({ error: { kind } }: FailedItem): boolean =>
  kind !== 'refused' && kind !== 'invalid' && kind !== 'unavailable';

/** The items of chosen quotes, one of each. */
function wanted({ chosen }: BulkContext, items: readonly BulkItem[]): readonly BulkItem[] {
  const byId = new Map(items.map((item) => [item.quote.id, item]));
  return [...byId.values()].filter(({ quote }) => chosen.includes(quote.id));
}

const withoutError = ({ quote, seen }: BulkItem): BulkItem => ({ quote, seen });

const bulkSetup = setup({
  types: {} as { context: BulkContext; events: BulkEvent; emitted: BulkEmitted; tags: WaitingTag },
  actors: { renew: fromCall('renewQuote'), answer: fromCall('answerQuote') },
  delays: waitingDelays,
  guards: {
    hasChosen: ({ context: { chosen } }) => chosen.length > 0,
    isAnyWanted: ({ context }, { items }: { items: readonly BulkItem[] }) =>
      wanted(context, items).length > 0,
    hasQueue: ({ context: { queue } }) => queue.length > 0,
    hasMore: ({ context: { queue } }) => queue.length > 1,
    isRenewal: ({ context: { act } }) => act === 'renew',
    hasFailed: ({ context: { failed } }) => failed.length > 0,
    canRepeat: ({ context: { failed } }) => failed.some(mayRepeat),
  },
  actions: {
    choose: assign({ chosen: (_, params: { ids: readonly string[] }) => params.ids }),
    keepAct: assign({ act: (_, params: { act: BulkAct }) => params.act }),
    begin: assign(({ context }, { items }: { items: readonly BulkItem[] }) => {
      const queue = wanted(context, items);
      return { queue, requested: queue.length, done: [], failed: [] };
    }),
    /** A changed quote is no longer chosen: what stays chosen is what is left to do. */
    keepDone: assign(({ context: { queue, done, chosen } }) => {
      const { quote } = requireValue(queue[0] ?? null);
      return {
        queue: queue.slice(1),
        done: [...done, quote.id],
        chosen: chosen.filter((id) => id !== quote.id),
      };
    }),
    keepFailed: assign(({ context: { queue, failed } }, { error }: { error: unknown }) => ({
      queue: queue.slice(1),
      failed: [...failed, { ...requireValue(queue[0] ?? null), error: toFailure(error) }],
    })),
    dropRest: assign({ queue: ({ context: { queue } }) => queue.slice(0, 1) }),
    dropAll: assign({ queue: [] }),
    repeat: assign(({ context: { failed } }) => {
      const queue = failed.filter(mayRepeat).map(withoutError);
      return { queue, requested: queue.length, done: [], failed: [] };
    }),
    forget: assign({ requested: 0, done: [], failed: [] }),
    tellEnded: emit({ type: 'bulk.ended' }),
  },
});

const answered = { target: '#bulkQuotes.next' as const, actions: 'keepDone' as const };

const refused = {
  target: '#bulkQuotes.next' as const,
  actions: {
    type: 'keepFailed' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
};

const choosing = bulkSetup.createStateConfig({
  on: {
    'bulk.choose': { actions: { type: 'choose', params: ({ event: { ids } }) => ({ ids }) } },
    'bulk.ask': {
      guard: 'hasChosen',
      target: 'asking',
      actions: { type: 'keepAct', params: ({ event: { act } }) => ({ act }) },
    },
  },
});

/**
 * Chosen quotes and what is done with several of them: after a question each is sent in its turn, once. What the server
 * did not do stays chosen, with its reason, and can be sent again.
 */
export const bulkQuotesMachine = bulkSetup.createMachine({
  id: 'bulkQuotes',
  context: { chosen: [], act: 'renew', queue: [], requested: 0, done: [], failed: [] },
  initial: 'choosing',
  states: {
    choosing,
    asking: {
      on: {
        'bulk.keep': 'choosing',
        'bulk.confirm': {
          guard: { type: 'isAnyWanted', params: ({ event: { items } }) => ({ items }) },
          target: 'next',
          actions: { type: 'begin', params: ({ event: { items } }) => ({ items }) },
        },
      },
    },
    /** Decides what follows each answer. */
    next: {
      always: [
        { guard: 'hasQueue', target: 'sending' },
        { guard: 'hasFailed', target: 'failed', actions: 'tellEnded' },
        { target: 'done', actions: 'tellEnded' },
      ],
    },
    sending: {
      initial: 'deciding',
      on: {
        /** What was sent is waited for, the rest is not sent. */
        'bulk.stop': { guard: 'hasMore', actions: 'dropRest' },
        /** Whether the server did it is then unknown. */
        'bulk.cancel': {
          target: 'next',
          actions: [{ type: 'keepFailed', params: () => ({ error: cancelled() }) }, 'dropAll'],
        },
      },
      states: {
        deciding: { always: [{ guard: 'isRenewal', target: 'renewing' }, { target: 'rejecting' }] },
        renewing: {
          ...waiting,
          invoke: {
            id: 'renew',
            src: 'renew',
            input: ({ context: { queue } }) => {
              const { quote, seen } = requireValue(queue[0] ?? null);
              return { id: quote.id, revision: quote.revision, ...requireValue(seen) };
            },
            onDone: answered,
            onError: refused,
          },
        },
        rejecting: {
          ...waiting,
          invoke: {
            id: 'answer',
            src: 'answer',
            input: ({ context: { queue } }) => {
              const { quote } = requireValue(queue[0] ?? null);
              return { id: quote.id, revision: quote.revision, accept: false };
            },
            onDone: answered,
            onError: refused,
          },
        },
      },
    },
    /** All of it was done. It is said until the person closes it or chooses others. */
    done: {
      on: {
        'bulk.dismiss': { target: 'choosing', actions: 'forget' },
        'bulk.choose': {
          target: 'choosing',
          actions: ['forget', { type: 'choose', params: ({ event: { ids } }) => ({ ids }) }],
        },
        'bulk.ask': {
          guard: 'hasChosen',
          target: 'asking',
          actions: ['forget', { type: 'keepAct', params: ({ event: { act } }) => ({ act }) }],
        },
      },
    },
    failed: {
      on: {
        'bulk.retry': { guard: 'canRepeat', target: 'next', actions: 'repeat' },
        'bulk.dismiss': { target: 'choosing', actions: 'forget' },
      },
    },
  },
});
