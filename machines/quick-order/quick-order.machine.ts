import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { taskOf } from '#src/api/actor.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { keepColumns } from '#src/api/stored/column-store.ts';
import type { DecidedWindows } from '#src/api/stored/list-text.ts';
import { readUnit, type LengthUnit } from '#src/reading/unit.ts';
import { cancelled } from '../support/cancelled.ts';
import {
  AS_RECOGNISED,
  IGNORED,
  restIgnored,
  UNREADABLE_FILE,
  usedAs,
  usedBefore,
  type ListSource,
  type Offer,
  type OpenedSheet,
  type SheetColumn,
  type Taking,
} from '../support/list-file.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

export type { DecidedWindows };

/** Windows sent in one call. */
export const BATCH_SIZE = 200;

/** A column of a list. */
export interface ListColumn extends SheetColumn {
  /** The unit that its heading names. */
  readonly unit: LengthUnit | null;
}

/** A list whose columns were found. */
export interface OpenedList extends OpenedSheet {
  /** Names its headings, so that a later list with the same is taken in the same way. */
  readonly shape: string;
  readonly columns: readonly ListColumn[];
  /** Unit of measures without one of their own; null while a person has to say. */
  readonly unit: LengthUnit | null;
  /** The units in which the measures may be. */
  readonly units: readonly LengthUnit[];
}

/** Why a row cannot be ordered, or what has to be answered first. */
export interface Fault {
  /** The field that it is about; null for the whole row. */
  readonly at: string | null;
  /** Rows with the same question may be answered together; null for what is asked of one row alone. */
  readonly kind: string | null;
  readonly says: string;
  readonly offers: readonly Offer[];
}

/** A row of a list as it was understood. */
export interface ListRow {
  /** Its number in the file, as a spreadsheet counts. */
  readonly row: number;
  /** All its cells, as they are in the file; one that only refers to the cell above has its text. */
  readonly cells: readonly string[];
  /** The nearest text above each of them, '' for none. */
  readonly above: readonly string[];
  /** What a person typed in place of cells, by the field of their column. */
  readonly mended: Readonly<Record<string, string>>;
  /** The window that it orders; null while something is wrong, and for a row that a person left out. */
  readonly window: WindowPayload | null;
  readonly faults: readonly Fault[];
}

/** A list that was read to the end. */
export interface ReadRows {
  readonly rows: readonly ListRow[];
  /** Number of rows that were not read because the list exceeds the limit. */
  readonly skipped: number;
}

/** Progress and results of reading a list. */
type ReaderEvent =
  | { type: 'import.opened'; list: OpenedList }
  | { type: 'import.progress'; done: number; total: number }
  | { type: 'import.read'; rows: ReadRows }
  /** The file is not a list of windows; `what` gives the reason, for the person. */
  | { type: 'import.unreadable'; what: string };

interface QuickOrderContext {
  readonly source: ListSource | null;
  readonly taking: Taking;
  /** What was decided before the page was loaded again, until the list is read. */
  readonly resumed: DecidedWindows | null;
  readonly list: OpenedList | null;
  readonly progress: { readonly done: number; readonly total: number };
  /** The rows that are not added, in the order of the file. */
  readonly rows: readonly ListRow[];
  readonly skipped: number;
  /** Numbers of the rows that are added. */
  readonly added: readonly number[];
  readonly what: string | null;
  readonly error: ApiError | null;
}

type QuickOrderEvent =
  /** A file, or pasted rows as one. */
  | { type: 'import.choose'; source: ListSource }
  /** A list that was being reviewed before the page was loaded again. */
  | { type: 'import.resume'; source: ListSource; decided: DecidedWindows }
  /** Another encoding, separator, sheet or row of headings. */
  | { type: 'import.take'; taking: Partial<Taking> }
  /** What a column is, by its place in the list. */
  | { type: 'import.use'; at: number; as: string | null }
  | { type: 'import.unit'; unit: LengthUnit }
  /** The columns that nobody knows count for nothing. */
  | { type: 'import.ignore' }
  | { type: 'import.check' }
  /** Back to the columns. */
  | { type: 'import.columns' }
  /** Rows with other cells, as they are understood now. */
  | { type: 'import.mend'; rows: readonly ListRow[] }
  | { type: 'import.add' }
  | { type: 'import.cancel' }
  | { type: 'import.restart' }
  | ReaderEvent;

