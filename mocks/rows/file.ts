import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/**
 * A document to download. The pages of those of the beginning are drawn when a person requests one, with their prices; an
 * uploaded one is kept as it came.
 */
export const FileRow = z.object({
  slug: z.string(),
  kind: z.enum(['list-price', 'digital-catalog', 'promotions']),
  name: z.string(),
  version: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  updated_at: z.iso.datetime(),
  /** The families of catalog items that it lists. */
  families: z.array(z.string()),
  /** The share of the price that is printed, below 1 in a promotion; null for a document without prices. */
  share: z.nullable(z.number()),
  /** First day on which everybody sees it, `YYYY-MM-DD`; null: it never waited. */
  valid_from: z.nullable(z.iso.date()),
  /** Whether it was taken back. */
  withdrawn: z.boolean(),
  /** Who published or withdrew it, the oldest first; ids of users. */
  changes: z.array(
    z.object({ at: z.iso.datetime(), by: z.number(), what: z.enum(['publicado', 'retirado']) }),
  ),
});
export type FileRow = z.output<typeof FileRow>;

export const files = new Collection({ schema: FileRow });
