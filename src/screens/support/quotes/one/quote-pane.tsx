import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import classes from './quote-pane.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface QuotePaneProps {
  readonly title: ReactNode;
  /** Whether it hears Escape: not while a question lies above it. */
  readonly isTop: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One quote, at the side of the list that it is of; on phones it has the whole window. */
export function QuotePane({ title, isTop, onClose, children }: QuotePaneProps) {
  useFocusBack();
  const isPhone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  return (
    <ThemeProvider>
      <Drawer.Root
        opened
        position="right"
        size={isPhone ? '100%' : '44rem'}
        onClose={onClose}
        closeOnEscape={isTop}
        returnFocus={false}
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
