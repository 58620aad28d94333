import * as z from 'zod/mini';
import { stateOfPostcode } from '#src/content/postcodes.ts';

/** A Mexican postcode; null when it was left out. */
export const postcode = z.pipe(
  z.optional(
    z
      .string()
      .check(z.refine((text) => stateOfPostcode(text) !== null, 'Ningún estado tiene ese código postal.')),
  ),
  z.transform((text) => text ?? null),
);
