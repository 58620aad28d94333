import { expect, it } from 'vitest';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { quotable, type Quotable } from '#src/content/quotable.ts';
import { needsOf } from '#src/materials/needs.ts';

const hood = (key: string, heightMm: number): QuotedWindow => ({
  ...{ key, name: '', variant: 'ravello-acrilica', color: 'rayas-marino' },
  ...{ line: { widthMm: 2_000, heightMm, quantity: 1 }, mount: null, measured: null },
  ...{ fitting: null, asked: null },
});

/** The catalog with rolls of 1.00 m. */
const narrow: Quotable = {
  ...quotable,
  variantOf: (slug) => {
    const variant = quotable.variantOf(slug);
    return variant && { ...variant, rollWidthsMm: [1_000] };
  },
};

it('what no roll is wide enough for can be promised for no day', () => {
  // The gores of a hood are as wide as it projects.
  expect(needsOf([hood('near', 1_000)], narrow).unknown).toEqual([]);
  expect(needsOf([hood('far', 1_200)], narrow).unknown).toEqual(['far']);
});

it('a hood that projects 1.20 m is cut from its rolls of 1.20 m', () => {
  expect(needsOf([hood('far', 1_200)], quotable).unknown).toEqual([]);
});

it('a product that is sold no more can be promised for no day', () => {
  const gone = { ...hood('gone', 1_000), variant: 'retirada' };
  expect(needsOf([gone, hood('near', 1_000)], quotable).unknown).toEqual(['gone']);
});
