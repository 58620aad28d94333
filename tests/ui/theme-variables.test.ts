import { readFileSync } from 'node:fs';
import { MantineProvider } from '@mantine/core';
import * as prettier from 'prettier';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardFieldHtml } from '#mocks/card-field/page.ts';
import { ACCENT } from '#src/features/pdf/paper-style.ts';
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

it('the accent is one colour on pages, in Mantine, on papers and in the field of the card', () => {
  const css = readFileSync('src/ui/theme/global.css', 'utf8');
  const [, light, dark] = /--accent: light-dark\((#\w+), (#\w+)\)/.exec(css) ?? [];
  expect([theme.colors?.['laguna']?.[7], theme.colors?.['laguna']?.[3]]).toEqual([light, dark]);
  expect(ACCENT).toBe(light);
  expect(cardFieldHtml).toContain(`light-dark(${light ?? ''}, ${dark ?? ''})`);
});
