import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { bodyClass, frameOf, phoneQuery, type PanelProps } from './panel-frame.ts';
import { PanelTitle } from './panel-title.tsx';
import { useFocusBack } from './use-focus-back.ts';

/**
 * Work in a dialog over a list; fills the window on phones. Returns the focus when it closes. A press beside it does nothing:
 * it may be the second of two that began to save.
 */
export function OverPanel(props: PanelProps) {
  const { title, titleId, size = '40rem', children } = props;
  useFocusBack();
  const isPhone = useMediaQuery(...phoneQuery);
  return (
    <ThemeProvider>
      <Modal.Root
        {...frameOf(props)}
        size={size}
        fullScreen={isPhone === true}
        closeOnClickOutside={false}
        centered
      >
        <Modal.Overlay backgroundOpacity={0.35} />
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>
              <PanelTitle id={titleId}>{title}</PanelTitle>
            </Modal.Title>
            <Modal.CloseButton aria-label="Cerrar" size="lg" />
          </Modal.Header>
          <div className={bodyClass}>{children}</div>
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  );
}
