import * as z from 'zod/mini';
import { Mm } from './rules/units.ts';

/** Where a blind hangs: inside the recess of its window, or outside, on the wall around it. */
export const Mount = z.enum(['inside', 'outside']);
export type Mount = z.output<typeof Mount>;

const Three = z.tuple([Mm, Mm, Mm]);

/** A window's recess as it was measured, in whole millimetres. */
export const MeasuredMm = z.object({
  /** Above, in the middle, below. */
  widthsMm: Three,
  /** On the left, in the middle, on the right. */
  heightsMm: Three,
  /** From the upper left to the lower right, and the other one; left out where they were not measured. */
  diagonalsMm: z.optional(z.tuple([Mm, Mm])),
});
export type MeasuredMm = z.output<typeof MeasuredMm>;

/** What was measured, as far as it was: null is no length. */
interface Partly {
  readonly widthsMm: readonly (number | null)[];
  readonly heightsMm: readonly (number | null)[];
  readonly diagonalsMm: readonly (number | null)[];
}

/** A recess that was measured whole; null where a width or a height is missing. Diagonals need not be there, but both or none. */
export function wholeRecess({ diagonalsMm, ...sides }: Partly): MeasuredMm | null {
  const whole = z.safeParse(MeasuredMm, { ...sides, ...(diagonalsMm.includes(null) ? {} : { diagonalsMm }) });
  return whole.success ? whole.data : null;
}
