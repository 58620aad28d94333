import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { OrderStage } from '#src/api/contract/assumed/orders.ts';
import { ContactRow, pricing, WindowRow } from './window.ts';

/** An order. Its documents follow from how far it is. */
export const OrderRow = z.object({
  id: z.string(),
  /** The figure of its folio. */
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
  promised_on: z.iso.date(),
  quote_id: z.nullable(z.string()),
  /** What the cart's check-out named itself; null where it did not come of a cart. */
  attempt: z.nullable(z.string()),
});
export type OrderRow = z.output<typeof OrderRow>;

export const orders = new Collection({ schema: OrderRow });
