import { publicName, sellerOf } from '../brands.ts';
import { knowsClientsOf } from '../network.ts';
import { folioOf as orderFolioOf } from '../orders/documents.ts';
import { findOrder } from '../orders/find.ts';
import { awaitedOn } from '../orders/promised-on.ts';
import { pricesOfClient, pricesOfMaker } from '../pricing/buyers.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import type { FormerOfferRow, QuoteRow } from '../rows/quote.ts';
import { users, type UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { statusOf } from './status.ts';

/** Returns a quote's folio, which is shown to people. */
export const folioOf = ({ number }: Pick<QuoteRow, 'number'>): string => `C-${String(number)}`;

/** Returns the user who made a quote or an order, for those who may see it. */
export function serializeMaker(userId: number) {
  const maker = users.findFirst((query) => query.where((row) => row.id === userId));
  return maker
    ? { id: userId, name: publicName(maker), phone: maker.phone, email: maker.email }
    : { id: userId, name: null, phone: null, email: null };
}

/** Returns what a quote says of its order: nulls when it has none. */
function serializeOrder({ order_id }: QuoteRow) {
  const order = order_id === null ? undefined : findOrder(order_id);
  return order
    ? { order_folio: orderFolioOf(order), promised_on: awaitedOn(order) }
    : { order_folio: null, promised_on: null };
}

/** Returns what a client pays for an offer of a quote, for its maker; null without a margin. */
const clientTotalsOf = (row: QuoteRow, offer: FormerOfferRow) =>
  offer.margin_bp === null
    ? null
    : priceWindows(offer.windows, pricesOfClient(row, offer), offer.postal_code).totals;

/** Returns the offers before the newest, at the prices of whoever reads them; to their maker with what a client paid. */
const serializeFormer = (
  row: QuoteRow,
  pricesOf: (offer: FormerOfferRow) => Parameters<typeof priceWindows>[1],
  isMaker = false,
) =>
  row.former.map((offer) => ({
    version: offer.version,
    status: statusOf(offer),
    ...priceWindows(offer.windows, pricesOf(offer), offer.postal_code),
    client_totals: isMaker ? clientTotalsOf(row, offer) : null,
    sent_at: offer.sent_at,
    viewed_at: offer.viewed_at,
    answered_at: offer.answered_at,
    answer_note: offer.answer_note,
    asked_change: offer.asked_change,
  }));

/** Returns the windows that its client left out, at the prices of whoever reads them; nothing without any. */
const serializeLeftOut = (
  { left_out = [], postal_code }: QuoteRow,
  prices: Parameters<typeof priceWindows>[1],
) => (left_out.length === 0 ? {} : { left_out: priceWindows(left_out, prices, postal_code).windows });

/** Returns a quote as the user who made it sees it, at that user's prices. */
export function serializeQuote(row: QuoteRow) {
  const { margin_bp, line_margins = [], own_lines = [], rounded = false, windows, postal_code } = row;
  return {
    id: row.id,
    folio: folioOf(row),
    status: statusOf(row),
    title: row.title,
    client: row.client,
    postal_code,
    delivery: row.delivery ?? null,
    margin_bp,
    line_margins,
    own_lines,
    rounded,
    ...priceWindows(windows, pricesOfMaker(row), postal_code),
    ...serializeLeftOut(row, pricesOfMaker(row)),
    client_totals: clientTotalsOf(row, row),
    price_list: row.price_list,
    revision: row.revision,
    created_at: row.created_at,
    updated_at: row.updated_at,
    sent_at: row.sent_at,
    viewed_at: row.viewed_at,
    answered_at: row.answered_at,
    answer_note: row.answer_note,
    asked_change: row.asked_change,
    version: row.version,
    former: serializeFormer(row, pricesOfMaker, true),
    expires_on: row.expires_on,
    made_by: serializeMaker(row.user_id),
    requested_online: row.requested_online ?? false,
    requested_version: row.requested_version ?? 1,
    share: row.share,
    order_id: row.order_id,
    ...serializeOrder(row),
  };
}

/** Returns a quote as somebody sees it who is responsible for its maker: without a dealer's clients for the shop. */
export function serializeQuoteFor(row: QuoteRow, reader: UserRow) {
  const quote = serializeQuote(row);
  if (knowsClientsOf(row.user_id, reader)) return quote;
  const withoutWords = { answer_note: null, asked_change: null };
  return {
    ...quote,
    ...withoutWords,
    ...{
      client: null,
      margin_bp: null,
      line_margins: [],
      own_lines: [],
      rounded: false,
      client_totals: null,
      share: null,
      delivery: null,
    },
    former: quote.former.map((offer) => ({ ...offer, ...withoutWords, client_totals: null })),
  };
}

/** Returns the seller of a quote; null for an administrator's, which the shop sells. Distributors are reached by e-mail too; that of a customer is for their account only. */
function serializeSeller(userId: number) {
  const seller = users.findFirst((query) => query.where((row) => row.id === userId));
  if (!seller || seller.role_id === roleIds.administrador) return null;
  const isDistributor = seller.role_id === roleIds.distribuidor;
  return { ...sellerOf(seller), email: isDistributor ? seller.email : null };
}

/** Returns a quote as its client sees it: the client's prices, without the seller's cost. */
export const serializeShared = (row: QuoteRow) => ({
  folio: folioOf(row),
  status: statusOf(row),
  title: row.title,
  client: row.client,
  seller: serializeSeller(row.user_id),
  postal_code: row.postal_code,
  ...priceWindows(row.windows, pricesOfClient(row, row), row.postal_code),
  ...serializeLeftOut(row, pricesOfClient(row, row)),
  sent_at: row.sent_at,
  answered_at: row.answered_at,
  asked_change: row.asked_change,
  version: row.version,
  requested_version: row.requested_version ?? 1,
  former: serializeFormer(row, (offer) => pricesOfClient(offer, offer)),
  expires_on: row.expires_on,
  promised_on: serializeOrder(row).promised_on,
});
