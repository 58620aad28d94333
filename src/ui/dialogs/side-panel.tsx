import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { bodyClass, frameOf, phoneQuery, type PanelProps } from './panel-frame.ts';
import { PanelTitle } from './panel-title.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** An item of a list in a drawer beside the list; fills the window on phones. Returns the focus when it closes. */
export function SidePanel(props: PanelProps) {
  const { title, titleId, size = '40rem', children } = props;
  useFocusBack();
  const isPhone = useMediaQuery(...phoneQuery);
  return (
    <ThemeProvider>
      <Drawer.Root {...frameOf(props)} position="right" size={isPhone ? '100%' : size}>
        <Drawer.Overlay backgroundOpacity={0.35} />
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>
              <PanelTitle id={titleId}>{title}</PanelTitle>
            </Drawer.Title>
            <Drawer.CloseButton aria-label="Cerrar" size="lg" />
          </Drawer.Header>
          <div className={bodyClass}>{children}</div>
        </Drawer.Content>
      </Drawer.Root>
    </ThemeProvider>
  );
}
