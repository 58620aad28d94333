import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** An uploaded picture or document. */
export const UploadRow = z.object({
  /** Last part of its address. */
  name: z.string(),
  /** Whose picture it is; null for a document. */
  user_id: z.nullable(z.number()),
  /** Media type, such as `image/png`. */
  type: z.string(),
  /** Base64, so that it can be kept in text storage. */
  data: z.string(),
});
export type UploadRow = z.output<typeof UploadRow>;

export const uploads = new Collection({ schema: UploadRow });
