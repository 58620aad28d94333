import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { FileKind } from '#src/features/news/files.ts';
import { useNews } from '#src/features/news/use-news.ts';
import { ResourceView, type ReloadableActor } from '#src/remote-data/resource-view.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { DocumentList } from './document-list.tsx';

interface DocumentSectionProps {
  readonly kind: FileKind;
  readonly actor: ReloadableActor<FileEntry[]>;
  readonly title: string;
  /** Such as "Cargando las listas…". */
  readonly loading: string;
  /** Shown when there are no files. */
  readonly empty: ReactNode;
}

/** The files of a screen, loaded and listed, each to be shown here or downloaded. */
export function DocumentSection({ kind, actor, title, loading, empty }: DocumentSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={layout.onScreen}>
      <Title order={2} mb="sm" id={titleId}>
        {title}
      </Title>
      <ResourceView
        actor={actor}
        loading={loading}
        onReload={() => {
          actor.send({ type: 'resource.load', input: {} });
        }}
      >
        {(files) => <Documents kind={kind} title={title} files={files} empty={empty} />}
      </ResourceView>
    </section>
  );
}

interface DocumentsProps extends Pick<DocumentSectionProps, 'kind' | 'title' | 'empty'> {
  readonly files: readonly FileEntry[];
}

function Documents({ kind, title, files, empty }: DocumentsProps) {
  const config = useConfig();
  const isNew = useNews(kind, files);
  if (files.length === 0) return empty;
  return <DocumentList label={title} files={files} config={config} isNew={isNew} />;
}
