import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Holds nothing but a comment in the repository. */
export const VARIABLES = join(import.meta.dirname, '../../src/ui/theme/variables.css');

/** The style sheet of the variables that Mantine makes of our theme. */
export async function themeVariables(): Promise<string> {
  // Loaded when it is needed: a start of the tools does not wait for Mantine.
  const [{ MantineProvider }, { createElement }, { renderToStaticMarkup }, { cssVariablesResolver, theme }] =
    await Promise.all([
      import('@mantine/core'),
      import('react'),
      import('react-dom/server'),
      import('#src/ui/theme/theme.ts'),
    ]);
  const provider = { theme, cssVariablesResolver, deduplicateCssVariables: true, withGlobalClasses: false };
  const markup = renderToStaticMarkup(createElement(MantineProvider, provider));
  // Only the block of both schemes: our tokens adapt to the scheme, and other colours of Mantine's are not used.
  const css = /<style[^>]*>([^}]*\})/.exec(markup)?.[1];
  if (css === undefined) throw new Error('Mantine wrote no variables of the theme.');
  return css;
}

/**
 * Fills `variables.css`. Mantine would write its variables into a style element at run time, which the content policy
 * refuses.
 */
export function themeSheet(): Plugin {
  return {
    name: 'theme-sheet',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === VARIABLES ? themeVariables() : null),
  };
}
