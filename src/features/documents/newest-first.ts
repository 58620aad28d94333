import type { FileEntry } from '#src/api/contract/file.ts';
import { instantOf } from '#src/format/dates.ts';
import { sortRows } from '#src/format/sort-rows.ts';

type Dated = Pick<FileEntry, 'updated_at'>;

const timeOf = ({ updated_at }: Dated) => instantOf(updated_at);

/** Files by date, the newest first; files without a date follow in the server's order. */
export const newestFirst = <F extends Dated>(files: readonly F[]): readonly F[] =>
  sortRows(files, timeOf, true);
