import * as z from 'zod/mini';
import { Count, Id, listOf, Mm, MmOrNone } from './units.ts';

/** A width that the fabric is woven in. */
const Roll = z.strictObject({
  widthMm: Mm,
  /**
   * The tallest blind whose fabric may lie on its side on this roll (sellers disagree: the roll less a wrap of
   * 200 or 400 mm), without what hides behind a gallery; null: it may not be turned.
   */
  rotatedMaxHeightMm: z.nullable(Mm),
  /** Item of the price list that is added where this roll is used. */
  surcharge: z.optional(Id),
});
export type Roll = z.output<typeof Roll>;

/** How a fabric that is taller than its rotated roll is welded together from lengths that lie on their side. */
const Join = z.strictObject({
  /** The height that one length covers; on a narrower roll, at most the height that may lie on its side there. */
  pieceMm: Mm,
  maxPieces: Count,
  /** Item of the price list that is added for each seam. */
  surcharge: z.optional(Id),
});

/** A fabric that comes from a roll. Products of slats or of ready panels have none. */
export const Fabric = z.strictObject({
  /** The first is the one used unless another is asked for. */
  rolls: listOf(Roll).check(z.minLength(1)),
  /** null: the fabric may not be joined. */
  join: z.nullable(Join),
  pattern: z.enum(['plain', 'patterned']),
  /** Whether the warranty covers a rotated fabric. */
  rotatedKeepsWarranty: z.boolean(),
  /** Layers that hang: 1, or 2 where the fabric runs down and up again (Sheer Elegance). */
  layers: z.int().check(z.minimum(1), z.maximum(2)),
  /** Weight of one layer. Cloths weigh 150 to 800 g; lists in kilograms times ten are about, and refused here. */
  gramsPerM2: z.int().check(z.minimum(1), z.maximum(2_000)),
  /** Thickness of one layer in micrometres: 0.42 mm is 420. */
  thicknessUm: z.int().check(z.minimum(1), z.maximum(5_000)),
  /**
   * Extra fabric beyond the size of the blind: added to the height of a hanging fabric, to the width of a rotated
   * one.
   */
  allowance: z.strictObject({ heightMm: MmOrNone, widthMm: MmOrNone }),
});
export type Fabric = z.output<typeof Fabric>;
