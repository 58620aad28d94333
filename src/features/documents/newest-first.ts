import type { FileEntry } from '#src/api/contract/file.ts';
import { sortRows } from '#src/format/sort-rows.ts';

type Dated = Pick<FileEntry, 'updated_at'>;

const timeOf = ({ updated_at }: Dated) => {
  const time = Date.parse(updated_at ?? '');
  return Number.isNaN(time) ? null : time;
};

/** Files by date, the newest first; files without a date follow in the server's order. */
export const newestFirst = <F extends Dated>(files: readonly F[]): readonly F[] =>
  sortRows(files, timeOf, true);
