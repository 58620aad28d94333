import * as z from 'zod/mini';
import { Mm } from './rules/units.ts';

/**
 * How a window's product is fixed and handled, as the workshop makes it. Nothing here changes the price. Sides are those
 * of its drawing: seen from inside, or from the street where it projects from a wall. A fact that a product does not
 * have is omitted.
 */
export const Fitting = z.object({
  /** The side of the chain, cord, wand, crank or motor. */
  side: z.optional(z.enum(['left', 'right'])),
  /** Length of the chain, cord, wand or crank. */
  controlMm: z.optional(Mm),
  /** Whether the fabric falls behind its tube, near the glass (normal), or in front of it. */
  roll: z.optional(z.enum(['normal', 'inverse'])),
  /** What the brackets are screwed to. */
  fixing: z.optional(z.enum(['ceiling', 'wall'])),
  /** Colour of brackets, rail, cassette and bottom bar. */
  hardware: z.optional(z.enum(['white', 'aluminium', 'bronze', 'black'])),
  /** Whether the bottom bar is visible, or inside the hem of the fabric. */
  bar: z.optional(z.enum(['visible', 'wrapped'])),
  /** What keeps its cord or chain from children: a loop held taut on the wall, or a cleat out of their reach. */
  safety: z.optional(z.enum(['tension', 'cleat'])),
});
export type Fitting = z.output<typeof Fitting>;
