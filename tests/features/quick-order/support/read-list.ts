import {
  asksUnit,
  missingIn,
  type ListRow,
  type OpenedList,
  type ReadRows,
} from '#machines/quick-order/quick-order.machine.ts';
import { IGNORED, type Taking } from '#machines/support/list-file.ts';
import { readList } from '#src/features/quick-order/rows/read-list.ts';
import { bytesOf } from '#src/features/sheets/bytes-of.ts';
import type { LengthUnit } from '#src/reading/unit.ts';

type Remember = NonNullable<Parameters<typeof readList>[2]>;

/** What a person answers about the columns. */
export interface Answers {
  readonly taking?: Partial<Taking>;
  readonly unit?: LengthUnit;
  /** What each heading is. */
  readonly uses?: Readonly<Record<string, string>>;
  readonly remember?: Remember;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

const RECOGNISED: Taking = { encoding: null, separator: null, sheet: null, headings: null };

const readingOf = (content: BlobPart, answers: Answers) => ({
  source: { file: new File([content], 'lista.csv'), pasted: null, key: 'lista' },
  taking: { ...RECOGNISED, ...answers.taking },
  mended: {},
  signal: answers.signal ?? new AbortController().signal,
  onProgress: answers.onProgress ?? (() => undefined),
});

/** Opens a list as a person sees its columns, or says why it is none. */
export async function opened(
  content: BlobPart,
  answers: Answers = {},
): Promise<{ readonly list: OpenedList } | { readonly what: string }> {
  const input = readingOf(content, answers);
  const reading = await readList(
    { ...input, list: null },
    await bytesOf(input.source.file),
    answers.remember ?? (() => null),
  );
  if ('rows' in reading) throw new Error('its columns are not decided yet');
  return reading;
}

export async function listOf(content: BlobPart, answers: Answers = {}): Promise<OpenedList> {
  const reading = await opened(content, answers);
  if ('what' in reading) throw new Error(reading.what);
  return reading.list;
}

/** What a list asks before its rows are read, in words. */
export const questionsOf = (list: OpenedList): readonly string[] => [
  ...list.columns.flatMap(({ heading, as }) => (as === null ? [`what is “${heading}”`] : [])),
  ...missingIn(list.columns).map((field) => `where is ${field}`),
  ...(asksUnit(list) ? ['which unit'] : []),
];

/** Decides the columns as a person does who ignores what nobody knows. */
function decided(list: OpenedList, { unit, uses = {} }: Answers): OpenedList {
  return {
    ...list,
    unit: unit ?? list.unit,
    columns: list.columns.map((column) => ({
      ...column,
      as: uses[column.heading] ?? column.as ?? IGNORED,
    })),
  };
}

/** Reads the rows of a list with such answers. */
export async function rowsOf(content: BlobPart, answers: Answers = {}): Promise<ReadRows> {
  const list = decided(await listOf(content, answers), answers);
  if (asksUnit(list)) throw new Error('it asks for the unit');
  const input = readingOf(content, answers);
  const reading = await readList({ ...input, list }, await bytesOf(input.source.file));
  if (!('rows' in reading)) throw new Error('what' in reading ? reading.what : 'it was opened again');
  return reading.rows;
}

export const readyRows = ({ rows }: ReadRows) =>
  rows.flatMap(({ window, ...row }) => (window === null ? [] : [{ ...row, window }]));
export const faultyRows = ({ rows }: ReadRows): readonly ListRow[] =>
  rows.filter(({ window }) => window === null);
export const saysOf = ({ faults }: ListRow): string => faults.map(({ says }) => says).join(' ');
