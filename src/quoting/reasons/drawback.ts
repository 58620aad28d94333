import * as z from 'zod/mini';

/** A disadvantage of a blind that can be made, which the buyer has to know. */
export const Drawback = z.enum([
  'edges-may-cup',
  'no-warranty',
  'differs-from-others',
  'pattern-turned',
  'visible-seam',
  'pattern-broken',
  'light-between-cloths',
  'minimum-per-cloth',
  'no-remote',
  'few-channels',
  'gap-between-blinds',
  'special-roll',
  'needs-power',
  'needs-charging',
  'may-run-askew',
  'covers-less',
  'needs-more-room',
]);
export type Drawback = z.output<typeof Drawback>;
