import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import classes from './dialog.module.css';
import { phoneQuery } from './panel-frame.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /**
   * Whether the dialog can be closed now. While a change is being sent, only its own cancel button ends it. @default
   * true
   */
  readonly closable?: boolean;
  /** Width where the window has room for it. @default '28rem' */
  readonly size?: string;
  /** Whether the dialog fills the window on phones. @default false */
  readonly fillsPhone?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog. */
export function Dialog(props: DialogProps) {
  const { opened, title, onClose, closable = true, size = '28rem', fillsPhone = false, children } = props;
  const isPhone = useMediaQuery(...phoneQuery);
  useBackCloses(opened, onClose, closable);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered
      size={size}
      fullScreen={fillsPhone && isPhone === true}
      // The content measures itself when it appears, so the transition may not scale it.
      transitionProps={{ transition: 'fade', duration: 150 }}
      closeOnClickOutside={false}
      closeOnEscape={closable}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {closable ? <Modal.CloseButton aria-label="Cerrar" size="lg" /> : null}
        </Modal.Header>
        {/* No `Modal.Body`: a screen reader would read its whole text as the dialog opens. */}
        <div className={classes.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
