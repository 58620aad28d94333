import type { FileEntry } from '#src/api/contract/file.ts';

const timeOf = ({ updated_at }: FileEntry) => {
  const time = Date.parse(updated_at ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/** Files by their date, the newest first; those without one follow in the order in which the server has them. */
export const newestFirst = (files: readonly FileEntry[]): readonly FileEntry[] =>
  files.toSorted((one, other) => {
    const [before, after] = [timeOf(one), timeOf(other)];
    return before === after ? 0 : after - before;
  });
