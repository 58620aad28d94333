import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './question.module.css';

interface QuestionProps {
  readonly opened: boolean;
  readonly title: string;
  /** Two buttons; the one that loses nothing, or was asked for, has `data-autofocus`. */
  readonly answers: ReactNode;
  /** Whether it hears Escape itself. @default true */
  readonly hearsEscape?: boolean;
  /** Leaves everything as it is. */
  readonly onClose: () => void;
  /** What will come of it. */
  readonly children: ReactNode;
}

/** Asks back before something is lost or many are touched. */
export function Question({ opened, title, answers, hearsEscape = true, onClose, children }: QuestionProps) {
  return (
    <Modal.Root
      opened={opened}
      centered
      onClose={onClose}
      closeOnEscape={hearsEscape}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        {/* A header of its own would be a second banner beside that of what it lies over. */}
        <Modal.Body>
          <Modal.Title className={classes['title'] ?? ''}>{title}</Modal.Title>
          <p className={classes['text']}>{children}</p>
          <div className={classes['answers']}>{answers}</div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
