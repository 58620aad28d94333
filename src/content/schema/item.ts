import * as z from 'zod/mini';
import { listOf, Name, Sentence, Slug } from './text.ts';
import { Colour } from './variant.ts';

/** Anything else that a price list names: a control, a gallery, an extra, a surcharge. */
export const Item = z.strictObject({
  slug: Slug,
  kind: z.enum(['control', 'gallery', 'extra', 'surcharge']),
  name: Name,
  sentence: Sentence,
  /** What a gallery is finished in. */
  finishes: z.optional(listOf(Colour).check(z.minLength(1))),
});
export type Item = z.output<typeof Item>;
