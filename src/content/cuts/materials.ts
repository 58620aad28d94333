import type { SheetName } from '#src/quoting/cuts/table.ts';
import type { Variant } from '../schema/variant.ts';

/**
 * How the workshop keeps what a piece is made of. Every figure here is our assumption: a workshop puts its own in.
 * Lengths in mm.
 */

/** Flat parts of cloth: the side that runs along the roll. */
export const sheetAlong: Readonly<Record<SheetName, 'width' | 'height'>> = {
  valance: 'width',
  gore: 'height',
};

/** What the saw takes with each cut. */
export const KERF_MM = 4;
/** The shortest rest of a bar that is kept. */
export const LEAST_BAR_MM = 600;
/** The edge on each side of a roll that is not used, unless a cloth needs the whole width. */
export const SELVEDGE_MM = 5;
/** What is cut off a roll before it is cut from, so that it begins at a right angle. */
export const SQUARE_MM = 30;
/** The smallest rest of cloth that is kept. */
export const LEAST_REMNANT_MM = { across: 400, along: 600 } as const;
/** The table on which cloth is cut: no stretch that is laid out at once is longer, unless one cloth is. */
export const TABLE_MM = 6_000;
/** A new roll. */
export const ROLL_MM = 30_000;
/** The roll of a cloth that names none. */
const USUAL_WIDTH_MM = 2_500;
/** After this length a pattern starts again, where bands do not say it. */
const PATTERN_MM = 320;

/** Widths of the rolls of a cloth. */
export const rollWidths = ({ rollWidthsMm }: Variant): readonly number[] =>
  rollWidthsMm.length === 0 ? [USUAL_WIDTH_MM] : rollWidthsMm;

/** The length after which the pattern of a cloth starts again; 0 for plain cloth. */
export function repeatOf({ bands, product: { fabric } }: Variant): number {
  if (bands !== undefined) return bands.closedMm + bands.clearMm;
  return fabric?.pattern === 'patterned' ? PATTERN_MM : 0;
}
