import { folioOf as orderFolioOf } from '../orders/documents.ts';
import { findOrder } from '../orders/find.ts';
import { pricesOfClient, pricesOfMaker } from '../pricing/buyers.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import type { QuoteRow } from '../rows/quote.ts';
import { users } from '../rows/user.ts';
import { publicName } from '../users.ts';
import { statusOf } from './status.ts';

/** What people call a quote. */
export const folioOf = ({ number }: Pick<QuoteRow, 'number'>): string => `C-${String(number)}`;

/** Who made something, as others are told. */
export function serializeMaker(userId: number) {
  const maker = users.findFirst((query) => query.where((row) => row.id === userId));
  return { id: userId, name: maker ? publicName(maker) : null };
}

/** What the order of a quote is called; null where none came of it. */
function orderFolio({ order_id }: QuoteRow): string | null {
  const order = order_id === null ? undefined : findOrder(order_id);
  return order ? orderFolioOf(order) : null;
}

/** A quote as its maker sees it: at what it costs the maker. */
export function serializeQuote(row: QuoteRow) {
  const { margin_bp, windows } = row;
  return {
    id: row.id,
    folio: folioOf(row),
    status: statusOf(row),
    title: row.title,
    client: row.client,
    margin_bp,
    ...priceWindows(windows, pricesOfMaker(row)),
    client_totals: margin_bp === null ? null : priceWindows(windows, pricesOfClient(row, margin_bp)).totals,
    price_list: row.price_list,
    revision: row.revision,
    created_at: row.created_at,
    updated_at: row.updated_at,
    sent_at: row.sent_at,
    viewed_at: row.viewed_at,
    answered_at: row.answered_at,
    answer_note: row.answer_note,
    expires_on: row.expires_on,
    made_by: serializeMaker(row.user_id),
    share: row.share,
    order_id: row.order_id,
    order_folio: orderFolio(row),
  };
}

/** The sender of a quote, without what they log in with. */
function serializeSeller(userId: number) {
  const seller = users.findFirst((query) => query.where((row) => row.id === userId));
  return seller ? { name: publicName(seller), phone: seller.phone, email: null } : null;
}

/** A quote as its client sees it: what the client pays, without what it costs the person who made it. */
export const serializeShared = (row: QuoteRow) => ({
  folio: folioOf(row),
  status: statusOf(row),
  title: row.title,
  client: row.client,
  seller: serializeSeller(row.user_id),
  ...priceWindows(row.windows, pricesOfClient(row, row.margin_bp)),
  sent_at: row.sent_at,
  answered_at: row.answered_at,
  expires_on: row.expires_on,
});
