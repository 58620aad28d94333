import { pricesOfMaker } from '../pricing/buyers.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import { findQuote } from '../quotes/find.ts';
import { serializeMaker } from '../quotes/serialize.ts';
import type { OrderRow } from '../rows/order.ts';
import { documentsOf, folioOf } from './documents.ts';

/** Returns an order as the server sends it, at the prices of the user who made it. */
export const serializeOrder = (row: OrderRow) => ({
  id: row.id,
  folio: folioOf(row),
  stage: row.stage,
  steps: row.steps,
  title: row.title,
  client: row.client,
  ...priceWindows(row.windows, pricesOfMaker(row)),
  price_list: row.price_list,
  notes: row.notes,
  documents: documentsOf(row),
  created_at: row.created_at,
  promised_on: row.promised_on,
  made_by: serializeMaker(row.user_id),
  quote_id: row.quote_id,
  client_note: row.quote_id === null ? null : (findQuote(row.quote_id)?.answer_note ?? null),
});
