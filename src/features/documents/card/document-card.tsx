import { Group, Stack, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { IconFileText } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import { DocumentActions } from '../document-actions.tsx';
import { DocumentFacts } from '../document-facts.tsx';
import { DocumentState } from '../document-state.tsx';
import { PdfView } from '../pdf-view.tsx';
import { useDocument } from '../use-document.ts';
import classes from './document.module.css';

interface DocumentCardProps {
  readonly file: FileEntry;
  readonly config: RuntimeConfig;
  /** Whether it is new since the last visit. */
  readonly isNew: boolean;
  /** Whether the address names it as open. */
  readonly open: boolean;
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** A file: its facts, and buttons to show or download it. */
export function DocumentCard({ file, config, isNew, open, onShow, onClose }: DocumentCardProps) {
  const actor = useDocument(file, open);
  const snapshot = useSelector(actor, (state) => state);
  const { shows } = snapshot.context;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shows) card.current?.scrollIntoView({ block: 'start' });
  }, [shows]);
  const close = () => {
    if (open) onClose();
    else actor.send({ type: 'document.close' });
  };
  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      className={cx(layout.stack, classes.card)}
      data-gap="medium"
      data-open={shows || undefined}
    >
      <div className={cx(layout.beside, classes.row)}>
        <IconFileText color="var(--accent)" size={24} stroke={1.25} aria-hidden />
        <Stack gap={2} lh={1.35}>
          <Title order={3} id={titleId}>
            {file.name}
          </Title>
          <DocumentFacts file={file} config={config} isNew={isNew} />
        </Stack>
        <Group gap="0.5rem" className={classes.actions}>
          <DocumentActions
            actor={actor}
            file={file}
            look="small"
            see="Ver"
            isOpen={shows}
            onToggle={shows ? close : onShow}
          />
        </Group>
      </div>
      <DocumentState actor={actor} file={file} config={config} />
      {snapshot.matches('shown') ? <PdfView file={snapshot.context.file} name={file.name} /> : null}
    </article>
  );
}
