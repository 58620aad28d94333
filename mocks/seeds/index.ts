import type { Rows } from '../rows/index.ts';
import { catalogItems } from './catalog.ts';
import { files } from './files.ts';
import { municipalities, states } from './locations.ts';
import { paymentMethods } from './payment-methods.ts';
import { roles } from './roles.ts';
import { stock } from './stock.ts';
import { tallies } from './tallies.ts';
import { users } from './users.ts';

/** What the database holds before anybody touches it, by table. The same on every machine and every day. */
export const seeds: Rows = {
  roles,
  states,
  municipalities,
  users,
  tallies,
  sessions: [],
  catalogItems,
  files,
  images: [],
  stock,
  paymentMethods,
};
