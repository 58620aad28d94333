import { assign, emit, fromCallback, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** Windows that travel in one call. */
export const AT_ONCE = 200;

/** A row as it stands in a file. */
interface FileRow {
  /** Counted from 1, without the headings. */
  readonly row: number;
  /** By the headings of the file. */
  readonly cells: Readonly<Record<string, string>>;
}

/** A row that can be ordered. */
export interface ReadyRow extends FileRow {
  readonly window: WindowPayload;
}

/** A row that cannot be ordered. */
export interface FailedRow extends FileRow {
  /** Why not, a sentence each. */
  readonly reasons: readonly string[];
}

/** A file that was read to its end. */
export interface ReadRows {
  readonly ready: readonly ReadyRow[];
  readonly failed: readonly FailedRow[];
  /** Rows that were not read, being more than can be read at once. */
  readonly skipped: number;
}

/** What becomes of reading a file. */
type ReadingSign =
  | { type: 'import.progress'; done: number; total: number }
  | { type: 'import.read'; rows: ReadRows }
  /** It is no list of windows: `what` says why, for people. */
  | { type: 'import.unreadable'; what: string };

interface QuickOrderContext {
  readonly file: File | null;
  readonly progress: { readonly done: number; readonly total: number };
  /** Rows that have not left; those that the cart holds are no longer among them. */
  readonly ready: readonly ReadyRow[];
  readonly failed: readonly FailedRow[];
  readonly skipped: number;
  /** How many are in the cart. */
  readonly added: number;
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
  ready: [],
  failed: [],
  skipped: 0,
  added: 0,
  what: null,
  error: null,
};

/** What a server says of one of the windows that it was sent: `windows.3.color`. */
const OF_WINDOW = /^windows\.(\d+)(?:\.|$)/;

/** What the server has against the rows that it was sent, by their place among them. */
function complaints(error: unknown): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const [field, sentences] of Object.entries(toFailure(error).fields)) {
    const [, place] = OF_WINDOW.exec(field) ?? [];
    if (place !== undefined) found.set(Number(place), [...(found.get(Number(place)) ?? []), ...sentences]);
  }
  return found;
}

/**
 * Many windows from a file: waiting for one → reading it row by row → checked, where rows that fail are said one by one
 * → adding the others to the cart, some hundred at a time → done. What is in the cart already is never added again: each
 * window keeps its key. Rows that the server refuses join those that failed, and the others can go on.
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
    hasReady: ({ context }) => context.ready.length > 0,
    hasMore: ({ context }) => context.ready.length > AT_ONCE,
  },
  actions: {
    begin: assign((_, params: { file: File }) => ({ ...NOTHING, file: params.file })),
    keepProgress: assign({ progress: (_, params: { done: number; total: number }) => params }),
    keepRows: assign((_, { rows }: { rows: ReadRows }) => rows),
    keepWhat: assign({ what: (_, params: { what: string }) => params.what }),
    forgetError: assign({ error: null }),
    dropSent: assign(({ context: { ready, added } }) => ({
      ready: ready.slice(AT_ONCE),
      added: added + Math.min(AT_ONCE, ready.length),
    })),
    setAside: assign(({ context: { ready, failed } }, params: { error: unknown }) => {
      const named = complaints(params.error);
      const refused = ready.flatMap(({ row, cells }, at): readonly FailedRow[] => {
        const reasons = named.get(at);
        return reasons === undefined ? [] : [{ row, cells, reasons }];
      });
      return {
        ready: ready.filter((_, at) => !named.has(at)),
        failed: [...failed, ...refused].toSorted((one, other) => one.row - other.row),
      };
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    forget: assign(NOTHING),
    tell: emit({ type: 'import.added' }),
  },
}).createMachine({
  id: 'quickOrder',
  context: NOTHING,
  initial: 'empty',
  states: {
    empty: {
      initial: 'untouched',
      states: { untouched: {}, unreadable: {} },
      on: {
        'import.choose': {
          target: 'reading',
          actions: { type: 'begin', params: ({ event }) => ({ file: event.file }) },
        },
      },
    },
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
        'import.add': { guard: 'hasReady', target: 'adding', actions: 'forgetError' },
        'import.restart': { target: 'empty', actions: 'forget' },
      },
    },
    adding: {
      ...waiting,
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context }) => ({ windows: context.ready.slice(0, AT_ONCE).map(({ window }) => window) }),
        onDone: [
          { guard: 'hasMore', target: 'adding', reenter: true, actions: ['dropSent', 'tell'] },
          { target: 'done', actions: ['dropSent', 'tell'] },
        ],
        onError: {
          target: 'checked.failed',
          actions: [
            { type: 'setAside', params: ({ event }) => ({ error: event.error }) },
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: { 'import.cancel': { target: 'checked.failed', actions: 'keepCancelled' } },
    },
    done: { on: { 'import.restart': { target: 'empty', actions: 'forget' } } },
  },
});

/** What somebody who reads a file is given. */
interface Reading {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** What is said where a file could not even be opened. */
const UNOPENED = 'No pudimos leer el archivo: puede que se haya movido o que esté abierto en otro programa.';

/** The chart with somebody who reads files. */
export const quickOrderWith = (
  read: (reading: Reading) => Promise<{ readonly rows: ReadRows } | { readonly what: string }>,
) =>
  quickOrderMachine.provide({
    actors: {
      readRows: fromCallback<QuickOrderEvent, { file: File | null }>(({ input: { file }, sendBack }) => {
        if (file === null) return;
        const leaving = new AbortController();
        const tell = (sign: QuickOrderEvent) => {
          if (!leaving.signal.aborted) sendBack(sign);
        };
        const onProgress = (done: number, total: number) => {
          tell({ type: 'import.progress', done, total });
        };
        void read({ file, signal: leaving.signal, onProgress })
          .then(
            (reading): QuickOrderEvent =>
              'rows' in reading
                ? { type: 'import.read', rows: reading.rows }
                : { type: 'import.unreadable', what: reading.what },
            (): QuickOrderEvent => ({ type: 'import.unreadable', what: UNOPENED }),
          )
          .then(tell);
        return () => {
          leaving.abort();
        };
      }),
    },
  });
