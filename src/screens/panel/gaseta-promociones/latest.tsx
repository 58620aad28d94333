import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { DocumentActions } from '../../support/documents/document-actions.tsx';
import { DocumentFacts } from '../../support/documents/document-facts.tsx';
import { DocumentState } from '../../support/documents/document-state.tsx';
import { PdfCover } from '../../support/documents/pdf/pdf-cover.tsx';
import { PdfView } from '../../support/documents/pdf/pdf-view.tsx';
import { useDocument } from '../../support/documents/use-document.ts';
import classes from './editions.module.css';

interface LatestProps {
  readonly file: FileEntry;
  readonly config: RuntimeConfig;
  /** The last visit did not see it. */
  readonly isNew: boolean;
  /** The address says that it is to be read, not only seen. */
  readonly open: boolean;
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** The newest edition: its first page as a picture, and all of it when it is opened. */
export function Latest({ file, config, isNew, open, onShow, onClose }: LatestProps) {
  const actor = useDocument(file, true);
  const snapshot = useSelector(actor, (state) => state);
  const { file: content } = snapshot.context;
  const isShown = snapshot.matches('shown');
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open && isShown) card.current?.scrollIntoView({ block: 'start' });
  }, [open, isShown]);
  const refuse = () => {
    actor.send({ type: 'document.unreadable' });
  };
  return (
    <article ref={card} aria-labelledby={titleId} className={classes['latest']} data-open={open || undefined}>
      <div className={classes['about']}>
        <p className={classes['kicker']}>La más reciente</p>
        <h2 id={titleId} className={classes['name']}>
          {file.name}
        </h2>
        <DocumentFacts file={file} config={config} isNew={isNew} />
        <div className={classes['actions']}>
          <DocumentActions
            actor={actor}
            file={file}
            look="main"
            see="Ver completa"
            isOpen={open}
            onToggle={isShown ? (open ? onClose : onShow) : undefined}
          />
        </div>
        <DocumentState actor={actor} file={file} config={config} />
      </div>
      {isShown && content !== null ? (
        open ? (
          <div className={classes['pages']}>
            <PdfView file={content} name={file.name} onUnreadable={refuse} />
          </div>
        ) : (
          <PdfCover file={content} name={file.name} onUnreadable={refuse} />
        )
      ) : (
        <div className={classes['sheet']} aria-hidden />
      )}
    </article>
  );
}
