import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import layout from '#src/ui/styles/layout.module.css';

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

const imported = /import (\w+) from '([^']+\.module\.css)'/g;

/** The classes that the files importing a sheet read from it; null when a class name is computed. */
function classesRead(sheet: string, sources: ReadonlyMap<string, string>): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const [file, text] of sources) {
    for (const [, binding = '', path = ''] of text.matchAll(imported)) {
      const target = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
      if (target !== sheet) continue;
      if (new RegExp(`\\b${binding}\\[`).test(text)) return null;
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))) names.add(name);
    }
  }
  return names;
}

/** Classes of sheets that a file joins in its own way, or as if a sheet might lack them. */
function joinedOtherwise(text: string): readonly string[] {
  return [...text.matchAll(imported)].flatMap(([, binding = '']) => {
    const oneClass = `\\b${binding}(?:\\.\\w+|\\[\\w+\\])`;
    const others = new RegExp(
      `\\$\\{[^\`}]*${oneClass}|${oneClass}[^;{}\\]]*\\]\\.join\\(' '|${oneClass}\\)? \\?\\? ''`,
      'g',
    );
    return [...text.matchAll(others)].map(([found]) => found);
  });
}

/** Selectors for a pointer that hovers which a finger triggers too: a touched choice then looks chosen beside the chosen one. */
function hoveredByTouch(css: string): readonly string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, before = '', mark = ''] of css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    const selector = before.trim();
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    around.push(selector);
    if (selector.includes(':hover') && !around.includes('@media (hover: hover)')) found.push(selector);
  }
  return found;
}

/** Native selects that do not look as `field.input` does, which every one has directly or from its `Field`. */
const otherSelects = (text: string): readonly string[] =>
  [...text.matchAll(/<select\b[^]*?[^=]>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/className=\{(?:cx\()?field\.input\b|\{\.\.\.control\}/.test(tag));

const sheets = globSync('src/**/*.module.css');
const sources = new Map(globSync('src/**/*.{ts,tsx}').map((file) => [file, read(file)]));

describe('a style sheet', () => {
  test('is found, with the classes that files read from it', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(classesIn('@media (min-width: 1.5px) { .a:hover > .b[data-c] { top: .5px } }')).toEqual(
      new Set(['a', 'b']),
    );
  });

  test('of fields gives every native select its look', () => {
    expect(otherSelects('<select {...control}><select className={field.input}>')).toEqual([]);
    expect(otherSelects('<select id={id}><select className={classes.own}>')).toHaveLength(2);
    expect([...sources].filter(([, text]) => otherSelects(text).length > 0).map(([file]) => file)).toEqual(
      [],
    );
    expect(sheets.filter((sheet) => /appearance: auto/.test(read(sheet)))).toEqual([]);
  });

  test.each(globSync('{src,charts,mocks,stories,.storybook}/**/*.css'))(
    '%s has no :hover outside @media (hover: hover)',
    (sheet) => {
      expect(hoveredByTouch(read(sheet))).toEqual([]);
    },
  );

  test('that answers to a hover is told from one that asks for a pointer first', () => {
    expect(hoveredByTouch('.a:hover { top: 0 } @media (hover: hover) { .b:hover { top: 0 } }')).toEqual([
      '.a:hover',
    ]);
  });

  test.each(sheets)('%s has rules only for classes that a file reads', (sheet) => {
    const used = classesRead(sheet, sources);
    if (used === null) return;
    expect([...classesIn(read(sheet))].filter((name) => !used.has(name))).toEqual([]);
  });

  test('has types, by which a misspelt class does not compile', () => {
    expectTypeOf(layout).toHaveProperty('stack');
    expectTypeOf(layout).not.toHaveProperty('misspelt');
  });

  test('has classes that only cx joins', () => {
    const sheet = "import a from './a.module.css';\n";
    const others = ['`${a.b} c`', "[a.b, 'c'].join(' ')", "a.b ?? ''", '`c ${isOn ? a.b : a.c}`'];
    for (const other of others) expect(joinedOtherwise(sheet + other), other).not.toEqual([]);
    expect(joinedOtherwise(`${sheet}cx(a.b, isOn && a.c)`)).toEqual([]);
    const found = [...sources].map(([file, text]) => [file, joinedOtherwise(text)]);
    expect(found.filter(([, classes]) => classes?.length !== 0)).toEqual([]);
  });

  test.each(globSync('src/**/*.css'))('%s has breakpoints that grow with the text, none in px', (sheet) => {
    const conditions = read(sheet).match(/@(?:media|container)[^{]*\{/g) ?? [];
    expect(conditions.filter((condition) => /\dpx/.test(condition))).toEqual([]);
  });
});
