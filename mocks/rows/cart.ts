import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { pricing, WindowRow } from './window.ts';

/** A line with the list that it was put there by. */
const CartLineRow = z.extend(WindowRow, { ...pricing, added_at: z.iso.datetime() });
export type CartLineRow = z.output<typeof CartLineRow>;

/** What somebody is about to order; a person who never had a line has no cart. */
export const CartRow = z.object({
  user_id: z.number(),
  revision: z.number(),
  updated_at: z.iso.datetime(),
  lines: z.array(CartLineRow),
});
export type CartRow = z.output<typeof CartRow>;

export const carts = new Collection({ schema: CartRow });
