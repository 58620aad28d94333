import { supplyOfOrder, supplyOfOrders } from '../availability.ts';
import { publicName } from '../brands.ts';
import { planOf } from '../cutting/plan-of.ts';
import { folioOf as planFolioOf } from '../cutting/serialize.ts';
import { knowsClientsOf } from '../network.ts';
import { pricesOfClient, pricesOfMaker } from '../pricing/buyers.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import { findQuote } from '../quotes/find.ts';
import { serializeMaker } from '../quotes/serialize.ts';
import type { OrderRow } from '../rows/order.ts';
import { users, type UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { documentsOf, folioOf } from './documents.ts';
import { missingOf } from './missing.ts';
import { payTo } from './money.ts';
import { awaitedOn } from './promised-on.ts';

type Viewer = Pick<UserRow, 'id' | 'role_id'>;

/** Returns who did something in the shop. */
function serializeAuthor(userId: number | null) {
  const author = users.findFirst((query) => query.where(({ id }) => id === userId));
  return author ? { id: author.id, name: publicName(author) } : null;
}

/** Returns what was done to an order. Only administrators are told by whom, and why unless it was cancelled. */
function historyOf({ steps, changes }: OrderRow, { role_id }: Viewer) {
  if (role_id === roleIds.administrador) {
    return {
      steps: steps.map(({ stage, at, note, by }) => ({ stage, at, note, by: serializeAuthor(by) })),
      changes: changes.map((change) => ({ ...change, by: serializeAuthor(change.by) })),
    };
  }
  return {
    steps: steps.map(({ stage, at, note }) => ({ stage, at, note: stage === 'cancelado' ? note : null })),
    changes: [],
  };
}

/** Returns the payments of an order. Only administrators are told who noted them. */
const paymentsOf = ({ payments }: OrderRow, { role_id }: Viewer) =>
  payments.map((payment) => {
    const authorOf = (by: number | null) => (role_id === roleIds.administrador ? serializeAuthor(by) : null);
    const events = payment.events.map((event) => ({ ...event, by: authorOf(event.by) }));
    return { ...payment, by: authorOf(payment.by), events };
  });

/** Returns what the client of an order's maker pays, in all and for each window; nothing without a margin, and for nobody else. */
function clientPricesOf(row: OrderRow, { id }: Viewer) {
  const quote = row.quote_id === null || id !== row.user_id ? undefined : findQuote(row.quote_id);
  if (quote === undefined || quote.margin_bp === null) return { client_totals: null };
  const { totals, windows } = priceWindows(row.windows, pricesOfClient(row, quote), row.postal_code);
  return {
    client_totals: totals,
    client_windows: windows.map(({ key, total_centavos }) => ({ key, total_centavos })),
  };
}

/** Returns how an order's cut plan is called, for those who may see plans. */
function planNameOf({ id }: OrderRow) {
  const plan = planOf(id);
  return plan === undefined ? null : { folio: planFolioOf(plan), state: plan.state };
}

/** Returns what the client wrote when accepting the order's quote. */
const clientNoteOf = ({ quote_id }: OrderRow) =>
  quote_id === null ? null : (findQuote(quote_id)?.answer_note ?? null);

/** Returns an order as the server sends it to a user, at the prices of the user who made it. */
export const serializeOrder = (row: OrderRow, viewer: Viewer, supplies = supplyOfOrder(row)) => ({
  id: row.id,
  folio: folioOf(row),
  stage: row.stage,
  ...historyOf(row, viewer),
  missing: missingOf(row, supplies),
  title: row.title,
  client: knowsClientsOf(row.user_id, viewer) ? row.client : null,
  ...priceWindows(row.windows, pricesOfMaker(row), row.postal_code),
  ...clientPricesOf(row, viewer),
  payments: paymentsOf(row, viewer),
  pay_to: viewer.id === row.user_id ? payTo : null,
  price_list: row.price_list,
  notes: row.notes,
  documents: documentsOf(row),
  created_at: row.created_at,
  promised_on: awaitedOn(row),
  postal_code: row.postal_code,
  delivery: row.delivery,
  plan: viewer.role_id === roleIds.administrador ? planNameOf(row) : null,
  made_by: serializeMaker(row.user_id),
  quote_id: row.quote_id,
  client_note: knowsClientsOf(row.user_id, viewer) ? clientNoteOf(row) : null,
});

/** Returns orders as the server sends them to a user. */
export function serializeOrders(rows: readonly OrderRow[], viewer: Viewer) {
  const { byOrder } = supplyOfOrders();
  return rows.map((row) => serializeOrder(row, viewer, byOrder.get(row.id) ?? []));
}
