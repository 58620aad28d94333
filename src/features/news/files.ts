import type { PreviousVisit } from '#machines/visit/visit.machine.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import { instantOf } from '#src/format/dates.ts';

/** The list that a file is in. */
export type FileKind = keyof PreviousVisit['files'];

/** A file, its list, and whether it is new since the last visit. */
export interface ListedFile extends Pick<FileEntry, 'name' | 'version' | 'updated_at'> {
  readonly kind: FileKind;
  readonly isNew: boolean;
  /** ms since 1970; null without a valid date. */
  readonly at: number | null;
}

/** Whether a file is new since the last visit. */
export type IsNew = (file: Pick<FileEntry, 'updated_at'>) => boolean;

/** Which files of a list are newer than those the last visit saw: none without a date, or if that visit did not see the list. */
export function newSince(kind: FileKind, before: PreviousVisit | null): IsNew {
  const seen = before?.files[kind];
  return ({ updated_at }) => {
    const at = instantOf(updated_at);
    return seen !== undefined && at !== null && at > (instantOf(seen) ?? -Infinity);
  };
}

/** The files of a list, each with its date and whether it is new. */
export const listFiles = (kind: FileKind, files: readonly FileEntry[], isNew: IsNew): readonly ListedFile[] =>
  files.map((file) => {
    const { name, version, updated_at } = file;
    return { kind, name, version, updated_at, at: instantOf(updated_at), isNew: isNew(file) };
  });

/** New files first, then by date; files without a date last, in the server's order. */
export const byNews = (files: readonly ListedFile[]): readonly ListedFile[] =>
  files.toSorted(
    (one, other) =>
      Number(other.isNew) - Number(one.isNew) || (other.at ?? -Infinity) - (one.at ?? -Infinity) || 0,
  );

/** The date of a list's newest file; null when none has a date. */
export function newestDate(files: readonly FileEntry[]): string | null {
  let newest: { readonly at: number; readonly date: string | null } = { at: -Infinity, date: null };
  for (const { updated_at: date } of files) {
    const at = instantOf(date);
    if (at !== null && at > newest.at) newest = { at, date };
  }
  return newest.date;
}
