import { describe, expect, it } from 'vitest';
import { planCloth, type ClothPiece, type ClothRules } from '#src/cutting/index.ts';
import { seededRandom } from '#src/cutting/random.ts';
import { cutAtRandom } from './support/cut-at-random.ts';
import { faultsOf } from './support/faults.ts';

const rules: ClothRules = {
  selvedgeMm: 0,
  repeatMm: 0,
  leastRemnant: { acrossMm: 400, alongMm: 400 },
  tableMm: 6_000,
};

type Row = readonly [count: number, acrossMm: number, alongMm: number];

const piecesOf = (rows: readonly Row[]): readonly ClothPiece[] =>
  rows.flatMap(([count, acrossMm, alongMm], at) =>
    Array.from({ length: count }, (_, copy) => ({
      ...{ id: `${String(at)}.${String(copy)}`, acrossMm, alongMm },
      ...{ mayTurn: false, rollMm: null },
    })),
  );

const planOn = (widthMm: number, asked: readonly ClothPiece[], most?: number) =>
  planCloth(
    asked,
    { rolls: [], bought: [{ widthMm, lengthMm: 30_000 }] },
    rules,
    most === undefined ? {} : { most },
  );

interface Instance {
  readonly what: string;
  readonly widthMm: number;
  readonly rows: readonly Row[];
  /** The shortest length, worked out by hand. */
  readonly optimumMm: number;
}

const instances: readonly Instance[] = [
  {
    what: 'rows of two',
    widthMm: 2_500,
    rows: [[6, 1_200, 2_550]],
    optimumMm: 7_650,
  },
  {
    what: 'a piece beside two that are as long together',
    widthMm: 2_400,
    rows: [
      [1, 1_400, 2_000],
      [1, 1_000, 1_200],
      [1, 1_000, 800],
    ],
    optimumMm: 2_000,
  },
  {
    what: 'a column of which one part is cut lengthwise again',
    widthMm: 3_000,
    rows: [
      [1, 1_800, 2_400],
      [1, 1_200, 900],
      [2, 600, 1_500],
    ],
    optimumMm: 2_400,
  },
  {
    what: 'four rows, each of three widths that fill the roll only together',
    widthMm: 2_500,
    rows: [
      [4, 1_130, 1_700],
      [4, 790, 1_700],
      [4, 580, 1_700],
    ],
    optimumMm: 6_800,
  },
  {
    what: 'two rows of two pairs, where the longest two must lie side by side',
    widthMm: 2_500,
    rows: [
      [2, 1_250, 2_600],
      [2, 1_250, 1_100],
    ],
    optimumMm: 3_700,
  },
  {
    what: 'pieces of which none lies beside another: the area alone asks for less',
    widthMm: 2_500,
    rows: [
      [2, 1_300, 2_000],
      [1, 1_400, 1_500],
    ],
    optimumMm: 5_500,
  },
  {
    what: 'strips that fit only in columns: on rows they take 2,500 or more',
    widthMm: 1_220,
    rows: [
      [12, 150, 775],
      [25, 100, 450],
    ],
    optimumMm: 2_325,
  },
];

describe('An instance whose shortest length is known', () => {
  it.each(instances)('is cut in that length: $what', ({ widthMm, rows, optimumMm }) => {
    const asked = piecesOf(rows);
    const plan = planOn(widthMm, asked);
    expect(faultsOf(plan, asked, rules)).toEqual([]);
    expect(plan.figures.usedMm).toBe(optimumMm);
    expect(plan.figures.leastMm2).toBeLessThanOrEqual(optimumMm * widthMm);
  });

  it('that was made by cutting a table at random is found for most, and the bound is near it for all', () => {
    const random = seededRandom(97);
    const shares = Array.from({ length: 30 }, () => {
      const sides = cutAtRandom(2_500, 6_000, random);
      const asked = piecesOf(sides.map(([across, along]) => [1, across, along]));
      const plan = planOn(2_500, asked, 100_000);
      expect(faultsOf(plan, asked, rules)).toEqual([]);
      return { used: plan.figures.usedMm / 6_000, bound: plan.figures.leastMm2 / (2_500 * 6_000) };
    });
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    expect(shares.filter(({ used }) => used <= 1).length).toBeGreaterThanOrEqual(24);
    expect(mean(shares.map(({ used }) => used))).toBeLessThan(1.08);
    expect(Math.min(...shares.map(({ bound }) => bound))).toBeGreaterThan(0.99);
  });
});
