import type { FileEntry } from '#src/api/contract/file.ts';

const timeOf = ({ updated_at }: FileEntry) => {
  const time = Date.parse(updated_at ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/** Files by date, the newest first; files without a date follow in the server's order. */
export const newestFirst = (files: readonly FileEntry[]): readonly FileEntry[] =>
  files.toSorted((one, other) => {
    const [before, after] = [timeOf(one), timeOf(other)];
    return before === after ? 0 : after - before;
  });
