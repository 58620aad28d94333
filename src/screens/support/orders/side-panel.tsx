import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import classes from './side-panel.module.css';
import { useOpenerFocus } from './use-opener-focus.ts';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One thing of a list, read beside it; on phones it has the whole window. Leaving it gives the focus back. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  useOpenerFocus();
  const isPhone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  return (
    <ThemeProvider>
      <Drawer.Root
        opened
        onClose={onClose}
        returnFocus={false}
        position="right"
        size={isPhone ? '100%' : '40rem'}
        transitionProps={{ duration: 160 }}
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
                {title}
              </span>
            </Drawer.Title>
            <Drawer.CloseButton aria-label="Cerrar" size="lg" />
          </Drawer.Header>
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </ThemeProvider>
  );
}