const NOTHING: QuickOrderContext = {
  source: null,
  taking: AS_RECOGNISED,
  resumed: null,
  list: null,
  progress: { done: 0, total: 0 },
  rows: [],
  skipped: 0,
  added: [],
  what: null,
  error: null,
};

/** The rows that can be added, in the order of the file. */
export const readyIn = (
  rows: readonly ListRow[],
): readonly (ListRow & { readonly window: WindowPayload })[] =>
  rows.flatMap((row) => (row.window === null ? [] : [{ ...row, window: row.window }]));

/** The rows with faults, in the order of the file. */
export const faultyIn = (rows: readonly ListRow[]): readonly ListRow[] =>
  rows.filter(({ faults }) => faults.length > 0);

const SIDES = ['width', 'height'];

/** Each side measured in three places. */
const THRICE = /^(?:width|height)[123]$/;

/** A column with both sides in one cell. */
const BOTH_SIDES = 'size';

/** Whether the measures of a list have a unit by their headings or by a column for it. */
const namesUnit = (columns: readonly ListColumn[]): boolean =>
  columns.some(
    ({ as, unit, samples }) =>
      // “Unidad: PZA” says in what it is sold.
      (as === 'unit' && (samples.length === 0 || samples.some((cell) => readUnit(cell) !== null))) ||
      (unit !== null && as !== null && ([...SIDES, BOTH_SIDES].includes(as) || THRICE.test(as))),
  );

/** The fields that no column is taken for yet, and without which no window can be read. A colour's code tells the fabric. */
export const missingIn = (columns: readonly ListColumn[]): readonly string[] => {
  const has = (field: string) =>
    columns.some(({ as }) => as === field || (as !== null && THRICE.test(as) && as.startsWith(field)));
  return [
    ...(has('fabric') || has('colour') ? [] : ['fabric']),
    ...(has(BOTH_SIDES) ? [] : SIDES.filter((side) => !has(side))),
  ];
};

/** Whether a person has to say in which unit the measures are. */
export const asksUnit = ({ columns, unit }: OpenedList): boolean => unit === null && !namesUnit(columns);

/** Whether nothing about the columns is left to say. */
export const isSettled = (list: OpenedList): boolean =>
  list.columns.every(({ as }) => as !== null) && missingIn(list.columns).length === 0 && !asksUnit(list);

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

/** Texts in place of cells, by the number of the row and by the field of the column. */
type Mended = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the reader is given: the list alone to find its columns, and the decided columns to read its rows. */
interface ReaderInput {
  readonly source: ListSource | null;
  readonly taking: Taking;
  /** null to find the columns. */
  readonly list: OpenedList | null;
  readonly mended: Mended;
}

/** What was typed in place of cells, by the number of the row. */
const mendedIn = ({ resumed, rows }: Pick<QuickOrderContext, 'resumed' | 'rows'>): Mended => ({
  ...resumed?.mended,
  ...Object.fromEntries(
    rows.flatMap(({ row, mended }) => (Object.keys(mended).length === 0 ? [] : [[String(row), mended]])),
  ),
});

/** What a page that is loaded again needs to go on; null when there is nothing to go on with. */
export function decidedIn(
  { list, resumed, rows, added }: QuickOrderContext,
  isChecked: boolean,
): DecidedWindows | null {
  if (list === null) return resumed;
  const { taken: taking, columns, unit } = list;
  return {
    ...{ taking, unit, isChecked, added: [...added] },
    uses: columns.map(({ as }) => as),
    mended: Object.fromEntries(
      Object.entries(mendedIn({ resumed, rows })).map(([row, texts]) => [row, { ...texts }]),
    ),
  };
}

/**
 * Reads many windows from a list: waiting for a file → opening it → its columns, each with what it is taken for → reading
 * its rows → all rows as they were understood, which are mended in place → adding those that can be made, in batches →
 * done. Each window keeps its key, so none is added twice. Rows that the server refuses stay with its reasons.
 */
