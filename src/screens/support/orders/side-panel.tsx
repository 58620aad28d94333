import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import classes from './side-panel.module.css';

/** What a panel shows. */
export interface PanelContent {
  readonly title: string;
  readonly body: ReactNode;
}

interface SidePanelProps {
  /** null while it is closed. */
  readonly content: PanelContent | null;
  readonly onClose: () => void;
}

/** One thing of a list, read beside it; on phones it has the whole window. Closing it gives the focus back. */
export function SidePanel({ content, onClose }: SidePanelProps) {
  const isPhone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  // It keeps what it shows while it goes away.
  const [last, setLast] = useState(content);
  if (content !== null && content !== last) setLast(content);
  const shown = content ?? last;
  return (
    <ThemeProvider>
      <Drawer.Root
        opened={content !== null}
        onClose={onClose}
        position="right"
        size={isPhone ? '100%' : '40rem'}
        transitionProps={{ duration: 0 }}
        classNames={{
          content: classes['content'] ?? '',
          header: classes['header'] ?? '',
          body: classes['body'] ?? '',
        }}
      >
        <Drawer.Overlay backgroundOpacity={0.35} />
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>
              <span className={classes['title']} tabIndex={-1} data-autofocus>
                {shown?.title}
              </span>
            </Drawer.Title>
            <Drawer.CloseButton aria-label="Cerrar" size="lg" />
          </Drawer.Header>
          <Drawer.Body>{shown?.body}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </ThemeProvider>
  );
}
