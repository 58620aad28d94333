import type { DraftWindow } from '#src/api/draft.ts';
import { wholeRecess, type MeasuredMm } from '#src/quoting/measures/measured.ts';
import type { Unit } from '#src/reading/measure.ts';
import { readSpoken } from '#src/reading/spoken.ts';

/** The typed lengths in millimetres; null for invalid ones. */
const lengths = (typed: readonly string[], unit: Unit) =>
  typed.map((one) => {
    const read = readSpoken(one, unit);
    return 'mm' in read ? read.mm : null;
  });

/**
 * The measures typed into the measuring helper, in whole millimetres; null when the helper was not used or a width or
 * height is invalid. Diagonals are optional: when one is missing, both are left out.
 */
export const readMeasured = (typed: DraftWindow['measured'], unit: Unit): MeasuredMm | null =>
  typed === null
    ? null
    : wholeRecess({
        widthsMm: lengths(typed.widths, unit),
        heightsMm: lengths(typed.heights, unit),
        diagonalsMm: lengths(typed.diagonals, unit),
      });
