import type { Fault, ListColumn, ListRow } from '#machines/quick-order/quick-order.machine.ts';
import type { Offer } from '#machines/support/list-file.ts';
import { plainName } from '#src/format/plain-name.ts';
import { cellText } from './cell-text.ts';
import { MOST_OFFERED } from './closed-set.ts';
import type { ReadOne } from './read-rows.ts';

/** A row with other texts in place of its cells, as it is understood now. */
export const mendedRow = (row: ListRow, cells: Offer['cells'], readOne: ReadOne): ListRow =>
  readOne({ ...row, mended: { ...row.mended, ...cells } });

/** A question that several rows ask. */
export interface SharedQuestion {
  readonly kind: string;
  /** The rows that ask it, with their own answers in the same order. */
  readonly rows: readonly ListRow[];
  /** What the first of them says, and offers. */
  readonly says: string;
  readonly offers: readonly Offer[];
  /** The field of which another text may be typed for all rows; null for none. */
  readonly field: string | null;
}

interface Found extends Pick<Fault, 'at' | 'says' | 'offers'> {
  readonly rows: ListRow[];
}

/** Of their columns some of the words are offered: others are typed. */
const ofMany = ['fabric', 'colour'];

/** The field that a question is about, where not all that it may be is offered, and all of its rows have the same text. */
function typedField({ at, rows, offers }: Found, columns: readonly ListColumn[]): string | null {
  if (at === null || (!ofMany.includes(at) && offers.length <= MOST_OFFERED)) return null;
  return new Set(rows.map((row) => plainName(cellText(row, columns, at)))).size === 1 ? at : null;
}

/** The questions that more than one row asks, most asked first: they are answered once. */
export function sharedQuestions(
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
): readonly SharedQuestion[] {
  const found = new Map<string, Found>();
  for (const row of rows) {
    const kinds = new Set<string>();
    for (const { at, kind, says, offers } of row.faults) {
      if (kind === null || kinds.has(kind)) continue;
      kinds.add(kind);
      const one = found.get(kind);
      if (one === undefined) found.set(kind, { at, rows: [row], says, offers });
      else one.rows.push(row);
    }
  }
  return [...found]
    .map(([kind, question]) => ({ kind, ...question, field: typedField(question, columns) }))
    .filter((question) => question.rows.length > 1 && (question.offers.length > 0 || question.field !== null))
    .toSorted((one, other) => other.rows.length - one.rows.length);
}

/** All rows of a question with another text in place of theirs. */
export const answeredBy = (
  { field, rows }: SharedQuestion,
  text: string,
  readOne: ReadOne,
): readonly ListRow[] =>
  field === null ? rows : rows.map((row) => mendedRow(row, { [field]: text }, readOne));

/** All rows of a question with one of its answers, by the place of the answer. */
export const answered = ({ kind, rows }: SharedQuestion, at: number, readOne: ReadOne): readonly ListRow[] =>
  rows.map((row) => {
    const offer = row.faults.find((fault) => fault.kind === kind)?.offers[at];
    return offer === undefined ? row : mendedRow(row, offer.cells, readOne);
  });
