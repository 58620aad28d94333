import * as z from 'zod/mini';
import { Count, Id, Mm, MmOrNone } from './units.ts';

/** A gallery, cassette or fascia over the blind. Its name is priced in the price list, mostly by metre. */
export const Gallery = z.strictObject({
  id: Id,
  /** What it is shorter than the blind. */
  deductionMm: MmOrNone,
  /** The bars or boards that it is cut from. */
  barMm: Mm,
  /** How many of them may stand in a row. */
  maxBars: Count,
  /** A bracket for each stretch of this length, begun ones counted. */
  bracketEveryMm: Mm,
  /** What a cloth that hangs is cut longer behind it. */
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
});
export type Extra = z.output<typeof Extra>;
