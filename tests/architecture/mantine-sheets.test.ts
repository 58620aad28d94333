import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEETS = 'node_modules/@mantine/core/styles';
const everywhere = ['src/ui/theme/theme-provider.tsx', 'src/ui/theme/field-sheets.ts'];

const sheetsIn = (text: string) =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name);

const componentsIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => existsSync(`${SHEETS}/${name}.layer.css`));

/** Components that a file shows without importing their sheet. */
function withoutSheet(text: string): readonly string[] {
  const [provider = '', fields = ''] = everywhere.map((file) => readFileSync(file, 'utf8'));
  const has = new Set([
    ...sheetsIn(provider),
    ...sheetsIn(text),
    ...(text.includes('field-sheets.ts') ? sheetsIn(fields) : []),
  ]);
  return componentsIn(text).filter((name) => !has.has(name));
}

test('every Mantine component in use has its sheet', () => {
  const files = globSync('src/**/*.tsx');
  const missing = files.flatMap((file) =>
    withoutSheet(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a component without its sheet is reported', () => {
  expect(withoutSheet("import { Button, Timeline } from '@mantine/core';")).toEqual(['Timeline']);
  expect(withoutSheet("import { Switch } from '@mantine/core';")).toEqual(['Switch']);
});
