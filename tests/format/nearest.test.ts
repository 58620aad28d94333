import { expect, it } from 'vitest';
import { nearest } from '#src/format/nearest.ts';
import { normalizeText } from '#src/format/normalize-text.ts';

const names = ['Blackout Lino', 'Blackout Cielo', 'Screen 5 %', 'Screen 10 %', 'Gasa', 'Luna', 'Lona'].map(
  (name) => ({ name, plain: normalizeText(name) }),
);

it.each([
  // One letter of another, one too many, one too few.
  ['gaza', ['Gasa']],
  ['lunna', ['Luna', 'Lona']],
  ['lna', ['Luna', 'Lona']],
  ['bleckout lino', ['Blackout Lino', 'Blackout Cielo']],
  // A word in common is near enough, but not one of two letters.
  ['screen', ['Screen 5 %', 'Screen 10 %']],
  ['tela muy larga que se llama luna', ['Luna']],
  ['muy lejos de todas 10', []],
  // At most three, the nearest first; of the equally near those that come first.
  ['blackout', ['Blackout Lino', 'Blackout Cielo']],
  ['', []],
])('the nearest to %j are %j', (asked, found) => {
  expect(nearest(asked, names)).toEqual(found);
});

it('there are three at most', () => {
  expect(
    nearest(
      'lon',
      ['lona', 'lino', 'loneta', 'lan', 'lon'].map((name) => ({ name, plain: name })),
    ),
  ).toEqual(['lon', 'lona', 'lan']);
});
