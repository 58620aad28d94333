import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A saved cut plan. */
export const CutPlanRow = z.object({
  id: z.string(),
  /** The number in its folio. */
  number: z.number(),
  state: z.enum(['apartado', 'cortado', 'liberado']),
  orders: z.array(z.string()),
  /** The pieces of its one order that it cuts again; none for whole orders. */
  recut: z.array(z.object({ window: z.string(), pieces: z.number() })),
  made_at: z.iso.datetime(),
  takes: z.array(z.object({ material: z.string(), quantity: z.number() })),
  remnants: z.array(
    z.object({
      ...{ material: z.string(), width_mm: z.number(), length_mm: z.number() },
      label: z.optional(z.string()),
    }),
  ),
  /** As it was sent. */
  layout: z.unknown(),
});
export type CutPlanRow = z.output<typeof CutPlanRow>;

export const cutPlans = new Collection({ schema: CutPlanRow });
