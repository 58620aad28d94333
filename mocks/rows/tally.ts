import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** How many quotes, orders and cart lines a user has. */
export const TallyRow = z.object({
  user_id: z.number(),
  quotes: z.number(),
  orders: z.number(),
  cart: z.number(),
});
export type TallyRow = z.output<typeof TallyRow>;

export const tallies = new Collection({ schema: TallyRow });
