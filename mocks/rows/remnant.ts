import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A useful rest of cloth, in mm. */
export const RemnantRow = z.object({
  id: z.string(),
  code: z.string(),
  width_mm: z.number(),
  length_mm: z.number(),
  /** The plan that reserves it; null when it is free. */
  plan: z.nullable(z.string()),
});
export type RemnantRow = z.output<typeof RemnantRow>;

export const remnants = new Collection({ schema: RemnantRow });
