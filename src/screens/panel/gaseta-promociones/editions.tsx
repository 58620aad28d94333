import { useId } from 'react';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { DocumentList } from '../../support/documents/document-list.tsx';
import { fileKeys } from '../../support/documents/file-keys.ts';
import { newestFirst } from '../../support/documents/newest-first.ts';
import { NoDocuments } from '../../support/documents/no-documents.tsx';
import { DOCUMENT } from '../../support/documents/address-word.ts';
import { useOpened } from '../../support/opened/use-opened.ts';
import { useNews } from '../../support/news/use-news.ts';
import classes from './editions.module.css';
import { Latest } from './latest.tsx';

interface EditionsProps {
  readonly files: readonly FileEntry[];
  readonly config: RuntimeConfig;
}

/** All editions, the newest before the others. */
export function Editions({ files, config }: EditionsProps) {
  const { open, show, close } = useOpened(DOCUMENT);
  const isNew = useNews('promotions', files);
  const olderId = useId();
  const editions = newestFirst(files);
  const [newest] = editions;
  const [key = ''] = fileKeys(editions);
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
          <h2 id={olderId} className={classes['title']}>
            Ediciones anteriores
          </h2>
          <DocumentList files={editions} config={config} isNew={isNew} from={1} />
        </section>
      ) : null}
    </>
  );
}
