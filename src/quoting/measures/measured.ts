import * as z from 'zod/mini';
import { Mm } from '../rules/units.ts';

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
  /** From upper left to lower right, and the other one; omitted when not measured. */
  diagonalsMm: z.optional(z.tuple([Mm, Mm])),
});
export type MeasuredMm = z.output<typeof MeasuredMm>;

/** A recess that may be measured in part: null is a missing length. */
interface Partly {
  readonly widthsMm: readonly (number | null)[];
  readonly heightsMm: readonly (number | null)[];
  readonly diagonalsMm: readonly (number | null)[];
}

/** Returns the recess when it is complete, else null. Diagonals are optional: both or none. */
export function wholeRecess({ diagonalsMm, ...sides }: Partly): MeasuredMm | null {
  const whole = z.safeParse(MeasuredMm, { ...sides, ...(diagonalsMm.includes(null) ? {} : { diagonalsMm }) });
  return whole.success ? whole.data : null;
}
