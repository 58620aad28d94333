import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import dialog from './dialog.module.css';
import classes from './question.module.css';

interface QuestionProps {
  readonly opened: boolean;
  readonly title: string;
  /**
   * Two buttons. `data-autofocus` marks the one that takes the focus: the safe one, or the action that was requested.
   */
  readonly answers: ReactNode;
  /** Whether the dialog itself closes on Escape. @default true */
  readonly closesOnEscape?: boolean;
  /** Closes the question and changes nothing. */
  readonly onClose: () => void;
  /** What the action will do. */
  readonly children: ReactNode;
}

/** Asks for confirmation before something is lost or many items change. */
export function Question({
  opened,
  title,
  answers,
  closesOnEscape = true,
  onClose,
  children,
}: QuestionProps) {
  useBackCloses(opened, onClose);
  return (
    <Modal.Root
      opened={opened}
      centered
      onClose={onClose}
      closeOnEscape={closesOnEscape}
      transitionProps={{ duration: 0 }}
      classNames={{ body: classes.body }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        {/* No header element: it would be a second banner landmark on the page. */}
        <Modal.Body>
          <Modal.Title className={dialog.title}>{title}</Modal.Title>
          <div className={classes.text}>{children}</div>
          <Group justify="end" gap="0.5rem" className={classes.answers}>
            {answers}
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
