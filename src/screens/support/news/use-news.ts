import type { FileEntry } from '#src/api/contract/file.ts';
import { useFilesSeen, useLastVisit } from '../visits.tsx';
import { newestDate, newSince, type FileKind, type IsNew } from './files.ts';

/** Notes the files of a list as seen, and tells which of them the last visit did not see; null while there are none to look at. */
export function useNews(kind: FileKind, files: readonly FileEntry[] | null): IsNew {
  const before = useLastVisit();
  useFilesSeen(kind, files === null ? undefined : newestDate(files));
  return newSince(kind, before);
}
