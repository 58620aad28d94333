import * as z from 'zod/mini';
import { get, post, put, remove, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { inside, list, optional, optionalText, text, whole } from '../wire.ts';
import { SavedOrder } from './orders.ts';
import { centavos, maker, PricedWindow, PriceListRef, SeenPrice, Totals, WindowPayload } from './quoted.ts';

/** Whether there is material for a line. */
export const Supply = z.enum(['disponible', 'poco', 'agotado']);
export type Supply = z.output<typeof Supply>;

/** A line of the cart, at today's price. */
export const CartLine = z.extend(PricedWindow, {
  /** What it cost when it was put there. */
  added_centavos: optional(centavos),
  supply: optional(Supply),
  /** Why it cannot be ordered; null where it can. */
  problem: optionalText,
  /** ISO 8601 moment. */
  added_at: optionalText,
});
export type CartLine = z.output<typeof CartLine>;

/** What somebody is about to order. */
export const Cart = z.looseObject({
  lines: z.array(CartLine),
  price_list: PriceListRef,
  totals: Totals,
  /** Grows with every change. */
  revision: whole,
});
export type Cart = z.output<typeof Cart>;

/** A cart of somebody of the network. */
export const NetworkCart = z.extend(Cart, { id: text, made_by: maker, updated_at: optionalText });
export type NetworkCart = z.output<typeof NetworkCart>;

const OneCart = inside(['data', 'cart'], Cart);

export const cartCalls = {
  cart: get('/api/cart', {
    summary: 'What the person is about to order',
    area: 'cart',
    access: 'session',
    assumed: 'list',
    input: None,
    output: OneCart,
  }),
  networkCarts: get('/api/network/carts', {
    summary: 'The carts of everybody whom the person answers for',
    area: 'cart',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(NetworkCart),
  }),
  /** Lines whose key is already in the cart are left alone, so repeating the call adds nothing twice. */
  addToCart: post('/api/cart/lines', {
    summary: 'Put windows into the cart',
    area: 'cart',
    access: 'session',
    assumed: 'done',
    changes: ['cart'],
    input: z.object({ windows: z.array(WindowPayload) }),
    output: OneCart,
  }),
  setCartQuantity: put('/api/cart/lines/:key', {
    summary: 'How many of a line',
    area: 'cart',
    access: 'session',
    assumed: 'done',
    changes: ['cart'],
    input: z.object({ key: z.string(), quantity: z.number() }),
    output: OneCart,
  }),
  removeFromCart: remove('/api/cart/lines/:key', {
    summary: 'Take a line out of the cart',
    area: 'cart',
    access: 'session',
    assumed: 'done',
    changes: ['cart'],
    input: z.object({ key: z.string() }),
    output: OneCart,
  }),
  /** Makes an order of the whole cart: one for each `attempt`, however often it is asked for. */
  checkOut: post('/api/cart/check-out', {
    summary: 'Make an order of the cart, one for each attempt',
    area: 'cart',
    access: 'session',
    assumed: 'done',
    changes: ['cart', 'orders'],
    input: z.extend(SeenPrice, {
      /** Idempotency key, made when the person begins to check out. */
      attempt: z.string(),
      revision: z.number(),
      notes: z.string(),
    }),
    output: inside(['data', 'order'], SavedOrder),
  }),
} as const satisfies Record<string, Endpoint>;
