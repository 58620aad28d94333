import type { ListRow, Offer } from '#machines/quick-order/quick-order.machine.ts';
import type { ReadOne } from './read-rows.ts';

/** A row with other texts in place of its cells, as it is understood now. */
export const mendedRow = (row: ListRow, cells: Offer['cells'], readOne: ReadOne): ListRow =>
  readOne({ row: row.row, cells: row.cells, mended: { ...row.mended, ...cells } });

/** A question that several rows ask. */
export interface SharedQuestion {
  readonly kind: string;
  /** The rows that ask it, with their own answers in the same order. */
  readonly rows: readonly ListRow[];
  /** What the first of them says, and offers. */
  readonly says: string;
  readonly offers: readonly Offer[];
}

/** The questions that more than one row asks, most asked first: they are answered once. */
export function sharedQuestions(rows: readonly ListRow[]): readonly SharedQuestion[] {
  const found = new Map<string, { rows: ListRow[]; says: string; offers: readonly Offer[] }>();
  for (const row of rows) {
    const kinds = new Set<string>();
    for (const { kind, says, offers } of row.faults) {
      if (kind === null || offers.length === 0 || kinds.has(kind)) continue;
      kinds.add(kind);
      const one = found.get(kind);
      if (one === undefined) found.set(kind, { rows: [row], says, offers });
      else one.rows.push(row);
    }
  }
  return [...found]
    .map(([kind, question]) => ({ kind, ...question }))
    .filter((question) => question.rows.length > 1)
    .toSorted((one, other) => other.rows.length - one.rows.length);
}

/** All rows of a question with one of its answers, by the place of the answer. */
export const answered = ({ kind, rows }: SharedQuestion, at: number, readOne: ReadOne): readonly ListRow[] =>
  rows.map((row) => {
    const offer = row.faults.find((fault) => fault.kind === kind)?.offers[at];
    return offer === undefined ? row : mendedRow(row, offer.cells, readOne);
  });
