import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planBars, type BarPiece } from '#src/cutting/index.ts';
import { RUNS } from '#tests/support/runs.ts';

const pieces = (lengths: readonly number[]): readonly BarPiece[] =>
  lengths.map((lengthMm, at) => ({ id: String(at), lengthMm }));

const times = (lengthMm: number, count: number) => Array.from({ length: count }, () => lengthMm);

const NO_STOCK = { whole: null, rests: [] };

describe('A plan of bars', () => {
  it('cuts a published example from 73 rolls, the fewest that are possible', () => {
    // The example of paper rolls of 5,600 mm that texts on the cutting stock problem use: 308 patterns, optimum 73.
    const widths = [
      1_380, 1_520, 1_560, 1_710, 1_820, 1_880, 1_930, 2_000, 2_050, 2_100, 2_140, 2_150, 2_200,
    ];
    const counts = [22, 25, 12, 14, 18, 18, 20, 10, 12, 14, 16, 18, 20];
    const lengths = widths.flatMap((width, at) => times(width, counts[at] ?? 0));
    const { figures } = planBars(
      pieces(lengths),
      { barMm: 5_600, ...NO_STOCK },
      { kerfMm: 0, leastRestMm: 10_000 },
    );
    expect(figures).toMatchObject({ leastBars: 73, bars: 73, piecesMm: 407_160 });
    // 0.401 % of 73 rolls.
    expect(figures.wasteMm).toBe(1_640);
  });

  it('counts what the saw takes, but not after the last cut of a full bar', () => {
    const bar = { barMm: 6_000, ...NO_STOCK };
    const exact = planBars(pieces(times(1_997, 3)), bar, { kerfMm: 4, leastRestMm: 500 });
    expect(exact.figures.bars).toBe(1);
    const over = planBars(pieces(times(1_998, 3)), bar, { kerfMm: 4, leastRestMm: 500 });
    expect(over.figures).toMatchObject({ bars: 2, leastBars: 2 });
  });

  it('cuts both ends of a new bar, and the far end of a rest', () => {
    const rules = { kerfMm: 4, trimMm: 20, leastRestMm: 100 };
    const stock = { barMm: 6_000, whole: { id: 'w', count: 9 }, rests: [{ id: 'r', lengthMm: 2_000 }] };
    // 1,980 mm of the rest and 5,960 of a bar can be used.
    const exact = planBars(pieces([1_980, 5_960]), stock, rules);
    expect(exact.bars.map(({ bar, pieces: [sawn], restMm }) => [bar, sawn?.atMm, restMm])).toEqual([
      ['r', 0, 16],
      ['w', 20, 16],
    ]);
    expect(planBars(pieces([5_961]), stock, rules).unplaced).toEqual(['0']);
    const [first] = planBars(pieces([1_981]), stock, rules).bars;
    expect(first).toMatchObject({ bar: 'w', restMm: 6_000 - 20 - 1_981 - 4 });
  });

  it('uses up rests before it begins whole bars, and buys only what is missing', () => {
    const { bars } = planBars(
      pieces([1_000, 2_900, 2_900, 2_900]),
      { barMm: 5_800, whole: { id: 'tubo', count: 1 }, rests: [{ id: 'rest', lengthMm: 1_100 }] },
      { kerfMm: 0, leastRestMm: 500 },
    );
    expect(bars.map(({ bar, kind, pieces: sawn }) => [bar, kind, sawn.length])).toEqual([
      ['rest', 'started', 1],
      ['tubo', 'whole', 2],
      [null, 'bought', 1],
    ]);
  });

  it('has every length once, inside its bar, one after the other, and never fewer bars than it says are possible', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 5_900 }), { minLength: 1, maxLength: 30 }),
        fc.array(fc.integer({ min: 300, max: 4_000 }), { maxLength: 3 }),
        fc.constantFrom(0, 4),
        fc.constantFrom(0, 20),
        (lengths, rests, kerfMm, trimMm) => {
          const asked = pieces(lengths);
          const { bars, unplaced, figures } = planBars(
            asked,
            {
              barMm: 5_800,
              whole: { id: 'w', count: 2 },
              rests: rests.map((lengthMm, at) => ({ id: `r${String(at)}`, lengthMm })),
            },
            { kerfMm, trimMm, leastRestMm: 400 },
            50,
          );
          const seen = [...bars.flatMap((bar) => bar.pieces.map(({ piece }) => piece)), ...unplaced];
          expect(seen.toSorted()).toEqual(asked.map(({ id }) => id).toSorted());
          for (const { pieces: sawn, lengthMm, kind } of bars) {
            let free = kind === 'started' ? 0 : trimMm;
            for (const { atMm, lengthMm: length } of sawn) {
              expect(atMm).toBeGreaterThanOrEqual(free);
              free = atMm + length + kerfMm;
            }
            expect(free - kerfMm).toBeLessThanOrEqual(lengthMm - trimMm);
          }
          expect(figures.bars).toBeGreaterThanOrEqual(figures.leastBars);
          expect(figures.wasteMm).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
