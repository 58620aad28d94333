import * as z from 'zod/mini';
import { BasisPoints, Count, Id, listOf, Mm } from './rules/units.ts';

const twiceNamed = (ids: readonly string[]) => new Set(ids).size < ids.length;

/**
 * One line of a quote: a size and what was chosen for it. The product it belongs to travels beside it. Whatever is
 * left out is the product's first choice, or nothing.
 */
export const Line = z.object({
  widthMm: Mm,
  /** The drop; of an awning, its projection. */
  heightMm: Mm,
  quantity: Count,
  control: z.optional(Id),
  /** A motor in place of the one that the engine would choose. */
  motor: z.optional(Id),
  /** How the cloth lies: it hangs, it lies on its side, or lengths that lie are welded together. */
  lay: z.optional(z.enum(['normal', 'rotated', 'joined'])),
  /** Cloths side by side. */
  cloths: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  /** The width of the roll that the cloth is cut from. */
  rollMm: z.optional(Mm),
  gallery: z.optional(Id),
  /** Remotes for the whole line: one with several channels moves several blinds. */
  remotes: z.optional(listOf(z.strictObject({ id: Id, count: Count }))),
  extras: z.optional(listOf(Id).check(z.refine((ids) => !twiceNamed(ids), 'named twice'))),
  /** What this line is given off. */
  discountBp: z.optional(BasisPoints),
});
export type Line = z.output<typeof Line>;
export type Lay = NonNullable<Line['lay']>;
