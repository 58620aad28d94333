import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** An uploaded picture or document. */
export const ImageRow = z.object({
  /** Last part of its address. */
  name: z.string(),
  /** Whose picture it is; null for a document. */
  user_id: z.nullable(z.number()),
  /** Media type, such as `image/png`. */
  type: z.string(),
  /** Base64, so that it can be kept in text storage. */
  data: z.string(),
});
export type ImageRow = z.output<typeof ImageRow>;

export const images = new Collection({ schema: ImageRow });
