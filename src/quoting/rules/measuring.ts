import * as z from 'zod/mini';
import { Mm, MmOrNone } from './units.ts';

/** How a window is measured for a product. */
export const Measuring = z.strictObject({
  /** Which of the three heights counts inside; makers disagree. */
  insideHeight: z.enum(['smallest', 'largest']),
  /** What the factory subtracts from the ordered width inside; the person who measures subtracts nothing. */
  insideDeductionMm: MmOrNone,
  /** What the blind is wider than the opening outside, on the left and again on the right. */
  outsideSideMm: MmOrNone,
  /** What it is taller outside, above the opening. Nothing is added below, where a floor or a sill may be. */
  outsideAboveMm: MmOrNone,
  /** Differences of measures and of diagonals above this cause a warning. */
  toleranceMm: Mm,
  /**
   * A window wider than this percent of its height is asked about: were the sides swapped? 250 asks above
   * 2.50 m of width for 1.00 m of height.
   */
  askWhenWiderPercent: z.int().check(z.minimum(1), z.maximum(2_000)),
});
