import * as z from 'zod/mini';
import { get, post, put, remove, type Endpoint } from '../endpoint.ts';
import { optionalMoment } from '../moment.ts';
import { None } from '../none.ts';
import { inside, list, optional, optionalText, text, whole } from '../wire.ts';
import { SavedOrder } from './orders.ts';
import {
  AddressPayload,
  centavos,
  maker,
  PricedWindow,
  PriceListRef,
  SeenPrice,
  Totals,
  WindowPayload,
} from './quoted.ts';

/** A cart line at today's price. */
export const CartLine = z.extend(PricedWindow, {
  /** The price when the line was added. */
  added_centavos: optional(centavos),
  /** Why the line cannot be ordered; null when it can. */
  problem: optionalText,
  /** ISO 8601 date and time. */
  added_at: optionalMoment,
});
export type CartLine = z.output<typeof CartLine>;

/** A cart. */
export const Cart = z.looseObject({
  lines: z.array(CartLine),
  price_list: PriceListRef,
  totals: Totals,
  /** Increases with every change. */
  revision: whole,
});
export type Cart = z.output<typeof Cart>;

/** A cart of a user in the distributor's network. */
export const NetworkCart = z.extend(Cart, { id: text, made_by: maker, updated_at: optionalMoment });
export type NetworkCart = z.output<typeof NetworkCart>;

const OneCart = inside(['data', 'cart'], Cart);

export const cartCalls = {
  cart: get('/api/cart', {
    summary: 'The current user’s cart',
    area: 'cart',
    access: 'session',
    assumed: 'list',
    input: None,
    output: OneCart,
  }),
  networkCarts: get('/api/network/carts', {
    summary: 'Carts of the users for whom the current user is responsible',
    area: 'cart',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(NetworkCart),
  }),
  /** Lines whose key is already in the cart are ignored, so repeating the call adds nothing twice. */
  addToCart: post('/api/cart/lines', {
    summary: 'Add windows to the cart',
    area: 'cart',
    access: 'session',
    assumed: 'done',
    changes: ['cart'],
    input: z.object({ windows: z.array(WindowPayload) }),
    output: OneCart,
  }),
  setCartQuantity: put('/api/cart/lines/:key', {
    summary: 'Change the quantity of a line',
    area: 'cart',
    access: 'session',
    assumed: 'done',
    changes: ['cart'],
    input: z.object({ key: z.string(), quantity: z.number() }),
    output: OneCart,
  }),
  removeFromCart: remove('/api/cart/lines/:key', {
    summary: 'Remove a line from the cart',
    area: 'cart',
    access: 'session',
    assumed: 'done',
    changes: ['cart'],
    input: z.object({ key: z.string() }),
    output: OneCart,
  }),
  /** Turns the whole cart into an order: one order per `attempt`, even when the call is repeated. */
  checkOut: post('/api/cart/check-out', {
    summary: 'Turn the cart into an order, one for each attempt',
    area: 'cart',
    access: 'session',
    assumed: 'done',
    changes: ['cart', 'orders'],
    input: z.extend(SeenPrice, {
      /** Idempotency key, created when the person starts the check-out. */
      attempt: z.string(),
      revision: z.number(),
      notes: z.string(),
      /** Where it is delivered, on which the promised day depends; left out when nobody said it. */
      postal_code: z.optional(z.string()),
      /** Its address; left out when nobody typed it. */
      delivery: z.optional(AddressPayload),
    }),
    output: inside(['data', 'order'], SavedOrder),
  }),
} as const satisfies Record<string, Endpoint>;
