import { useId, type ComponentProps, type ReactNode } from 'react';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { FileKind } from '../news/files.ts';
import { useNews } from '../news/use-news.ts';
import { ResourceView } from '../resource-view.tsx';
import { useConfig } from '../services.ts';
import { DocumentList } from './document-list.tsx';
import classes from './document.module.css';

interface DocumentSectionProps {
  readonly kind: FileKind;
  readonly actor: ComponentProps<typeof ResourceView<FileEntry[]>>['actor'];
  readonly title: string;
  /** Such as "Cargando las listas…". */
  readonly loading: string;
  /** Stands in place of files where there are none. */
  readonly empty: ReactNode;
}

/** The files of a screen: loaded, one below the other, each to be seen here or kept. */
export function DocumentSection({ kind, actor, title, loading, empty }: DocumentSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes['section']}>
      <h2 id={titleId} className={classes['title']}>
        {title}
      </h2>
      <ResourceView actor={actor} loading={loading}>
        {(files) => <Documents kind={kind} files={files} empty={empty} />}
      </ResourceView>
    </section>
  );
}

interface DocumentsProps extends Pick<DocumentSectionProps, 'kind' | 'empty'> {
  readonly files: readonly FileEntry[];
}

function Documents({ kind, files, empty }: DocumentsProps) {
  const config = useConfig();
  const isNew = useNews(kind, files);
  return files.length === 0 ? empty : <DocumentList files={files} config={config} isNew={isNew} />;
}
