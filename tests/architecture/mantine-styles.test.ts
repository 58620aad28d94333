import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = 'node_modules/@mantine/core/styles';
const everywhere = ['src/ui/theme/theme-provider.tsx', 'src/ui/theme/field-styles.ts'];

const stylesIn = (text: string) =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name);

const componentsIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => existsSync(`${STYLES}/${name}.layer.css`))
    .flatMap((name) => [name, ...(hasInlineLabel(name) ? ['InlineInput'] : [])]);

/** Whether a component places its label beside its box by the styles of another. */
function hasInlineLabel(name: string): boolean {
  const source = `node_modules/@mantine/core/esm/components/${name}/${name}.mjs`;
  return existsSync(source) && readFileSync(source, 'utf8').includes('InlineInput.mjs');
}

/** Components that a file shows without importing their styles. */
function withoutStyles(text: string): readonly string[] {
  const [provider = '', fields = ''] = everywhere.map((file) => readFileSync(file, 'utf8'));
  const has = new Set([
    ...stylesIn(provider),
    ...stylesIn(text),
    ...(text.includes('field-styles.ts') ? stylesIn(fields) : []),
  ]);
  return componentsIn(text).filter((name) => !has.has(name));
}

test('every Mantine component in use has its styles', () => {
  const files = globSync('src/**/*.tsx');
  const missing = files.flatMap((file) =>
    withoutStyles(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a component without its styles is reported', () => {
  expect(withoutStyles("import { Button, Timeline } from '@mantine/core';")).toEqual(['Timeline']);
  expect(withoutStyles("import { Switch } from '@mantine/core';")).toEqual(['Switch', 'InlineInput']);
});

/** Props and components for which Mantine writes a style element at run time. */
const WRITES_STYLES =
  /=\{\{\s*(?:base|xs|sm|md|lg|xl):|\b(?:visibleFrom|hiddenFrom)=|<(?:SimpleGrid|Grid|AppShell)\b|\blockScroll\b/;

test('no component writes a style element, which the content policy would refuse', () => {
  const files = globSync('src/**/*.tsx').filter((file) => WRITES_STYLES.test(readFileSync(file, 'utf8')));
  expect(files).toEqual([]);
});

test('a prop that differs with the width is reported', () => {
  expect(WRITES_STYLES.test('<Group ml={{ xs: 1 }}>')).toBe(true);
  expect(WRITES_STYLES.test('<Box style={{ margin: 0 }}>')).toBe(false);
});
