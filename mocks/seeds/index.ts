import type { Rows } from '../rows/index.ts';
import { accountChangesOn } from './account-changes.ts';
import { cartsOn } from './carts.ts';
import { catalogItems } from './catalog.ts';
import { files } from './files.ts';
import { municipalities, states } from './locations.ts';
import { cutPlansOn, materials, remnants } from './materials.ts';
import { brands } from './of-dealers/brands.ts';
import { clientsOn } from './of-dealers/clients.ts';
import { ordersOn } from './orders.ts';
import { paymentMethods } from './payment-methods.ts';
import { quotesOn } from './quotes.ts';
import { roles } from './roles.ts';
import { sampleRequestsOn } from './sample-requests.ts';
import { stock } from './stock.ts';
import { usersOn } from './users.ts';

/** The initial rows of the database by table: the same on every machine, with dates relative to the given day. */
export const seedsOn = (day: string): Rows => ({
  roles,
  states,
  municipalities,
  users: usersOn(day),
  sessions: [],
  catalogItems,
  files,
  uploads: [],
  stock,
  paymentMethods,
  brands,
  quotes: quotesOn(day),
  orders: ordersOn(day),
  carts: cartsOn(day),
  clients: clientsOn(day),
  materials,
  remnants,
  cutPlans: cutPlansOn(day),
  sampleRequests: sampleRequestsOn(day),
  accountChanges: accountChangesOn(day),
});
