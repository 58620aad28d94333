import * as z from 'zod/mini';
import { Count, Id, listOf, Mm, MmOrNone } from './units.ts';

/** A gallery, cassette or fascia over the blind. Its name is priced in the price list, mostly by metre. */
export const Gallery = z.strictObject({
  id: Id,
  /** How much shorter it is than the blind, in mm. */
  deductionMm: MmOrNone,
  /** The bars or boards that it is cut from. */
  barMm: Mm,
  /** How many of them may be joined in a row. */
  maxBars: Count,
  /** One bracket for each started stretch of this length. */
  bracketEveryMm: Mm,
  /** The extra height of the fabric behind it, in mm, whether the fabric hangs or lies on its side. */
  fabricMm: MmOrNone,
});
export type Gallery = z.output<typeof Gallery>;

/** Anything else that can be added. Its name is priced in the price list. */
export const Extra = z.strictObject({
  id: Id,
  /** Whether each blind of the line has it, or the line once. */
  per: z.enum(['blind', 'line']),
  /** Whether it makes sense with a motor alone, as a wind sensor does. */
  needsMotor: z.boolean(),
  /** The controls that it works with, as a charger with a battery motor; missing: any. */
  controls: z.optional(listOf(Id).check(z.minLength(1))),
});
export type Extra = z.output<typeof Extra>;