export const quickOrderMachine = setup({
  types: {} as {
    context: QuickOrderContext;
    events: QuickOrderEvent;
    tags: WaitingTag;
  },
  actors: {
    /** The page provides the reader, since it knows the products. */
    readRows: fromCallback<QuickOrderEvent, ReaderInput>(() => undefined),
    /** Adds to the cart, where a page provides nothing else. */
    add: fromPromise<unknown, InputOf<'addToCart'>>(({ input, signal }) =>
      taskOf('addToCart')(input, signal),
    ),
  },
  delays: waitingDelays,
  guards: {
    isSettled: ({ context: { list } }) => list !== null && isSettled(list),
    /** The columns were confirmed before the page was loaded again, and are the same. */
    wasChecked: ({ context: { resumed } }, { list }: { list: OpenedList }) =>
      resumed !== null && resumed.isChecked && isSettled(withDecided(list, resumed)),
    hasReady: ({ context }) => readyIn(context.rows).length > 0,
    hasMore: ({ context }) => readyIn(context.rows).length > BATCH_SIZE,
    hasFaulty: ({ context }) => faultyIn(context.rows).length > 0,
  },
  actions: {
    begin: assign((_, params: Pick<QuickOrderContext, 'source'>) => ({ ...NOTHING, ...params })),
    resume: assign((_, { source, decided }: { source: ListSource; decided: DecidedWindows }) => ({
      ...NOTHING,
      ...{ source, taking: decided.taking, resumed: decided, added: decided.added },
    })),
    take: assign(({ context: { list } }, { taking }: { taking: Partial<Taking> }) => ({
      taking: { ...(list?.taken ?? AS_RECOGNISED), ...taking },
      ...{ list: null, rows: [], resumed: null },
    })),
    keepList: assign(({ context: { resumed } }, { list }: { list: OpenedList }) => ({
      list: resumed === null ? list : withDecided(list, resumed),
    })),
    use: assign(({ context: { list } }, { at, as }: { at: number; as: string | null }) => ({
      list: list === null ? null : { ...list, columns: usedAs(list.columns, at, as) },
    })),
    chooseUnit: assign(({ context: { list } }, { unit }: { unit: LengthUnit }) => ({
      list: list === null ? null : { ...list, unit },
    })),
    ignoreRest: assign(({ context: { list } }) => ({
      list: list === null ? null : { ...list, columns: restIgnored(list.columns) },
    })),
    remember: ({ context: { list } }) => {
      if (list === null) return;
      keepColumns({ shape: list.shape, uses: list.columns.map(({ as }) => as ?? IGNORED), unit: list.unit });
    },
    keepProgress: assign({ progress: (_, params: { done: number; total: number }) => params }),
    keepRows: assign(({ context: { added } }, { rows }: { rows: ReadRows }) => ({
      ...{ rows: rows.rows.filter(({ row }) => !added.includes(row)), skipped: rows.skipped, resumed: null },
    })),
    /** What was typed waits for the rows to be read again. */
    keepMended: assign(({ context }) => ({ resumed: decidedIn(context, true), rows: [] })),
    mend: assign(({ context }, { rows }: { rows: readonly ListRow[] }) => {
      const mended = new Map(rows.map((row) => [row.row, row]));
      return { rows: context.rows.map((row) => mended.get(row.row) ?? row) };
    }),
    keepWhat: assign({ what: (_, params: { what: string }) => params.what }),
    forgetError: assign({ error: null }),
    dropSent: assign(({ context: { rows, added } }) => {
      const sent = new Set(
        readyIn(rows)
          .slice(0, BATCH_SIZE)
          .map(({ row }) => row),
      );
      return { rows: rows.filter(({ row }) => !sent.has(row)), added: [...added, ...sent] };
    }),
    setAside: assign(({ context: { rows } }, params: { error: unknown }) => {
      const named = rowErrors(params.error);
      const refused = new Map(readyIn(rows).map(({ row }, at) => [row, named.get(at)]));
      return {
        rows: rows.map((row) => {
          const reasons = refused.get(row.row);
          if (reasons === undefined) return row;
          return {
            ...row,
            window: null,
            faults: reasons.map((says) => ({ at: null, kind: null, says, offers: [] })),
          };
        }),
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
          actions: { type: 'begin', params: ({ event: { source } }) => ({ source }) },
        },
        'import.resume': {
          target: 'reading',
          actions: { type: 'resume', params: ({ event: { source, decided } }) => ({ source, decided }) },
        },
      },
    },
    reading: {
      invoke: {
        id: 'readRows',
        src: 'readRows',
        input: ({ context: { source, taking } }) => ({ source, taking, list: null, mended: {} }),
      },
      on: {
        'import.opened': [
          {
            guard: { type: 'wasChecked', params: ({ event }) => ({ list: event.list }) },
            target: 'checking',
            actions: { type: 'keepList', params: ({ event }) => ({ list: event.list }) },
          },
          {
            target: 'columns',
            actions: { type: 'keepList', params: ({ event }) => ({ list: event.list }) },
          },
        ],
        'import.unreadable': {
          target: 'empty.unreadable',
          actions: { type: 'keepWhat', params: ({ event }) => ({ what: event.what }) },
        },
        'import.cancel': { target: 'empty', actions: 'forget' },
      },
    },
    columns: {
      on: {
        'import.take': {
          target: 'reading',
          actions: { type: 'take', params: ({ event }) => ({ taking: event.taking }) },
        },
        'import.use': {
          actions: { type: 'use', params: ({ event: { at, as } }) => ({ at, as }) },
        },
        'import.unit': {
          actions: { type: 'chooseUnit', params: ({ event }) => ({ unit: event.unit }) },
        },
        'import.ignore': { actions: 'ignoreRest' },
        'import.check': { guard: 'isSettled', target: 'checking', actions: 'remember' },
        'import.restart': { target: 'empty', actions: 'forget' },
      },
    },
    checking: {
      invoke: {
        id: 'readRows',
        src: 'readRows',
        input: ({ context: { source, list, taking, resumed, rows } }) => ({
          ...{ source, list, taking: list?.taken ?? taking, mended: mendedIn({ resumed, rows }) },
        }),
      },
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
        'import.cancel': 'columns',
      },
    },
    checked: {
      initial: 'untouched',
      states: {
        untouched: {},
        failed: {},
        /** What could be added is added; the others may be mended. */
        left: {},
      },
      on: {
        'import.columns': { target: 'columns', actions: ['keepMended', 'forgetError'] },
        'import.mend': {
          target: '.untouched',
          actions: [{ type: 'mend', params: ({ event }) => ({ rows: event.rows }) }, 'forgetError'],
        },
        'import.add': { guard: 'hasReady', target: 'adding', actions: 'forgetError' },
        'import.restart': { target: 'empty', actions: 'forget' },
      },
    },
    adding: {
      ...waiting,
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context }) => ({
          windows: readyIn(context.rows)
            .slice(0, BATCH_SIZE)
            .map(({ window }) => window),
        }),
        onDone: [
          { guard: 'hasMore', target: 'adding', reenter: true, actions: 'dropSent' },
          { guard: 'hasFaulty', target: 'checked.left', actions: 'dropSent' },
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

/** The list with what was decided about it before; a list of another shape is not touched. */
function withDecided(list: OpenedList, { uses, unit }: DecidedWindows): OpenedList {
  const columns = usedBefore(list.columns, uses);
  return columns === list.columns ? list : { ...list, columns, unit };
}

/** Input of a reader of lists. */
export interface ListReadInput extends Omit<ReaderInput, 'source'> {
  readonly source: ListSource;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** What a reader finds: the columns, or with decided columns the rows; else the reason why it is no list. */
export type ListReading =
  { readonly list: OpenedList } | { readonly rows: ReadRows } | { readonly what: string };

/** Adds windows to where the page puts them. */
type AddWindows = (windows: readonly WindowPayload[]) => void;

const eventOf = (reading: ListReading): ReaderEvent => {
  if ('list' in reading) return { type: 'import.opened', list: reading.list };
  return 'rows' in reading
    ? { type: 'import.read', rows: reading.rows }
    : { type: 'import.unreadable', what: reading.what };
};

/** Returns the machine with a reader of lists. */
export const quickOrderWith = (read: (reading: ListReadInput) => Promise<ListReading>) =>
  quickOrderMachine.provide({
    actors: {
      readRows: fromCallback<QuickOrderEvent, ReaderInput>(({ input: { source, ...input }, sendBack }) => {
        if (source === null) return;
        const abortController = new AbortController();
        const report = (event: QuickOrderEvent) => {
          if (!abortController.signal.aborted) sendBack(event);
        };
        const onProgress = (done: number, total: number) => {
          report({ type: 'import.progress', done, total });
        };
        void read({ ...input, source, signal: abortController.signal, onProgress })
          .then(eventOf, (): QuickOrderEvent => ({ type: 'import.unreadable', what: UNREADABLE_FILE }))
          .then(report);
        return () => {
          abortController.abort();
        };
      }),
    },
  });

/** Returns the machine with another place than the cart to add windows to. */
export const addingWith = (machine: typeof quickOrderMachine, add: AddWindows) =>
  machine.provide({
    actors: {
      add: fromPromise<unknown, InputOf<'addToCart'>>(({ input }) => {
        add(input.windows);
        return Promise.resolve(null);
      }),
    },
  });
