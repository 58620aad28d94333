import * as z from 'zod/mini';
import { MOST_PIECES } from '../most-pieces.ts';

/** The units of all measures and money here: whole numbers, so that sums are exact. */

/** Name of a product or of anything else that a price list prices: `motor-6-nm`. */
export const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A length in millimetres, 1 mm to 20 m. */
export const Mm = z.int().check(z.minimum(1), z.maximum(20_000));

/** A length in millimetres that may be 0. */
export const MmOrNone = z.int().check(z.minimum(0), z.maximum(20_000));

/** An area in square millimetres; 1 m² is 1,000,000. */
export const Mm2 = z.int().check(z.minimum(1), z.maximum(400_000_000));

/** Money in centavos, at most a million pesos for one piece, metre or m². */
export const Centavos = z.int().check(z.minimum(0), z.maximum(100_000_000));

/** A part of a whole in hundredths of a percent: 16 % is 1,600. */
export const BasisPoints = z.int().check(z.minimum(0), z.maximum(10_000));

/** How many of something: pieces, channels, cloths. */
export const Count = z.int().check(z.minimum(1), z.maximum(MOST_PIECES));

/** A list that authors may write `as const`. */
export const listOf = <S extends z.core.$ZodType>(item: S) => z.readonly(z.array(item));

/** Whether each number is larger than the one before it. */
export const isAscending = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));

/** Whether no number is smaller than the one before it. */
export const isRising = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));

/** A list of lengths that grow from each to the next. */
export const ascending = listOf(Mm).check(z.minLength(1), z.refine(isAscending, 'not ascending'));
