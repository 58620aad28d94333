import { readOrder, type SortOrder } from '#src/lists/sort-order.ts';
import { quoteName } from '../quote-name.ts';
import { statusRank } from '../status/status-names.ts';
import type { QuoteRow } from './row.ts';

type Value = string | number | null;

const instant = (iso: string | null): number | null => {
  const at = Date.parse(iso ?? '');
  return Number.isNaN(at) ? null : at;
};

/** The sort value of each column, by its name in the address. */
const orders: Readonly<Record<string, (row: QuoteRow) => Value>> = {
  folio: ({ quote }) => quote.folio,
  cliente: ({ quote }) => quoteName(quote),
  hecha: ({ quote }) => instant(quote.created_at),
  estado: ({ status }) => statusRank(status),
  total: ({ quote }) => quote.totals.total_centavos,
  ventanas: ({ windows }) => windows,
  vence: ({ daysLeft }) => daysLeft,
  autor: ({ quote }) => quote.made_by?.name ?? null,
};

/** Sorts the newest first. */
export const STANDARD_ORDER = '-hecha';

interface Order extends SortOrder {
  readonly valueOf: (row: QuoteRow) => Value;
}

/** The sort order that an address names. */
export function orderNamed(word: string): Order {
  const order = readOrder(word, orders, { by: 'hecha', descending: true });
  return { ...order, valueOf: orders[order.by] ?? (() => null) };
}
