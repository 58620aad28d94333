import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { priceListFilesMachine } from '#machines/files.machine.ts';
import { listFiles, type FileKind, type ListedFile } from './files.ts';
import { useNews } from './use-news.ts';

/** Whatever the files are of, they are loaded alike. */
export type FilesActor = ActorRefFrom<typeof priceListFilesMachine>;

/** The files of a list with what is new among them, noted as seen; null while there are none to look at. */
export function useFiles(kind: FileKind, actor: FilesActor): readonly ListedFile[] | null {
  const files = useSelector(actor, ({ context }) => context.data);
  const isNew = useNews(kind, files);
  return files === null ? null : listFiles(kind, files, isNew);
}
