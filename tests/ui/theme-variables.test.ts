import { MantineProvider } from '@mantine/core';
import * as prettier from 'prettier';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cssVariablesResolver, theme } from '#src/ui/theme/theme.ts';

const HEAD =
  '/* The variables that Mantine makes of theme.ts. `vitest -u tests/ui/theme-variables.test.ts` writes them. */';

it('variables.css holds what Mantine would write into a style element', async () => {
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver,
      deduplicateCssVariables: true,
      withGlobalClasses: false,
    }),
  );
  // Only the block of both schemes: our tokens adapt to the scheme, and other colours of Mantine's are not used.
  const css = /<style[^>]*>([^}]*\})/.exec(markup)?.[1] ?? '';
  expect(css).toContain('--mantine-color-laguna-7');
  const options = { ...(await prettier.resolveConfig('src/ui/theme/variables.css')), parser: 'css' };
  await expect(await prettier.format(`${HEAD}\n${css}`, options)).toMatchFileSnapshot(
    '../../src/ui/theme/variables.css',
  );
});
