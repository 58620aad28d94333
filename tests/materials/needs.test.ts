import { expect, it } from 'vitest';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { quotable } from '#src/content/quotable.ts';
import { needsOf } from '#src/materials/needs.ts';

const hood = (key: string, heightMm: number): QuotedWindow => ({
  ...{ key, name: '', variant: 'ravello-acrilica', color: 'rayas-marino' },
  ...{ line: { widthMm: 2_000, heightMm, quantity: 1 }, mount: null, measured: null },
  ...{ fitting: null, asked: null },
});

it('what no roll is wide enough for can be promised for no day', () => {
  // The gores of a hood of 1200 are 1200 + 40 wide, its rolls 1200.
  expect(needsOf([hood('near', 1_000)], quotable).unknown).toEqual([]);
  expect(needsOf([hood('far', 1_200)], quotable).unknown).toEqual(['far']);
  // Its other cloth, 2 × 1000 × 2480 and squaring, is taken all the same.
  expect(needsOf([hood('far', 1_200)], quotable).articles[0]?.ways).toMatchObject([
    [{ code: 'TO-801', widthMm: 1_200, quantity: 4.99 }],
  ]);
});

it('a product that is sold no more can be promised for no day', () => {
  const gone = { ...hood('gone', 1_000), variant: 'retirada' };
  expect(needsOf([gone, hood('near', 1_000)], quotable).unknown).toEqual(['gone']);
});
