import { describe, expect, it } from 'vitest';
import { measureToOrder, type Window } from '#src/quoting/measures/measure.ts';
import { roller } from './support/example.ts';

const square: Window = { widthsMm: [1_200, 1_200, 1_200], heightsMm: [1_600, 1_600, 1_600], mount: 'inside' };
const measure = (change: Partial<Window>, measuring: Partial<typeof roller.measuring> = {}) =>
  measureToOrder({ ...square, ...change }, { ...roller, measuring: { ...roller.measuring, ...measuring } });
const codes = (change: Partial<Window>) => measure(change).warnings.map(({ code }) => code);

describe('the size to order', () => {
  it('is the smallest width inside, and the factory subtracts its clearance', () => {
    expect(measure({ widthsMm: [1_202, 1_200, 1_203] })).toEqual({
      widthMm: 1_200,
      heightMm: 1_600,
      madeWidthMm: 1_190,
      warnings: [],
    });
  });

  it("is the height that the product's rule names", () => {
    const heightsMm = [1_602, 1_600, 1_604] as const;
    expect(measure({ heightsMm }).heightMm).toBe(1_600);
    expect(measure({ heightsMm }, { insideHeight: 'largest' }).heightMm).toBe(1_604);
  });

  it('overlaps the opening at both sides and above outside, and adds nothing below', () => {
    const window = {
      widthsMm: [1_202, 1_200, 1_203],
      heightsMm: [1_602, 1_600, 1_604],
      mount: 'outside',
    } as const;
    expect(measure(window)).toEqual({ widthMm: 1_279, heightMm: 1_642, madeWidthMm: 1_279, warnings: [] });
    expect(measure(window, { outsideAboveMm: 0 })).toMatchObject({ widthMm: 1_279, heightMm: 1_604 });
  });

  it('is never below zero', () => {
    expect(measure({ widthsMm: [8, 8, 8] }).madeWidthMm).toBe(0);
  });
});

describe('warnings', () => {
  it('report measures that differ by more than allowed', () => {
    expect(codes({ widthsMm: [1_200, 1_205, 1_200] })).toEqual([]);
    expect(measure({ widthsMm: [1_200, 1_206, 1_200] }).warnings).toEqual([
      { code: 'uneven', side: 'width', differenceMm: 6 },
    ]);
    expect(measure({ heightsMm: [1_600, 1_600, 1_590] }).warnings).toEqual([
      { code: 'uneven', side: 'height', differenceMm: 10 },
    ]);
  });

  it('report a window out of square, except for a blind outside, which covers it', () => {
    expect(codes({ diagonalsMm: [2_000, 2_005] })).toEqual([]);
    expect(measure({ diagonalsMm: [1_997, 2_003] }).warnings).toEqual([
      { code: 'out-of-square', differenceMm: 6 },
      { code: 'prefer-outside' },
    ]);
    expect(codes({ diagonalsMm: [2_003, 1_997], mount: 'outside' })).toEqual(['out-of-square']);
  });

  it('report diagonals that do not fit the sides', () => {
    // 1.20 × 1.60 m has diagonals of 2.00 m
    expect(codes({ diagonalsMm: [2_005, 2_005] })).toEqual([]);
    expect(codes({ diagonalsMm: [2_006, 2_006] })).toEqual(['diagonals-do-not-fit']);
    expect(codes({ diagonalsMm: [1_995, 1_995] })).toEqual([]);
    expect(codes({ diagonalsMm: [1_994, 1_994] })).toEqual(['diagonals-do-not-fit']);
    // a leaning window: one diagonal is longer, one shorter, and the sides are right
    expect(codes({ diagonalsMm: [1_900, 2_095], mount: 'outside' })).toEqual(['out-of-square']);
  });

  it('ask whether the sides were swapped in an unusually wide window', () => {
    const wide = (widthMm: number, heightMm: number) =>
      codes({ widthsMm: [widthMm, widthMm, widthMm], heightsMm: [heightMm, heightMm, heightMm] });
    expect(wide(2_500, 1_000)).toEqual([]);
    expect(wide(2_501, 1_000)).toEqual(['swapped']);
    // swapped, it would be too tall
    expect(wide(4_001, 1_000)).toEqual([]);
  });

  it('ask the same when only the swapped size can be made', () => {
    const tall = { widthsMm: [1_200, 1_200, 1_200], heightsMm: [5_000, 5_000, 5_000] } as const;
    expect(codes(tall)).toEqual(['swapped']);
    expect(codes({ ...tall, heightsMm: [6_000, 6_000, 6_000] })).toEqual([]);
  });
});
