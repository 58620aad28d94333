import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A payment method as a shop stores it: what the provider returned for the card, never the card number. */
export const PaymentMethodRow = z.object({
  id: z.number(),
  user_id: z.number(),
  brand: z.string(),
  last_four: z.string(),
  /** `MM/YY`. */
  expires: z.string(),
  is_default: z.boolean(),
});
export type PaymentMethodRow = z.output<typeof PaymentMethodRow>;

export const paymentMethods = new Collection({ schema: PaymentMethodRow });
