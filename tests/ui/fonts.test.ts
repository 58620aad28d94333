import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textsOf = (...patterns: readonly string[]) =>
  globSync([...patterns]).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('every weight of Roboto is in the styles of the page (B91, K14)', () => {
  const styles = readFileSync('src/ui/theme/styles.ts', 'utf8');
  const weights = [...styles.matchAll(/^import '@fontsource\/roboto\/latin-(\d+)\.css';$/gm)].map(
    ([, weight]) => Number(weight),
  );
  expect(weights).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
});

it('no file of the app names a font service (B91)', () => {
  const asking = textsOf(
    'index.html',
    'src/**/*.{ts,tsx,css}',
    'deploy/**/*.{ts,conf}',
    'public/**/*.{json,html}',
  ).filter(({ text }) => /fonts\.(?:googleapis|gstatic)\.com|use\.typekit|fonts\.bunny/.test(text));
  expect(asking.map(({ file }) => file)).toEqual([]);
});
