import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { priceListFilesMachine } from '#machines/price-list-files/price-list-files.machine.ts';
import { listFiles, type FileKind, type ListedFile } from './files.ts';
import { useNews } from './use-news.ts';

/** All lists of files have the same type of actor. */
export type FilesActor = ActorRefFrom<typeof priceListFilesMachine>;

/** The files of a list, each marked if new, and recorded as seen; null until loaded. */
export function useFiles(kind: FileKind, actor: FilesActor): readonly ListedFile[] | null {
  const files = useSelector(actor, ({ context }) => context.data);
  const isNew = useNews(kind, files);
  return useMemo(() => (files === null ? null : listFiles(kind, files, isNew)), [kind, files, isNew]);
}
