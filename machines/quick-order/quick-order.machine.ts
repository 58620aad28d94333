import { assign, fromCallback, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** Windows sent in one call. */
export const BATCH_SIZE = 200;

/** A row of a file. */
interface FileRow {
  /** The number of its row in the file, as a spreadsheet counts. */
  readonly row: number;
  /** Cells by the file's column headings. */
  readonly cells: Readonly<Record<string, string>>;
}

/** A row that can be ordered. */
export interface ReadyRow extends FileRow {
  readonly window: WindowPayload;
}

/** A row that cannot be ordered. */
export interface FailedRow extends FileRow {
  /** The reasons, one sentence each. */
  readonly reasons: readonly string[];
}

/** A file that was read to the end. */
export interface ReadRows {
  readonly ready: readonly ReadyRow[];
  readonly failed: readonly FailedRow[];
  /** Number of rows that were not read because the file exceeds the limit. */
  readonly skipped: number;
}

/** Progress and results of reading a file. */
type FileReaderEvent =
  | { type: 'import.progress'; done: number; total: number }
  | { type: 'import.read'; rows: ReadRows }
  /** The file is not a list of windows; `what` gives the reason, for the person. */
  | { type: 'import.unreadable'; what: string };

interface QuickOrderContext {
  readonly file: File | null;
  /** The text of the file, when a person pasted it; null for a file of theirs. */
  readonly pasted: string | null;
  readonly progress: { readonly done: number; readonly total: number };
  /** Rows not sent yet; rows already in the cart are removed from it. */
  readonly ready: readonly ReadyRow[];
  readonly failed: readonly FailedRow[];
  readonly skipped: number;
  /** Number of rows in the cart. */
  readonly added: number;
  readonly what: string | null;
  readonly error: ApiError | null;
}

type QuickOrderEvent =
  /** A file, or pasted rows as one. */
  | { type: 'import.choose'; file: File; pasted?: string }
  | { type: 'import.add' }
  | { type: 'import.cancel' }
  | { type: 'import.restart' }
  | FileReaderEvent;

const NOTHING: QuickOrderContext = {
  file: null,
  pasted: null,
  progress: { done: 0, total: 0 },
  ready: [],
  failed: [],
  skipped: 0,
  added: 0,
  what: null,
  error: null,
};

/** A server error at one of the windows sent: `windows.3.color`. */
const OF_WINDOW = /^windows\.(\d+)(?:\.|$)/;

/** The server's errors for the rows sent, by their position. */
function rowErrors(error: unknown): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const [field, sentences] of Object.entries(toFailure(error).fields)) {
    const [, place] = OF_WINDOW.exec(field) ?? [];
    if (place !== undefined) found.set(Number(place), [...(found.get(Number(place)) ?? []), ...sentences]);
  }
  return found;
}

/**
 * Orders many windows from a file: waiting for a file → reading it row by row → checked, where invalid rows are
 * listed with their reasons → adding the others to the cart in batches → done. Each window keeps its key, so none is
 * added twice. Rows that the server refuses join the invalid ones, and the others can continue.
 */
export const quickOrderMachine = setup({
  types: {} as {
    context: QuickOrderContext;
    events: QuickOrderEvent;
    tags: WaitingTag;
  },
  actors: {
    /** The page provides the reader, since it knows the products and their prices. */
    readRows: fromCallback<QuickOrderEvent, { file: File | null }>(() => undefined),
    add: fromCall('addToCart'),
  },
  delays: waitingDelays,
  guards: {
    hasReady: ({ context }) => context.ready.length > 0,
    hasMore: ({ context }) => context.ready.length > BATCH_SIZE,
  },
  actions: {
    begin: assign((_, params: Pick<QuickOrderContext, 'file' | 'pasted'>) => ({ ...NOTHING, ...params })),
    keepProgress: assign({ progress: (_, params: { done: number; total: number }) => params }),
    keepRows: assign((_, { rows }: { rows: ReadRows }) => rows),
    keepWhat: assign({ what: (_, params: { what: string }) => params.what }),
    forgetError: assign({ error: null }),
    dropSent: assign(({ context: { ready, added } }) => ({
      ready: ready.slice(BATCH_SIZE),
      added: added + Math.min(BATCH_SIZE, ready.length),
    })),
    setAside: assign(({ context: { ready, failed } }, params: { error: unknown }) => {
      const named = rowErrors(params.error);
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
          actions: {
            type: 'begin',
            params: ({ event: { file, pasted = null } }) => ({ file, pasted }),
          },
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
        input: ({ context }) => ({ windows: context.ready.slice(0, BATCH_SIZE).map(({ window }) => window) }),
        onDone: [
          { guard: 'hasMore', target: 'adding', reenter: true, actions: 'dropSent' },
          { target: 'done', actions: 'dropSent' },
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

/** Input of a file reader. */
interface FileReadInput {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Reason shown when a file cannot be opened. */
const UNREADABLE_FILE =
  'No pudimos leer el archivo: puede que se haya movido o que esté abierto en otro programa.';

/** Returns the machine with a file reader. */
export const quickOrderWith = (
  read: (reading: FileReadInput) => Promise<{ readonly rows: ReadRows } | { readonly what: string }>,
) =>
  quickOrderMachine.provide({
    actors: {
      readRows: fromCallback<QuickOrderEvent, { file: File | null }>(({ input: { file }, sendBack }) => {
        if (file === null) return;
        const abortController = new AbortController();
        const report = (event: QuickOrderEvent) => {
          if (!abortController.signal.aborted) sendBack(event);
        };
        const onProgress = (done: number, total: number) => {
          report({ type: 'import.progress', done, total });
        };
        void read({ file, signal: abortController.signal, onProgress })
          .then(
            (reading): QuickOrderEvent =>
              'rows' in reading
                ? { type: 'import.read', rows: reading.rows }
                : { type: 'import.unreadable', what: reading.what },
            (): QuickOrderEvent => ({ type: 'import.unreadable', what: UNREADABLE_FILE }),
          )
          .then(report);
        return () => {
          abortController.abort();
        };
      }),
    },
  });
