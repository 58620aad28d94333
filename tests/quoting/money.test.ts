import { describe, expect, it } from 'vitest';
import { piecesOf, scaled, sumOf } from '#src/quoting/rounding.ts';
import { addIva, splitIva } from '#src/quoting/iva.ts';
import { marginOfMarkup, markupOfMargin, priceAtMargin, priceAtMarkup } from '#src/quoting/margin.ts';
import { lessPart, partOf } from '#src/quoting/money.ts';

describe('exact arithmetic', () => {
  it.each([
    { amount: 1_210_000, times: 90_000, of: 1_000_000, is: 108_900 },
    { amount: 1, times: 1, of: 2, is: 1 },
    { amount: 1, times: 1, of: 3, is: 0 },
    { amount: 2, times: 1, of: 3, is: 1 },
    { amount: 5, times: 1, of: 2, is: 3 },
    { amount: 0, times: 7, of: 3, is: 0 },
    // 4 × 10^16 cannot be a float's integer; the answer can.
    { amount: 400_000_000, times: 100_000_001, of: 1_000_000, is: 40_000_000_400 },
  ])('$amount × $times ÷ $of is $is', ({ amount, times, of, is }) => {
    expect(scaled(amount, times, of)).toBe(is);
  });

  it('rounds up to whole units, and adds', () => {
    expect([2_400, 2_401, 4_800].map((mm) => piecesOf(mm, 2_400))).toEqual([1, 2, 2]);
    expect(sumOf([])).toBe(0);
    expect(sumOf([1, 2, 3])).toBe(6);
  });
});

describe('IVA', () => {
  it.each([
    { base: 10_000, iva: 1_600 },
    { base: 3, iva: 0 },
    { base: 4, iva: 1 },
    { base: 77_586, iva: 12_414 },
  ])('adds $iva to $base', ({ base, iva }) => {
    expect(addIva(base, 1_600)).toEqual({ baseCentavos: base, ivaCentavos: iva, totalCentavos: base + iva });
  });

  it.each([
    { total: 11_600, base: 10_000 },
    { total: 90_000, base: 77_586 },
    { total: 1, base: 1 },
  ])('in a total of $total is the rest above $base', ({ total, base }) => {
    expect(splitIva(total, 1_600)).toEqual({
      baseCentavos: base,
      ivaCentavos: total - base,
      totalCentavos: total,
    });
  });

  it('is exact in both directions, unlike 0.84 × the total', () => {
    const { baseCentavos } = splitIva(100_000, 1_600);
    expect(baseCentavos).toBe(86_207);
    expect(addIva(baseCentavos, 1_600).totalCentavos).toBe(100_000);
  });
});

describe('margin and markup', () => {
  it.each([
    { margin: 0, markup: 0 },
    { margin: 2_000, markup: 2_500 },
    { margin: 5_000, markup: 10_000 },
    { margin: 7_500, markup: 30_000 },
  ])('a margin of $margin is a markup of $markup', ({ margin, markup }) => {
    expect(markupOfMargin(margin)).toBe(markup);
    expect(marginOfMarkup(markup)).toBe(margin);
    expect(priceAtMargin(10_000, margin)).toBe(priceAtMarkup(10_000, markup));
  });

  it('gives the margin as a share of the price', () => {
    expect(priceAtMargin(58_189, 2_000)).toBe(72_736);
    expect(priceAtMarkup(58_189, 2_500)).toBe(72_736);
  });
});

describe('a share of an amount', () => {
  it('is in basis points', () => {
    expect(partOf(77_586, 2_500)).toBe(19_397);
    expect(lessPart(77_586, 2_500)).toBe(58_189);
    expect(lessPart(77_586, 10_000)).toBe(0);
  });
});
