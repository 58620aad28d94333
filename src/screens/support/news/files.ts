import type { Before } from '#machines/visit.machine.ts';
import type { FileEntry } from '#src/api/contract/file.ts';

/** Which of the three lists a file is in. */
export type FileKind = keyof Before['files'];

/** A file as it is told of: where it is listed, and whether it is newer than what the last visit saw. */
export interface ListedFile extends Pick<FileEntry, 'name' | 'version' | 'updated_at'> {
  readonly kind: FileKind;
  readonly isNew: boolean;
  /** ms since 1970; null where the server gives no date, or none that can be read. */
  readonly at: number | null;
}

const timeOf = (date: string | null): number | null => {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? null : time;
};

/** Whether a file is newer than what the last visit saw. */
export type IsNew = (file: Pick<FileEntry, 'updated_at'>) => boolean;

/** Tells a list's new files from the others. Without a date nothing is known to be new, nor where the last visit saw none of the list. */
export function newSince(kind: FileKind, before: Before | null): IsNew {
  const seen = before?.files[kind];
  return ({ updated_at }) => {
    const at = timeOf(updated_at);
    return seen !== undefined && at !== null && at > (timeOf(seen) ?? -Infinity);
  };
}

/** What there is to tell of a list's files. */
export const listFiles = (kind: FileKind, files: readonly FileEntry[], isNew: IsNew): readonly ListedFile[] =>
  files.map((file) => {
    const { name, version, updated_at } = file;
    return { kind, name, version, updated_at, at: timeOf(updated_at), isNew: isNew(file) };
  });

/** New ones first, then by date; what has none last, in the server's order. */
export const byNews = (files: readonly ListedFile[]): readonly ListedFile[] =>
  files.toSorted(
    (one, other) =>
      Number(other.isNew) - Number(one.isNew) || (other.at ?? -Infinity) - (one.at ?? -Infinity) || 0,
  );

/** The date to remember of a list: its newest file's. */
export function newestDate(files: readonly FileEntry[]): string | null {
  const [newest] = byNews(listFiles('prices', files, () => false));
  return newest === undefined || newest.at === null ? null : newest.updated_at;
}
