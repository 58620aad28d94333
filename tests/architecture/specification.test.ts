import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callNames, contract } from '#src/api/contract/index.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { commentsOf, numbersIn, titlesOf } from '#tests/support/documents/cited.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENT = 'docs/specification.md';
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const filesLike = (...patterns: readonly string[]) =>
  globSync([...patterns], { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );

const specification = read(DOCUMENT);
const rows = [...specification.matchAll(/^\| ([A-Z]\d{2}) +\|(.+)\|$/gm)].map(
  ([, number = '', cells = '']) => ({
    number,
    cells: cells.split('|').map((cell) => cell.trim()),
  }),
);
const items = [...specification.matchAll(/^- \*\*([A-Z]\d{2})\*\* /gm)].map(([, number = '']) => number);
const rules = [...rows.map(({ number }) => number), ...items];

const titles = filesLike('tests/**/*.test.{ts,tsx}', 'stories/**/*.stories.tsx').flatMap((file) =>
  titlesOf(join(ROOT, file), read(file)).map((title) => ({ file, ...title })),
);

describe('the specification', () => {
  it('numbers each rule once', () => {
    expect(rules.length).toBeGreaterThan(150);
    expect(rules.filter((number, at) => rules.indexOf(number) !== at)).toEqual([]);
  });

  it('has each of its numbers in the title of a test that runs', () => {
    const cited = new Set(titles.filter(({ runs }) => runs).flatMap(({ text }) => numbersIn(text)));
    expect(rules.filter((number) => !cited.has(number))).toEqual([]);
  });

  it('has every rule that a title or a comment cites', () => {
    const code = filesLike('{src,machines,mocks,tests,stories,deploy,.storybook}/**/*.{ts,tsx,css}').map(
      (file) => ({
        file,
        text: commentsOf(file, read(file)).join('\n'),
      }),
    );
    const prose = filesLike('docs/**/*.md', 'README.md', 'CONTRIBUTING.md').map((file) => ({
      file,
      text: read(file),
    }));
    const unknown = [...titles, ...code, ...prose].flatMap(({ file, text }) =>
      numbersIn(text)
        .filter((number) => !rules.includes(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  /** The path with parameters as the router and the contract write them. */
  const pattern = (path: string) => path.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2');

  it('has the routes of the app', () => {
    const paths = rows
      .filter(({ number }) => number.startsWith('R'))
      .map(({ number, cells: [path = ''] }) =>
        number === 'R12' ? path.replace('{tejido}', '{tejido?}') : path,
      )
      .map((path) => pattern(path.replaceAll('`', '')));
    expect(paths.toSorted()).toEqual(routeIds.map((id) => routeOf(id).path).toSorted());
  });

  it('has the calls of the contract that are not assumed', () => {
    const calls = [...specification.matchAll(/^- \*\*C\d{2}\*\* (\w+): `([^`]+)`/gm)].map(
      ([, call = '', request = '']) => `${call} ${pattern(request)}`,
    );
    const names = callNames.filter((name) => contract[name].assumed === 'no');
    expect(calls.toSorted()).toEqual(
      names.map((name) => `${name} ${contract[name].method} ${contract[name].path}`).toSorted(),
    );
  });

  it('has the assumed calls beside it, in docs/assumptions.md', () => {
    const listed = [...read('docs/assumptions.md').matchAll(/^- `([A-Z]+ \/[^`]+)`/gm)].map(([, call = '']) =>
      pattern(call),
    );
    const names = callNames.filter((name) => contract[name].assumed !== 'no');
    expect(listed.toSorted()).toEqual(
      names.map((name) => `${contract[name].method} ${contract[name].path}`).toSorted(),
    );
  });
});
