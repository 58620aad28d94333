import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A document to download; its pages are drawn when a person requests it, with their prices. */
export const FileRow = z.object({
  slug: z.string(),
  kind: z.enum(['list-price', 'digital-catalog', 'promotions']),
  name: z.string(),
  version: z.string(),
  /** ISO 8601, UTC. */
  updated_at: z.iso.datetime(),
  /** The families of catalog items that it lists. */
  families: z.array(z.string()),
  /** The share of the price that is printed, below 1 in a promotion; null for a document without prices. */
  share: z.nullable(z.number()),
});
export type FileRow = z.output<typeof FileRow>;

export const files = new Collection({ schema: FileRow });
