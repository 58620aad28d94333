import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** An uploaded picture. */
export const ImageRow = z.object({
  /** Last part of its address. */
  name: z.string(),
  user_id: z.number(),
  /** Media type, such as `image/png`. */
  type: z.string(),
  /** Base64, so that it can be kept in text storage. */
  data: z.string(),
});
export type ImageRow = z.output<typeof ImageRow>;

export const images = new Collection({ schema: ImageRow });
