import type { FileEntry } from '#src/api/contract/file.ts';
import { sortRows } from '#src/format/sort-rows.ts';

const timeOf = ({ updated_at }: FileEntry) => {
  const time = Date.parse(updated_at ?? '');
  return Number.isNaN(time) ? null : time;
};

/** Files by date, the newest first; files without a date follow in the server's order. */
export const newestFirst = (files: readonly FileEntry[]): readonly FileEntry[] =>
  sortRows(files, timeOf, true);
