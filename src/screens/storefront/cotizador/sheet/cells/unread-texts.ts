import type { DraftWindow } from '#src/api/draft.ts';
import type { Column } from './columns.ts';
import { cellId } from './paste.ts';

/** A pasted text that could not be read, in all cells of a column that have it. */
export interface UnreadText {
  readonly column: Column;
  readonly text: string;
  /** The rows that have it, from 0. */
  readonly rows: readonly number[];
}

/** What is unread in the windows, each text of a column once. */
export function unreadTexts(
  windows: readonly DraftWindow[],
  columns: readonly Column[],
  unread: ReadonlyMap<string, string>,
): readonly UnreadText[] {
  return columns.flatMap((column) => {
    const rowsOf = new Map<string, number[]>();
    windows.forEach((window, row) => {
      const text = unread.get(cellId(window.key, column.key));
      if (text !== undefined) rowsOf.set(text, [...(rowsOf.get(text) ?? []), row]);
    });
    return [...rowsOf].map(([text, rows]) => ({ column, text, rows }));
  });
}
