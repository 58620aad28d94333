import { Title } from '@mantine/core';
import { useId, useMemo } from 'react';
import type { FileEntry } from '#src/api/contract/file.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { DocumentList } from '#src/features/documents/document-list.tsx';
import { fileKeys } from '#src/features/documents/file-keys.ts';
import { newestFirst } from '#src/features/documents/newest-first.ts';
import { NoDocuments } from '#src/features/documents/no-documents.tsx';
import { DOCUMENT } from '#src/features/documents/query-parameter.ts';
import { useNews } from '#src/features/news/use-news.ts';
import { Latest } from './latest.tsx';

interface EditionsProps {
  readonly files: readonly FileEntry[];
  readonly config: RuntimeConfig;
}

/** All editions, the newest first. */
export function Editions({ files, config }: EditionsProps) {
  const { open, show, close } = useOpened(DOCUMENT);
  const isNew = useNews('promotions', files);
  const olderId = useId();
  const editions = useMemo(() => newestFirst(files), [files]);
  const [newest] = editions;
  const [key = ''] = fileKeys(editions.slice(0, 1));
  if (newest === undefined) {
    return (
      <NoDocuments title="Ahora no hay promociones publicadas.">
        Cuando salga la próxima gaceta, la verás aquí. Si buscas un precio especial, pregúntanos.
      </NoDocuments>
    );
  }
  return (
    <>
      <Latest
        key={newest.url}
        file={newest}
        config={config}
        isNew={isNew(newest)}
        open={open === key}
        onShow={() => {
          show(key);
        }}
        onClose={close}
      />
      {editions.length > 1 ? (
        <section aria-labelledby={olderId}>
          <Title order={2} mb="sm" id={olderId}>
            Ediciones anteriores
          </Title>
          <DocumentList
            label="Ediciones anteriores"
            files={editions}
            config={config}
            isNew={isNew}
            from={1}
          />
        </section>
      ) : null}
    </>
  );
}
