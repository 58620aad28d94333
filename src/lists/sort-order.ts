import { sortRows } from '#src/format/sort-rows.ts';

/** How a list is sorted. */
export interface SortOrder {
  /** The column, by its name in the address. */
  readonly by: string;
  readonly descending: boolean;
}

/** The sort value of each column, by its name in the address; null when not known. */
export type SortColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

const orderIn = (text: string): SortOrder => ({
  by: text.replace(/^-/, ''),
  descending: text.startsWith('-'),
});

/**
 * The order in an address, where `total` is ascending and `-total` descending.
 * @param standard the order, written in the same way, for a text that names no column
 */
export function readOrder<Row>(text: string, columns: SortColumns<Row>, standard: string): SortOrder {
  const order = orderIn(text);
  return Object.hasOwn(columns, order.by) ? order : orderIn(standard);
}

/** An order as the address has it. */
export const orderText = (by: string, descending: boolean): string => `${descending ? '-' : ''}${by}`;

/** Rows in an order that was read for these columns. */
export function sortedBy<Row>(
  rows: readonly Row[],
  { by, descending }: SortOrder,
  columns: SortColumns<Row>,
): readonly Row[] {
  const valueOf = columns[by];
  return valueOf === undefined ? rows : sortRows(rows, valueOf, descending);
}
