import type { Rows } from '../rows/index.ts';
import { cartsOn } from './carts.ts';
import { catalogItems } from './catalog.ts';
import { files } from './files.ts';
import { municipalities, states } from './locations.ts';
import { ordersOn } from './orders.ts';
import { paymentMethods } from './payment-methods.ts';
import { quotesOn } from './quotes.ts';
import { roles } from './roles.ts';
import { stock } from './stock.ts';
import { users } from './users.ts';

/** What the database holds before anybody touches it, by table: on every machine the same, its dates counted from a day. */
export const seedsOn = (day: string): Rows => ({
  roles,
  states,
  municipalities,
  users,
  sessions: [],
  catalogItems,
  files,
  images: [],
  stock,
  paymentMethods,
  quotes: quotesOn(day),
  orders: ordersOn(day),
  carts: cartsOn(day),
});
