import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * The theme for everything below. Follows the system's colour scheme until the person chooses one; safe to render
 * at build, where neither is known.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" deduplicateCssVariables deduplicateInlineStyles>
      {children}
    </MantineProvider>
  );
}
