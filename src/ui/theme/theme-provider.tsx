import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import './mantine.layer.css';
import './unstyled-button.css';
import './variables.css';
import { MantineContext, MantineProvider } from '@mantine/core';
import { use, useState, type ReactNode } from 'react';
import { createColorSchemeManager } from './color-scheme.ts';
import { theme } from './theme.ts';

/**
 * Mantine's theme for everything below, with the styles of the components that are used everywhere. The panel's frame
 * renders it; on public pages each part that loads on demand brings it. Inside another one it adds nothing. Safe at
 * build time, where the visitor's colour scheme is unknown.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const isThemed = use(MantineContext) !== null;
  return isThemed ? children : <Themed>{children}</Themed>;
}

function Themed({ children }: { readonly children: ReactNode }) {
  const [colorSchemeManager] = useState(createColorSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      // The content policy allows no style element of a script: variables.css holds the theme's variables.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
