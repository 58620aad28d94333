import { expect, it } from 'vitest';
import { sentCount } from '#src/reading/spoken.ts';

it.each([
  ['2', 2],
  ['2 pzas', 2],
  ['tres', 3],
  ['varias', null],
  ['0', null],
  ['', null],
])('a form sends the pieces %j as %j', (written, count) => {
  expect(sentCount(written, 99)).toBe(count);
});
