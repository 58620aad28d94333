import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { phoneQuery } from './panel.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Whether it can be left now; a wait that changes something is given up by its own button. @default true */
  readonly closable?: boolean;
  /** How wide it is where there is room. @default '28rem' */
  readonly size?: string;
  /** Whether it takes the whole window on phones. @default false */
  readonly fillsPhone?: boolean;
  readonly children: ReactNode;
}

/** Something that is done apart from the screen, and left again. */
export function Dialog(props: DialogProps) {
  const { opened, title, onClose, closable = true, size = '28rem', fillsPhone = false, children } = props;
  const isPhone = useMediaQuery(...phoneQuery);
  return (
    <Modal
      opened={opened}
      title={title}
      onClose={onClose}
      centered
      size={size}
      fullScreen={fillsPhone && isPhone === true}
      // What is drawn inside is measured as it appears: it may not grow then.
      transitionProps={{ transition: 'fade', duration: 150 }}
      withCloseButton={closable}
      closeOnClickOutside={false}
      closeOnEscape={closable}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
        body: classes['body'] ?? '',
      }}
    >
      {children}
    </Modal>
  );
}
