import { useMemo } from 'react';
import type { FileEntry } from '#src/api/contract/file.ts';
import { newestDate, newSince, type FileKind, type IsNew } from './files.ts';
import { useFilesSeen, useLastVisit } from './visits.tsx';

/** Which files are new since the last visit; records them as seen. `files` is null until loaded. */
export function useNews(kind: FileKind, files: readonly FileEntry[] | null): IsNew {
  const before = useLastVisit();
  const newest = files === null ? undefined : newestDate(files);
  useFilesSeen(kind, newest);
  return useMemo(() => newSince(kind, before), [kind, before]);
}
