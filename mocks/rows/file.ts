import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A document to download; its pages are drawn from `lines` when it is requested. */
export const FileRow = z.object({
  slug: z.string(),
  kind: z.enum(['list-price', 'digital-catalog', 'promotions']),
  name: z.string(),
  version: z.string(),
  /** ISO 8601, UTC. */
  updated_at: z.iso.datetime(),
  /** Each line: a text, and the amount printed at its right edge. */
  lines: z.array(z.object({ text: z.string(), amount: z.string() })),
});
export type FileRow = z.output<typeof FileRow>;

export const files = new Collection({ schema: FileRow });
