import { assign, fromCallback, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import { clientCalls } from '#src/api/contract/assumed/clients.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { isOutdated, newerIn } from '#src/api/replies/newer.ts';
import type { DecidedClients } from '#src/api/stored/list-text.ts';
import { keepClientColumns } from '#src/api/stored/panel/client-columns-store.ts';
import { sentencesOf } from '#src/reading/sentences-of.ts';
import { cancelled } from '../support/cancelled.ts';
import { keptOf, type KeptClient } from '../support/client-cells.ts';
import {
  rowsOf,
  type Choice,
  type ClientRow,
  type Decisions,
  type OpenedClients,
} from '../support/client-rows.ts';
import {
  AS_RECOGNISED,
  IGNORED,
  restIgnored,
  UNREADABLE_FILE,
  usedAs,
  usedBefore,
  type ListSource,
  type SheetColumn,
  type Taking,
} from '../support/list-file.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

export type { DecidedClients };

type ReaderEvent =
  | { type: 'import.opened'; list: OpenedClients }
  /** The file is no list; `what` gives the reason, for the person. */
  | { type: 'import.unreadable'; what: string };

interface ImportContext {
  readonly source: ListSource | null;
  readonly taking: Taking;
  /** What was decided before the page was loaded again, until the list is open. */
  readonly resumed: DecidedClients | null;
  readonly list: OpenedClients | null;
  readonly known: readonly KeptClient[];
  readonly decisions: Decisions;
  /** The rows that are not saved, in the order of the file. */
  readonly rows: readonly ClientRow[];
  /** The rows that are. */
  readonly saved: readonly number[];
  readonly what: string | null;
  readonly error: ApiError | null;
}

type ImportEvent =
  | { type: 'import.choose'; source: ListSource }
  /** A list that was being reviewed before the page was loaded again. */
  | { type: 'import.resume'; source: ListSource; decided: DecidedClients; known: readonly KeptClient[] }
  | { type: 'import.take'; taking: Partial<Taking> }
  | { type: 'import.use'; at: number; as: string | null }
  /** The columns that nobody knows count for nothing. */
  | { type: 'import.ignore' }
  /** Reads the rows, and compares them with the clients that are kept. */
  | { type: 'import.check'; known: readonly KeptClient[] }
  | { type: 'import.columns' }
  /** Other texts in place of cells, by the field of their column. */
  | { type: 'import.mend'; row: number; cells: Readonly<Record<string, string>> }
  | { type: 'import.decide'; row: number; choice: Choice }
  | { type: 'import.save' }
  | { type: 'import.cancel' }
  | { type: 'import.restart' }
  | ReaderEvent;

const NOTHING: ImportContext = {
  ...{ source: null, taking: AS_RECOGNISED, resumed: null, list: null, known: [], rows: [], saved: [] },
  decisions: { mended: {}, chosen: {} },
  ...{ what: null, error: null },
};

/** Whether nothing about the columns is left to say: one of them holds names. */
export const isSettled = (columns: readonly SheetColumn[]): boolean =>
  columns.every(({ as }) => as !== null) &&
  columns.some(({ as }) => as === 'name' || as === 'tax.legal_name');

const withDecided = (list: OpenedClients, resumed: DecidedClients | null): OpenedClients =>
  resumed === null ? list : { ...list, columns: usedBefore(list.columns, resumed.uses) };

/** What a page that is loaded again needs to go on; null when there is nothing to go on with. */
export function decidedIn(
  { list, resumed, decisions, saved }: ImportContext,
  isChecked: boolean,
): DecidedClients | null {
  if (list === null) return resumed;
  const mended = Object.entries(decisions.mended).map(([row, texts]) => [row, { ...texts }] as const);
  return {
    ...{ taking: list.taken, uses: list.columns.map(({ as }) => as), isChecked, saved: [...saved] },
    ...{ mended: Object.fromEntries(mended), chosen: { ...decisions.chosen } },
  };
}

/** The rows that can be saved, in the order of the file; those that were refused wait for another attempt. */
export const readyIn = (rows: readonly ClientRow[]): readonly (ClientRow & { readonly sent: KeptClient })[] =>
  rows.flatMap((row) => (row.sent === null || row.refused.length > 0 ? [] : [{ ...row, sent: row.sent }]));

/** The rows that somebody wants to save, and that are not. */
export const leftIn = (rows: readonly ClientRow[]): readonly ClientRow[] =>
  rows.filter(({ choice }) => choice !== 'skip');

const again = (context: ImportContext, change: Partial<ImportContext>): Partial<ImportContext> => {
  const { list, source, known, decisions, saved } = { ...context, ...change };
  if (list === null) return change;
  const rows = rowsOf(list, { key: source?.key ?? '', known, decisions });
  const refused = new Map(context.rows.map((row) => [row.row, row]));
  return {
    ...change,
    rows: rows
      .filter(({ row }) => !saved.includes(row))
      .map((row) => {
        const before = refused.get(row.row);
        const isSame = JSON.stringify(before?.sent) === JSON.stringify(row.sent);
        return isSame && before !== undefined ? { ...row, refused: before.refused } : row;
      }),
  };
};

/** Whether a failure is about one row, so that the others go on. */
const isOfRow = (error: ApiError): boolean => error.kind === 'invalid' || isOutdated(error);

function reasonsOf(error: ApiError): readonly string[] {
  if (isOutdated(error)) return ['Alguien cambió sus datos mientras importabas: revísalo y guarda otra vez.'];
  const sentences = sentencesOf(error);
  return sentences.length > 0 ? sentences : ['El servidor no lo aceptó.'];
}

/** The clients that are kept, after another version of one was met; without it that one is saved over whatever is kept. */
function knownAfter(known: readonly KeptClient[], id: string, refusal: ApiError): readonly KeptClient[] {
  const newer = newerIn(clientCalls.saveClient.output, refusal);
  return known.map((one) => {
    if (one.id !== id) return one;
    return newer === null ? { ...one, version: null } : keptOf(newer);
  });
}

type Resuming = Omit<Extract<ImportEvent, { type: 'import.resume' }>, 'type'>;

/**
 * Brings clients from a list: waiting for a file → opening it → its columns → all rows as they were understood, with those
 * that are kept already → saving one after the other → done. Each row keeps its id, so none is saved twice. Rows that the
 * server refuses stay with its reasons.
 */
export const importClientsMachine = setup({
  types: {} as { context: ImportContext; events: ImportEvent; tags: WaitingTag },
  actors: {
    /** The page provides the reader. */
    openList: fromCallback<ImportEvent, Pick<ImportContext, 'source' | 'taking'>>(() => undefined),
    saveOne: fromCall('saveClient'),
  },
  delays: waitingDelays,
  guards: {
    isSettled: ({ context: { list } }) => list !== null && isSettled(list.columns),
    /** The columns were confirmed before the page was loaded again, and are the same. */
    wasChecked: ({ context: { resumed } }, { list }: { list: OpenedClients }) =>
      resumed?.isChecked === true && isSettled(withDecided(list, resumed).columns),
    hasReady: ({ context: { rows } }) => leftIn(rows).some(({ sent }) => sent !== null),
    hasMore: ({ context: { rows } }) => readyIn(rows).length > 1,
    hasLeft: ({ context: { rows } }) => leftIn(rows).length > 1,
    isRefused: (_, { error }: { error: unknown }) => isOfRow(toFailure(error)),
    isRefusedBeforeMore: ({ context: { rows } }, { error }: { error: unknown }) =>
      isOfRow(toFailure(error)) && readyIn(rows).length > 1,
  },
  actions: {
    begin: assign((_, { source }: { source: ListSource }) => ({ ...NOTHING, source })),
    resume: assign((_, { source, decided, known }: Resuming) => ({
      ...{ ...NOTHING, source, taking: decided.taking, resumed: decided, known, saved: decided.saved },
      decisions: { mended: decided.mended, chosen: decided.chosen },
    })),
    take: assign(({ context: { list } }, { taking }: { taking: Partial<Taking> }) => ({
      taking: { ...(list?.taken ?? AS_RECOGNISED), ...taking },
      list: null,
      ...{ rows: [], decisions: NOTHING.decisions },
    })),
    keepList: assign(({ context: { resumed } }, { list }: { list: OpenedClients }) => ({
      list: withDecided(list, resumed),
      resumed: null,
    })),
    use: assign(({ context: { list } }, { at, as }: { at: number; as: string | null }) => ({
      list: list === null ? null : { ...list, columns: usedAs(list.columns, at, as) },
    })),
    ignoreRest: assign(({ context: { list } }) => ({
      list: list === null ? null : { ...list, columns: restIgnored(list.columns) },
    })),
    remember: ({ context: { list } }) => {
      if (list === null || list.shape === null) return;
      keepClientColumns(
        list.shape,
        list.columns.map(({ as }) => as ?? IGNORED),
      );
    },
    compare: assign(({ context }) => again(context, {})),
    check: assign(({ context }, { known }: { known: readonly KeptClient[] }) => again(context, { known })),
    mend: assign(({ context }, { row, cells }: { row: number; cells: Readonly<Record<string, string>> }) => {
      const { mended, chosen } = context.decisions;
      return again(context, {
        decisions: { chosen, mended: { ...mended, [row]: { ...mended[row], ...cells } } },
      });
    }),
    decide: assign(({ context }, { row, choice }: { row: number; choice: Choice }) => {
      const { mended, chosen } = context.decisions;
      return again(context, { decisions: { mended, chosen: { ...chosen, [row]: choice } } });
    }),
    tryAgain: assign(({ context: { rows } }) => ({
      rows: rows.map((row) => ({ ...row, refused: [] })),
      error: null,
    })),
    dropSaved: assign(({ context: { rows, saved } }) => {
      const [sent] = readyIn(rows);
      if (sent === undefined) return {};
      return { rows: rows.filter(({ row }) => row !== sent.row), saved: [...saved, sent.row] };
    }),
    setAside: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const [sent] = readyIn(context.rows);
      if (sent === undefined) return {};
      const compared = isOutdated(failure)
        ? again(context, { known: knownAfter(context.known, sent.sent.id, failure) })
        : {};
      const refused = reasonsOf(failure);
      return {
        ...compared,
        rows: (compared.rows ?? context.rows).map((row) =>
          row.row === sent.row ? { ...row, refused } : row,
        ),
      };
    }),
    keepWhat: assign({ what: (_, { what }: { what: string }) => what }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toFailure(error) }),
    keepCancelled: assign({ error: cancelled }),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'importClients',
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
        'import.resume': { target: 'reading', actions: { type: 'resume', params: ({ event }) => event } },
      },
    },
    reading: {
      invoke: {
        id: 'openList',
        src: 'openList',
        input: ({ context: { source, taking } }) => ({ source, taking }),
      },
      on: {
        'import.opened': [
          {
            guard: { type: 'wasChecked', params: ({ event: { list } }) => ({ list }) },
            target: 'checked',
            actions: [{ type: 'keepList', params: ({ event: { list } }) => ({ list }) }, 'compare'],
          },
          {
            target: 'columns',
            actions: { type: 'keepList', params: ({ event: { list } }) => ({ list }) },
          },
        ],
        'import.unreadable': {
          target: 'empty.unreadable',
          actions: { type: 'keepWhat', params: ({ event: { what } }) => ({ what }) },
        },
        'import.cancel': { target: 'empty', actions: 'forget' },
      },
    },
    columns: {
      on: {
        'import.take': {
          target: 'reading',
          actions: { type: 'take', params: ({ event: { taking } }) => ({ taking }) },
        },
        'import.use': { actions: { type: 'use', params: ({ event: { at, as } }) => ({ at, as }) } },
        'import.ignore': { actions: 'ignoreRest' },
        'import.check': {
          guard: 'isSettled',
          target: 'checked',
          actions: [{ type: 'check', params: ({ event: { known } }) => ({ known }) }, 'remember'],
        },
        'import.restart': { target: 'empty', actions: 'forget' },
      },
    },
    checked: {
      initial: 'untouched',
      states: {
        untouched: {},
        failed: {},
        /** What could be saved is saved; the others may be mended. */
        left: {},
      },
      on: {
        'import.columns': 'columns',
        'import.mend': {
          actions: { type: 'mend', params: ({ event: { row, cells } }) => ({ row, cells }) },
        },
        'import.decide': {
          actions: { type: 'decide', params: ({ event: { row, choice } }) => ({ row, choice }) },
        },
        'import.save': { guard: 'hasReady', target: 'saving', actions: 'tryAgain' },
        'import.restart': { target: 'empty', actions: 'forget' },
      },
    },
    saving: {
      ...waiting,
      invoke: {
        id: 'saveOne',
        src: 'saveOne',
        input: ({ context: { rows } }) => {
          const [first] = readyIn(rows);
          if (first === undefined) throw new Error('the list has no client');
          return first.sent;
        },
        onDone: [
          { guard: 'hasMore', target: 'saving', reenter: true, actions: 'dropSaved' },
          { guard: 'hasLeft', target: 'checked.left', actions: 'dropSaved' },
          { target: 'done', actions: 'dropSaved' },
        ],
        onError: [
          {
            guard: { type: 'isRefusedBeforeMore', params: ({ event: { error } }) => ({ error }) },
            target: 'saving',
            reenter: true,
            actions: { type: 'setAside', params: ({ event: { error } }) => ({ error }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event: { error } }) => ({ error }) },
            target: 'checked.left',
            actions: { type: 'setAside', params: ({ event: { error } }) => ({ error }) },
          },
          {
            target: 'checked.failed',
            actions: { type: 'keepError', params: ({ event: { error } }) => ({ error }) },
          },
        ],
      },
      on: { 'import.cancel': { target: 'checked.failed', actions: 'keepCancelled' } },
    },
    done: { on: { 'import.restart': { target: 'empty', actions: 'forget' } } },
  },
});

/** What a reader finds in a file: a list, or why it is none. */
export type ClientsReading = { readonly list: OpenedClients } | { readonly what: string };

/** Returns the machine with a reader of lists. */
export const importClientsWith = (
  read: (source: ListSource, taking: Taking, signal: AbortSignal) => Promise<ClientsReading>,
) =>
  importClientsMachine.provide({
    actors: {
      openList: fromCallback<ImportEvent, Pick<ImportContext, 'source' | 'taking'>>(
        ({ input: { source, taking }, sendBack }) => {
          if (source === null) return;
          const abortController = new AbortController();
          const report = (event: ReaderEvent) => {
            if (!abortController.signal.aborted) sendBack(event);
          };
          void read(source, taking, abortController.signal)
            .then(
              (reading): ReaderEvent =>
                'list' in reading
                  ? { type: 'import.opened', list: reading.list }
                  : { type: 'import.unreadable', what: reading.what },
              (): ReaderEvent => ({ type: 'import.unreadable', what: UNREADABLE_FILE }),
            )
            .then(report);
          return () => {
            abortController.abort();
          };
        },
      ),
    },
  });
