import { assign, emit, fromCallback, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** Windows that travel in one call. */
const AT_ONCE = 200;

/** A row that cannot be ordered. */
export interface FailedRow {
  /** Counted from 1, without the headings. */
  readonly row: number;
  /** The row as it was in the file, by its headings. */
  readonly cells: Readonly<Record<string, string>>;
  /** Why not, a sentence each. */
  readonly reasons: readonly string[];
}

/** A file that was read to its end. */
export interface ReadRows {
  readonly windows: readonly WindowPayload[];
  readonly failed: readonly FailedRow[];
}

/** What becomes of reading a file. */
export type ReadingSign =
  | { type: 'import.progress'; done: number; total: number }
  | { type: 'import.read'; rows: ReadRows }
  /** It is no list of windows: `what` says why, for people. */
  | { type: 'import.unreadable'; what: string };

interface QuickOrderContext {
  readonly file: File | null;
  readonly progress: { readonly done: number; readonly total: number };
  readonly rows: ReadRows | null;
  /** Windows that have not left. */
  readonly queue: readonly WindowPayload[];
  readonly what: string | null;
  readonly error: ApiError | null;
}

type QuickOrderEvent =
  | { type: 'import.choose'; file: File }
  | { type: 'import.add' }
  | { type: 'import.cancel' }
  | { type: 'import.restart' }
  | ReadingSign;

/** Some of it is in the cart: counters follow. */
type QuickOrderEmitted = { type: 'import.added' };

const NOTHING: QuickOrderContext = {
  file: null,
  progress: { done: 0, total: 0 },
  rows: null,
  queue: [],
  what: null,
  error: null,
};

/**
 * Many windows from a file: waiting for one → reading it row by row → checked, where rows that fail are said one by one
 * → adding the others to the cart, some hundred at a time → done. What is in the cart already is never added again: each
 * window keeps its key.
 */
export const quickOrderMachine = setup({
  types: {} as {
    context: QuickOrderContext;
    events: QuickOrderEvent;
    emitted: QuickOrderEmitted;
    tags: WaitingTag;
  },
  actors: {
    /** Whoever shows the page reads the file: it knows the products and their prices. */
    readRows: fromCallback<QuickOrderEvent, { file: File | null }>(() => undefined),
    add: fromCall('addToCart'),
  },
  delays: waitingDelays,
  guards: {
    hasWindows: ({ context }) => (context.rows?.windows.length ?? 0) > 0,
    hasMore: ({ context }) => context.queue.length > AT_ONCE,
  },
  actions: {
    begin: assign((_, params: { file: File }) => ({ ...NOTHING, file: params.file })),
    keepProgress: assign({ progress: (_, params: { done: number; total: number }) => params }),
    keepRows: assign({ rows: (_, params: { rows: ReadRows }) => params.rows }),
    keepWhat: assign({ what: (_, params: { what: string }) => params.what }),
    queueAll: assign({
      queue: ({ context }) => (context.queue.length > 0 ? context.queue : (context.rows?.windows ?? [])),
      error: null,
    }),
    dropSent: assign({ queue: ({ context }) => context.queue.slice(AT_ONCE) }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    forget: assign(NOTHING),
    tell: emit({ type: 'import.added' }),
  },
}).createMachine({
  id: 'quickOrder',
  context: NOTHING,
  initial: 'empty',
  on: {
    'import.choose': {
      target: '.reading',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) },
    },
  },
  states: {
    empty: { initial: 'untouched', states: { untouched: {}, unreadable: {} } },
    reading: {
      invoke: { id: 'readRows', src: 'readRows', input: ({ context }) => ({ file: context.file }) },
      on: {
        'import.progress': {
          actions: {
            type: 'keepProgress',
            params: ({ event }) => ({ done: event.done, total: event.total }),
          },
        },
        'import.read': {
          target: 'checked',
          actions: { type: 'keepRows', params: ({ event }) => ({ rows: event.rows }) },
        },
        'import.unreadable': {
          target: 'empty.unreadable',
          actions: { type: 'keepWhat', params: ({ event }) => ({ what: event.what }) },
        },
        'import.cancel': { target: 'empty', actions: 'forget' },
      },
    },
    checked: {
      initial: 'untouched',
      states: { untouched: {}, failed: {} },
      on: {
        'import.add': { guard: 'hasWindows', target: 'adding', actions: 'queueAll' },
        'import.restart': { target: 'empty', actions: 'forget' },
      },
    },
    adding: {
      ...waiting,
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context }) => ({ windows: context.queue.slice(0, AT_ONCE) }),
        onDone: [
          { guard: 'hasMore', target: 'adding', reenter: true, actions: ['dropSent', 'tell'] },
          { target: 'done', actions: ['dropSent', 'tell'] },
        ],
        onError: {
          target: 'checked.failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'import.cancel': { target: 'checked.failed', actions: 'keepCancelled' } },
    },
    done: { on: { 'import.restart': { target: 'empty', actions: 'forget' } } },
  },
});
