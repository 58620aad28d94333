import { describe, expect, it } from 'vitest';
import { commentsOf, numbersIn, titlesOf } from '#tests/support/documents/cited.ts';

// Numbers are concatenated here, so that these examples cite none.
const rule = (digits: string) => `B${digits}`;
const [one, two, three] = ['91', '92', '93'].map(rule);

/** The numbers in the titles of a file, of the tests that run or of the others. */
const cited = (text: string, runs = true) =>
  titlesOf('sample.test.ts', text)
    .filter((title) => title.runs === runs)
    .flatMap((title) => numbersIn(title.text));

describe('the titles of tests', () => {
  it.each([
    `it('does this (${one})', () => {});`,
    `describe('a form', () => { test('does this (${one})', async () => {}); });`,
    `journey.for(ids)('%s does this (${one})', () => {});`,
    `it.each([['${one}', 'x']])('%s: %s', () => {});`,
    `const rows = [{ number: '${one}' }] as const; it.each(rows)('$number', () => {});`,
    `it.each(Object.entries(rows))('%s', () => {}); const rows = { '${one}': 1 };`,
    `export const Shown = meta.story({ name: 'Algo (${one})', play });`,
  ])('are read from %j', (text) => {
    expect(cited(text)).toEqual([one]);
  });

  it.each([
    `it.skip('does this (${one})', () => {});`,
    `it.todo('does this (${one})');`,
    `it('does this (${one})');`,
    `it.fails('does this (${one})', () => {});`,
    `it.skipIf(slow)('does this (${one})', () => {});`,
    `describe.skip('a form', () => { it('does this (${one})', () => {}); });`,
    `describe('a form (${one})', () => {});`,
    `const meta = preview.meta({ tags: ['!test'] }); export const A = meta.story({ name: 'Algo (${one})' });`,
    `export const A = meta.story({ name: 'Algo (${one})', tags: ['!test'] });`,
  ])('of tests that do not run are kept apart: %j', (text) => {
    expect(cited(text)).toEqual([]);
    expect(cited(text, false)).toEqual([one]);
  });

  it('include the numbers of a table only when the title is filled from it', () => {
    expect(cited(`it.each([['${one}']])('does this (${two})', () => {});`)).toEqual([two]);
  });

  it('are distinguished from comments', () => {
    const text = `/** Says this (${one}, ${two}). */ it('does this (${three})', () => {}); // ${one}`;
    expect(cited(text)).toEqual([three]);
    expect(commentsOf('sample.ts', text).flatMap(numbersIn)).toEqual([one, two, one]);
    expect(commentsOf('sample.css', `/* ${one} */ a { color: red }`).flatMap(numbersIn)).toEqual([one]);
  });
});

it.each(['#B12345', 'v2.B12', 'xB12', 'B123', 'N25.68'])('%s is not a rule number', (text) => {
  expect(numbersIn(text)).toEqual([]);
});
