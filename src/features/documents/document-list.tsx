import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import type { IsNew } from '#src/features/news/files.ts';
import { DocumentCard } from './parts/document-card.tsx';
import classes from './parts/document.module.css';
import { fileKeys } from './file-keys.ts';
import { useOpened } from '#src/page/use-opened.ts';
import { DOCUMENT } from './query-parameter.ts';

interface DocumentListProps {
  readonly files: readonly FileEntry[];
  readonly config: RuntimeConfig;
  readonly isNew: IsNew;
  /** Index of the first file listed; those before it are shown elsewhere. @default 0 */
  readonly from?: number;
}

/** A list of files; the one that the address names is open. */
export function DocumentList({ files, config, isNew, from = 0 }: DocumentListProps) {
  const { open, show, close } = useOpened(DOCUMENT);
  const keys = fileKeys(files);
  return (
    <ul className={classes['list']}>
      {files.slice(from).map((file, index) => {
        const key = keys[from + index] ?? '';
        return (
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
        );
      })}
    </ul>
  );
}
