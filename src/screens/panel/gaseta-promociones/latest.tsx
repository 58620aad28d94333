import { Group, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { DocumentActions } from '#src/features/documents/document-actions.tsx';
import { DocumentFacts } from '#src/features/documents/document-facts.tsx';
import { DocumentState } from '#src/features/documents/document-state.tsx';
import { PdfCover } from '#src/features/documents/pdf-cover.tsx';
import { PdfView } from '#src/features/documents/pdf-view.tsx';
import { useDocument } from '#src/features/documents/use-document.ts';
import layout from '#src/ui/styles/layout.module.css';
import classes from './editions.module.css';

interface LatestProps {
  readonly file: FileEntry;
  readonly config: RuntimeConfig;
  /** Whether it was published after the last visit. */
  readonly isNew: boolean;
  /** Whether all its pages are shown. */
  readonly open: boolean;
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** The newest edition: its first page, or all pages when it is open. */
export function Latest({ file, config, isNew, open, onShow, onClose }: LatestProps) {
  const actor = useDocument(file, true);
  const snapshot = useSelector(actor, (state) => state);
  const isShown = snapshot.matches('shown');
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open && isShown) card.current?.scrollIntoView({ block: 'start' });
  }, [open, isShown]);
  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      className={cx(layout.stack, classes.latest)}
      data-open={open || undefined}
    >
      <div className={classes.about}>
        <Text c="var(--accent)" fz="sm" fw={500}>
          La más reciente
        </Text>
        <Title order={2} fz="xl" fw={400} id={titleId}>
          {file.name}
        </Title>
        <DocumentFacts file={file} config={config} isNew={isNew} />
        <Group gap="xs" my="sm">
          <DocumentActions
            actor={actor}
            file={file}
            look="main"
            see="Ver completa"
            isOpen={open}
            onToggle={isShown ? (open ? onClose : onShow) : undefined}
          />
        </Group>
        <DocumentState actor={actor} file={file} config={config} />
      </div>
      {isShown ? (
        open ? (
          <div className={layout.whole}>
            <PdfView file={snapshot.context.file} name={file.name} />
          </div>
        ) : (
          <PdfCover file={snapshot.context.file} name={file.name} />
        )
      ) : (
        <div className={classes.cover} aria-hidden />
      )}
    </article>
  );
}
