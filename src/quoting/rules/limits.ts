import * as z from 'zod/mini';
import { listOf, Mm, Mm2 } from './units.ts';

/** A size that can be made: no side longer than these. */
const Box = z.strictObject({ maxWidthMm: Mm, maxHeightMm: Mm });
export type Box = z.output<typeof Box>;

/**
 * The sizes that can be made, ends included. They bound the whole blind, however many cloths hang in it.
 * An awning's height is its projection.
 */
export const Limits = z
  .strictObject({
    minWidthMm: Mm,
    maxWidthMm: Mm,
    minHeightMm: Mm,
    maxHeightMm: Mm,
    maxAreaMm2: z.optional(Mm2),
    /** When given, the blind must also fit in one of these. */
    fitsIn: z.optional(listOf(Box).check(z.minLength(1))),
  })
  .check(
    z.refine(
      ({ minWidthMm, maxWidthMm, minHeightMm, maxHeightMm }) =>
        minWidthMm <= maxWidthMm && minHeightMm <= maxHeightMm,
      'the smallest is larger than the largest',
    ),
  );
export type Limits = z.output<typeof Limits>;
