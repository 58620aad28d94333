import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** How a dealer signs what their clients read. */
export const BrandRow = z.object({
  user_id: z.number(),
  name: z.string(),
  logo: z.nullable(z.string()),
  phone: z.string(),
  address: z.string(),
  terms: z.string(),
  pay_to: z.nullable(z.object({ bank: z.string(), holder: z.string(), clabe: z.string() })),
});
export type BrandRow = z.output<typeof BrandRow>;

export const brands = new Collection({ schema: BrandRow });
