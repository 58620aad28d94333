import { forgetAnswered } from '../requests/repeats.ts';
import { AccountChangeRow, accountChanges } from '../rows/account-change.ts';
import { BrandRow, brands } from '../rows/brand.ts';
import { CartRow, carts } from '../rows/cart.ts';
import { CatalogItemRow, catalogItems } from '../rows/catalog-item.ts';
import { ClientRow, clients } from '../rows/client.ts';
import { CutPlanRow, cutPlans } from '../rows/cut-plan.ts';
import { FileRow, files } from '../rows/file.ts';
import type { Rows } from '../rows/index.ts';
import { MaterialRow, materials } from '../rows/material.ts';
import { municipalities, MunicipalityRow } from '../rows/municipality.ts';
import { OrderRow, orders } from '../rows/order.ts';
import { PaymentMethodRow, paymentMethods } from '../rows/payment-method.ts';
import { QuoteRow, quotes } from '../rows/quote.ts';
import { RemnantRow, remnants } from '../rows/remnant.ts';
import { RoleRow, roles } from '../rows/role.ts';
import { SampleRequestRow, sampleRequests } from '../rows/sample-request.ts';
import { SessionRow, sessions } from '../rows/session.ts';
import { StateRow, states } from '../rows/state.ts';
import { stock, StockRow } from '../rows/stock.ts';
import { UploadRow, uploads } from '../rows/upload.ts';
import { UserRow, users } from '../rows/user.ts';
import { table, type Table } from './table.ts';

type TableName = keyof Rows;

const tables: { readonly [N in TableName]: Table<Rows[N][number]> } = {
  roles: table(roles, RoleRow, ({ id }) => id),
  states: table(states, StateRow, ({ id }) => id),
  municipalities: table(municipalities, MunicipalityRow, ({ id }) => id),
  users: table(users, UserRow, ({ id }) => id),
  sessions: table(sessions, SessionRow, ({ token }) => token),
  catalogItems: table(catalogItems, CatalogItemRow, ({ id }) => id),
  files: table(files, FileRow, ({ slug }) => slug),
  uploads: table(uploads, UploadRow, ({ name }) => name),
  stock: table(stock, StockRow, ({ id }) => id),
  paymentMethods: table(paymentMethods, PaymentMethodRow, ({ id }) => id),
  brands: table(brands, BrandRow, ({ user_id }) => user_id),
  quotes: table(quotes, QuoteRow, ({ id }) => id),
  orders: table(orders, OrderRow, ({ id }) => id),
  carts: table(carts, CartRow, ({ user_id }) => user_id),
  clients: table(clients, ClientRow, ({ user_id, id }) => `${String(user_id)} ${id}`),
  materials: table(materials, MaterialRow, ({ id }) => id),
  remnants: table(remnants, RemnantRow, ({ id }) => id),
  cutPlans: table(cutPlans, CutPlanRow, ({ id }) => id),
  sampleRequests: table(sampleRequests, SampleRequestRow, ({ id }) => id),
  accountChanges: table(accountChanges, AccountChangeRow, ({ id }) => id),
};

const names = Object.keys(tables).filter((name): name is TableName => name in tables);

let filled = false;

/** Whether the tables have been filled. */
export const isFilled = () => filled;

/** The differences between all tables and their initial rows, as JSON; a table without changes is left out. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** Returns the changes since the tables were filled. */
export function takeSnapshot(): Snapshot {
  const changes = names.map((name) => [name, tables[name].changes()] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== null));
}

const prepare = <N extends TableName>(name: N, rows: Rows, changes: Snapshot) =>
  tables[name].prepare(rows[name], changes[name]);

/**
 * Fills the tables with exactly these rows and applies the changes of a snapshot.
 * @returns false, without changing anything, when the changes do not fit a table's schema.
 */
export async function fill(rows: Rows, changes: Snapshot = {}): Promise<boolean> {
  const loads = names.map((name) => prepare(name, rows, changes));
  if (!loads.every((load) => load !== null)) return false;
  for (const load of loads) await load();
  forgetAnswered();
  filled = true;
  return true;
}
