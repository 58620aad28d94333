import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Class names with rules in a style sheet, without those of libraries. */
function classesIn(css: string): ReadonlySet<string> {
  const plain = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/url\([^)]*\)|@import[^;]*;/g, '');
  // A selector ends at its brace; the text before it is not a declaration.
  const selectors = [...plain.matchAll(/(?:^|[{};])([^{};]*)(?=\{)/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  );
}

/** The classes that the files importing a sheet read from it; null when a class name is computed. */
function classesRead(sheet: string, sources: ReadonlyMap<string, string>): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const [file, text] of sources) {
    for (const [, binding = '', path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const target = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
      if (target !== sheet) continue;
      if (new RegExp(`\\b${binding}\\[[^'\\]]`).test(text)) return null;
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${binding}\\['([\\w-]+)'\\]`, 'g')))
        names.add(name);
    }
  }
  return names;
}

const sheets = globSync('src/**/*.module.css');
const sources = new Map(globSync('src/**/*.{ts,tsx}').map((file) => [file, read(file)]));

describe('a style sheet', () => {
  test('is found, with the classes that files read from it', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(classesIn('@media (min-width: 1.5px) { .a:hover > .b[data-c] { top: .5px } }')).toEqual(
      new Set(['a', 'b']),
    );
  });

  test.each(sheets)('%s has rules only for classes that a file reads', (sheet) => {
    const used = classesRead(sheet, sources);
    if (used === null) return;
    expect([...classesIn(read(sheet))].filter((name) => !used.has(name))).toEqual([]);
  });

  test.each(globSync('src/**/*.css'))('%s has breakpoints that grow with the text, none in px', (sheet) => {
    const conditions = read(sheet).match(/@(?:media|container)[^{]*\{/g) ?? [];
    expect(conditions.filter((condition) => /\dpx/.test(condition))).toEqual([]);
  });
});
