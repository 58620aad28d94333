import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { MantineProvider } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { createColorSchemeManager } from './color-scheme.ts';
import { theme } from './theme.ts';

/**
 * Mantine's theme for everything below. Frames and screens that show its components bring it along, so that a page
 * that shows none does not carry it. Safe to render at build, where the visitor's colour scheme is not known.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [colorSchemeManager] = useState(createColorSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      deduplicateCssVariables
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}
