import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A profile, or a part that is measured or counted: what the inventory screens do not list. */
export const MaterialRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** `m`, or `pieza`: a bar is one. */
  unit: z.enum(['m', 'pieza']),
  /** Length of a whole bar in mm; null for what is no bar. */
  length_mm: z.nullable(z.number()),
  total: z.number(),
  reserved: z.number(),
  /** Free lengths of bars that were begun, in mm. */
  started_mm: z.array(z.number()),
  incoming: z.nullable(z.number()),
  /** A negative number means overdue. */
  arrives_in_days: z.nullable(z.number()),
  cost_centavos: z.number(),
});
export type MaterialRow = z.output<typeof MaterialRow>;

export const materials = new Collection({ schema: MaterialRow });
