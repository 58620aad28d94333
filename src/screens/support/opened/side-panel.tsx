import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { PanelTitle } from './panel-title.tsx';
import { frameOf, phoneQuery, type PanelProps } from './panel.ts';
import { useFocusBack } from './use-focus-back.ts';

/** One thing of a list, at its side; on phones it has the whole window. Leaving it gives the focus back. */
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
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </ThemeProvider>
  );
}
