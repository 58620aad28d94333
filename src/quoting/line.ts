import * as z from 'zod/mini';
import { BasisPoints, Count, Id, listOf, Mm } from './rules/units.ts';

const twiceNamed = (ids: readonly string[]) => new Set(ids).size < ids.length;

/**
 * One line of a quote: a size and the options chosen for it. The product is passed separately. An omitted option
 * means the product's first choice, or none.
 */
export const Line = z.object({
  widthMm: Mm,
  /** The drop; of an awning, its projection. */
  heightMm: Mm,
  quantity: Count,
  control: z.optional(Id),
  /** Overrides the motor that the engine would choose. */
  motor: z.optional(Id),
  /** The direction of the fabric: hanging, rotated, or rotated lengths welded together. */
  lay: z.optional(z.enum(['normal', 'rotated', 'joined'])),
  /** Cloths side by side. */
  cloths: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  /** The width of the roll that the fabric is cut from. */
  rollMm: z.optional(Mm),
  gallery: z.optional(Id),
  /** Remotes for the whole line: one with several channels moves several blinds. */
  remotes: z.optional(listOf(z.strictObject({ id: Id, count: Count }))),
  extras: z.optional(listOf(Id).check(z.refine((ids) => !twiceNamed(ids), 'named twice'))),
  /** The discount of this line. */
  discountBp: z.optional(BasisPoints),
});
export type Line = z.output<typeof Line>;
export type Lay = NonNullable<Line['lay']>;
