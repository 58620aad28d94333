import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { OrderStage } from '#src/api/contract/assumed/orders.ts';
import { ContactRow, pricing, WindowRow } from './window.ts';

/** An order. Its documents depend on its stage. */
export const OrderRow = z.object({
  id: z.string(),
  /** The number in its folio. */
  number: z.number(),
  user_id: z.number(),
  stage: OrderStage,
  steps: z.array(z.object({ stage: OrderStage, at: z.iso.datetime(), note: z.nullable(z.string()) })),
  title: z.string(),
  client: ContactRow,
  windows: z.array(WindowRow),
  ...pricing,
  notes: z.string(),
  created_at: z.iso.datetime(),
  /** Null when nobody knows when its fabric arrives. */
  promised_on: z.nullable(z.iso.date()),
  quote_id: z.nullable(z.string()),
  /** Idempotency key of the cart's check-out; null when the order did not come from a cart. */
  attempt: z.nullable(z.string()),
});
export type OrderRow = z.output<typeof OrderRow>;

export const orders = new Collection({ schema: OrderRow });
