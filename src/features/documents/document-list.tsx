import { useMemo } from 'react';
import type { FileEntry } from '#src/api/contract/file.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import type { IsNew } from '#src/features/news/files.ts';
import { pageWith } from '#src/lists/page-of.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { DocumentCard } from './card/document-card.tsx';
import classes from './card/document.module.css';
import { fileKeys } from './file-keys.ts';
import { DOCUMENT, DOCUMENT_PAGE } from './query-parameter.ts';

interface DocumentListProps {
  /** Name of the list, for its pages. */
  readonly label: string;
  readonly files: readonly FileEntry[];
  readonly config: RuntimeConfig;
  readonly isNew: IsNew;
  /** Index of the first file listed; those before it are shown elsewhere. @default 0 */
  readonly from?: number;
}

const NO_PLACE = { [DOCUMENT]: '', [DOCUMENT_PAGE]: '' };

/** A list of files, in pages; the one that the address names is open. */
export function DocumentList({ label, files, config, isNew, from = 0 }: DocumentListProps) {
  const { open, show, close } = useOpened(DOCUMENT);
  const { values, page, change } = useListQuery(NO_PLACE, DOCUMENT_PAGE);
  const listed = useMemo(() => {
    const keys = fileKeys(files);
    return files.map((file, index) => ({ file, key: keys[index] ?? '' })).slice(from);
  }, [files, from]);
  // A link to a file may not name its page.
  const isPageNamed = values[DOCUMENT_PAGE] !== '' || open === null;
  return (
    <PagedList
      label={label}
      rows={listed}
      page={isPageNamed ? page : pageWith(listed.findIndex(({ key }) => key === open))}
      onPage={(next) => {
        // An open file stays on its page.
        change({ [DOCUMENT_PAGE]: String(next), [DOCUMENT]: '' });
      }}
    >
      {(shown, listId) => (
        <ul id={listId} className={classes.list}>
          {shown.map(({ file, key }) => (
            <li key={`${key} ${file.url}`}>
              <DocumentCard
                file={file}
                config={config}
                isNew={isNew(file)}
                open={open === key}
                onShow={() => {
                  show(key);
                }}
                onClose={close}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
