import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardFieldHtml } from '#mocks/card-field/page.ts';
import { ACCENT } from '#src/features/pdf/paper-style.ts';
import { theme } from '#src/ui/theme/theme.ts';
import { themeVariables } from '../../deploy/sheets/theme-sheet.ts';

it('the variables of the theme are those that Mantine would write into a style element', async () => {
  const css = await themeVariables();
  expect(css).toContain('--mantine-color-laguna-7: #0f6b66;');
  expect(css).toContain('--mantine-color-anchor: var(--accent);');
  expect(css).toContain('--mantine-breakpoint-sm: 60em;');
  expect(css).not.toContain('--mantine-color-blue');
});

it('the accent is one colour on pages, in Mantine, on papers and in the field of the card', () => {
  const css = readFileSync('src/ui/theme/global.css', 'utf8');
  const [, light, dark] = /--accent: light-dark\((#\w+), (#\w+)\)/.exec(css) ?? [];
  expect([theme.colors?.['laguna']?.[7], theme.colors?.['laguna']?.[3]]).toEqual([light, dark]);
  expect(ACCENT).toBe(light);
  expect(cardFieldHtml).toContain(`light-dark(${light ?? ''}, ${dark ?? ''})`);
});
