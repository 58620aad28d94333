import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { pricing, WindowRow } from './window.ts';

/** A cart line with the price list of the day it was added. */
const CartLineRow = z.extend(WindowRow, { ...pricing, added_at: z.iso.datetime() });
export type CartLineRow = z.output<typeof CartLineRow>;

/** A cart; users who never had a line have none. */
export const CartRow = z.object({
  user_id: z.number(),
  revision: z.number(),
  updated_at: z.iso.datetime(),
  lines: z.array(CartLineRow),
});
export type CartRow = z.output<typeof CartRow>;

export const carts = new Collection({ schema: CartRow });
