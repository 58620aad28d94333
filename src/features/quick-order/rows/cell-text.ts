import type { ListColumn, ListRow } from '#machines/quick-order/quick-order.machine.ts';

/** The text of a field of a row: what was typed, else its cell. */
export function cellText(row: ListRow, columns: readonly ListColumn[], field: string): string {
  const at = columns.find(({ as }) => as === field)?.at;
  return row.mended[field] ?? (at === undefined ? '' : (row.cells[at] ?? '').trim());
}
