import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { orderChangeKinds, OrderStage } from '#src/api/contract/assumed/orders.ts';
import { PaymentState } from '#src/api/contract/assumed/payments.ts';
import { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import { paymentWays } from '#src/config/payment-ways.ts';
import { ContactRow, pricing, WindowRow } from './window.ts';

/** When something was done to an order, by which user, and why; the user is null where nobody is known. */
const done = { at: z.iso.datetime(), note: z.nullable(z.string()), by: z.nullable(z.number()) };

/** An order. Its documents depend on its stage. */
export const OrderRow = z.object({
  id: z.string(),
  /** The number in its folio. */
  number: z.number(),
  user_id: z.number(),
  stage: OrderStage,
  steps: z.array(
    z.object({
      ...done,
      stage: OrderStage,
      /** What no plan had reserved, and was taken out of stock with this step. */
      took: z.optional(z.array(z.object({ material: z.string(), quantity: z.number() }))),
    }),
  ),
  changes: z.array(
    z.object({
      ...done,
      kind: z.enum(orderChangeKinds),
      day: z.nullable(z.iso.date()),
      /** The promised day that it replaces. */
      day_before: z.nullable(z.iso.date()),
      window: z.nullable(z.string()),
      pieces: z.nullable(z.number()),
    }),
  ),
  payments: z.array(
    z.object({
      ...done,
      /** The idempotency key that it was sent with. */
      id: z.string(),
      amount_centavos: z.number(),
      paid_on: z.nullable(z.iso.date()),
      way: z.enum(paymentWays),
      reference: z.string(),
      state: PaymentState,
      /** Every state that it reached, oldest first. */
      events: z.array(z.object({ ...done, state: PaymentState })),
    }),
  ),
  title: z.string(),
  client: ContactRow,
  windows: z.array(WindowRow),
  ...pricing,
  notes: z.string(),
  /** Where it is delivered; null when nobody said it. */
  postal_code: z.nullable(z.string()),
  delivery: z.nullable(AddressPayload),
  created_at: z.iso.datetime(),
  /** Null when nobody knows when its fabric arrives. */
  promised_on: z.nullable(z.iso.date()),
  quote_id: z.nullable(z.string()),
  /** Idempotency key of the cart's check-out; null when the order did not come from a cart. */
  attempt: z.nullable(z.string()),
});
export type OrderRow = z.output<typeof OrderRow>;

export const orders = new Collection({ schema: OrderRow });
