import { describe, expect, it } from 'vitest';
import { addIva, splitIva } from '#src/quoting/money/iva.ts';
import { priceAtMargin } from '#src/quoting/money/margin.ts';
import { lessPart, partOf } from '#src/quoting/money/money.ts';
import { piecesOf, scaled, sumOf } from '#src/quoting/money/rounding.ts';

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

describe('a margin', () => {
  it.each([
    { cost: 10_000, margin: 0, price: 10_000 },
    { cost: 10_000, margin: 1_250, price: 11_429 },
    { cost: 10_000, margin: 7_500, price: 40_000 },
    { cost: 58_189, margin: 2_000, price: 72_736 },
  ])('of $margin bp is a part of the price $price', ({ cost, margin, price }) => {
    expect(priceAtMargin(cost, margin)).toBe(price);
  });
});

describe('a share of an amount', () => {
  it('is in basis points', () => {
    expect(partOf(77_586, 2_500)).toBe(19_397);
    expect(lessPart(77_586, 2_500)).toBe(58_189);
    expect(lessPart(77_586, 10_000)).toBe(0);
  });
});
