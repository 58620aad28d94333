import type { DecidedClients } from '#src/api/stored/list-text.ts';
import { clientFaults } from '#src/reading/client-faults.ts';
import { clientFields, type ClientField } from '#src/reading/clients/client-headings.ts';
import { isSameText, marksOf } from '#src/reading/clients/client-marks.ts';
import { AS_PRINTED, readClient, type CellDoubt } from '#src/reading/clients/read-client.ts';
import { readRfc } from '#src/reading/tax/rfc.ts';
import { cellsOf, clientOf, type KeptClient } from './client-cells.ts';
import type { OpenedSheet, SheetColumn } from './list-file.ts';

/** A list of clients whose columns were found. */
export interface OpenedClients extends OpenedSheet {
  /** Names its headings, so that a later list with the same is taken in the same way; null without headings. */
  readonly shape: string | null;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  /** Number of rows that were not read because the list exceeds the limit. */
  readonly skipped: number;
}

/** What happens with a row: a new client; what the kept one lacks; what it says in place of the kept; nothing. */
export type Choice = DecidedClients['chosen'][string];

type Texts = Readonly<Record<string, string>>;

/** A row of a list as it was understood. */
export interface ClientRow {
  /** Its number in the file, as a spreadsheet counts. */
  readonly row: number;
  /** Texts by field, with what was typed in their place. */
  readonly texts: Texts;
  readonly name: string;
  /** Who is kept already with the same telephone, e-mail, RFC or name. */
  readonly known: KeptClient | null;
  /** An earlier row with the same client; null without. */
  readonly twin: number | null;
  /** The fields that the kept client has otherwise. */
  readonly differs: readonly ClientField[];
  readonly choice: Choice;
  /** What is saved; null while something is wrong, or when nothing is to be saved. */
  readonly sent: KeptClient | null;
  readonly faults: readonly CellDoubt[];
  readonly said: readonly string[];
  /** Why the server refused it, the last time. */
  readonly refused: readonly string[];
}

/** What was decided about a list, by the number of the row. */
export interface Decisions {
  readonly mended: Readonly<Record<number, Texts>>;
  readonly chosen: Readonly<Record<number, Choice>>;
}

function clientMarks(client: KeptClient): readonly string[] {
  const rfc = readRfc(client.tax.rfc);
  const fiscal = 'kind' in rfc && rfc.kind !== 'generic' ? [`rfc ${rfc.rfc}`] : [];
  return [...marksOf(client), ...fiscal, ...marksOf({ ...client, phone: null, email: null })];
}

/** By name alone only who has nothing else to be known by. */
function knownOf(client: KeptClient, byMark: ReadonlyMap<string, KeptClient>): KeptClient | null {
  const marks = clientMarks(client);
  const sure = marks.filter((mark) => !mark.startsWith('nombre '));
  for (const mark of sure.length > 0 ? sure : marks) {
    const found = byMark.get(mark);
    if (found !== undefined) return found;
  }
  return null;
}

const merged = (kept: KeptClient, read: KeptClient, choice: 'complete' | 'replace'): KeptClient => {
  const [before, now] = [cellsOf(kept), cellsOf(read)];
  const cells = { ...before };
  for (const { key } of clientFields) {
    const isWanted = now[key] !== '' && (choice === 'replace' || before[key] === '');
    if (isWanted) cells[key] = now[key];
  }
  return clientOf(kept, cells);
};

const sentBy = (choice: Choice, read: KeptClient, known: KeptClient | null): KeptClient | null => {
  if (choice === 'skip') return null;
  return choice === 'new' || known === null ? read : merged(known, read, choice);
};

interface Surroundings {
  readonly key: string;
  readonly known: readonly KeptClient[];
  readonly decisions: Decisions;
}

/** Reads all rows of a list whose columns are decided. */
export function rowsOf(
  { columns, rows }: OpenedClients,
  { key, known, decisions }: Surroundings,
): readonly ClientRow[] {
  const byMark = new Map(known.toReversed().flatMap((one) => clientMarks(one).map((mark) => [mark, one])));
  const earlier = new Map<string, number>();
  return rows.map(({ row, cells }) => {
    const fields = columns.flatMap(({ at, as }) => (as === null ? [] : [[as, (cells[at] ?? '').trim()]]));
    const texts: Texts = { ...Object.fromEntries(fields), ...decisions.mended[row] };
    const { record, doubts, said } = readClient(texts);
    const read = { id: `${key}-${String(row)}`, ...record };
    const kept = knownOf(read, byMark);
    const marks = clientMarks(read).filter((mark) => !mark.startsWith('nombre '));
    const twin = marks.map((mark) => earlier.get(mark)).find((one) => one !== undefined) ?? null;
    for (const mark of marks) if (!earlier.has(mark)) earlier.set(mark, row);
    const before = kept === null ? null : cellsOf(kept);
    const now = cellsOf(read);
    const saying = clientFields.filter(({ key: field }) => now[field] !== '');
    const differs =
      before === null
        ? []
        : saying.flatMap(({ key: field }) =>
            before[field] === '' || isSameText(field, before[field], now[field]) ? [] : [field],
          );
    const adds = before === null ? [] : saying.filter(({ key: field }) => before[field] === '');
    const usual: Choice = kept === null ? 'new' : adds.length > 0 ? 'complete' : 'skip';
    const choice = decisions.chosen[row] ?? (twin === null ? usual : 'skip');
    const sent = sentBy(choice, read, kept);
    const isPrinted = texts[AS_PRINTED] !== undefined || sent?.tax.rfc === kept?.tax.rfc;
    const faults = Object.entries(sent === null ? {} : clientFaults(sent, isPrinted)).flatMap(
      ([field, says]): readonly CellDoubt[] => {
        const at = clientFields.find((one) => one.key === field)?.key;
        if (at === undefined) return [];
        return [doubts.find((doubt) => doubt.at === at) ?? { at, says, offers: [] }];
      },
    );
    return {
      ...{ row, texts, name: record.name, known: kept, twin, differs, choice, faults, said },
      sent: faults.length > 0 ? null : sent,
      refused: [],
    };
  });
}
