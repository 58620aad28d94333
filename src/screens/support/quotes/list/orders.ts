import { statusRank } from '../status-words.ts';
import { quoteName } from '../client-name.ts';
import type { QuoteRow } from './row.ts';

type Value = string | number | null;

const instant = (iso: string | null): number | null => {
  const at = Date.parse(iso ?? '');
  return Number.isNaN(at) ? null : at;
};

/** What the list can be ordered by: its word in the address, which is the column's. */
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

/** The newest first. */
export const STANDARD_ORDER = '-hecha';

interface Order {
  /** Column of the table. */
  readonly by: string;
  readonly descending: boolean;
  readonly valueOf: (row: QuoteRow) => Value;
}

/** The order that an address names: `total`, and downwards `-total`. */
export function orderNamed(word: string): Order {
  const by = word.replace(/^-/, '');
  const valueOf = Object.hasOwn(orders, by) ? orders[by] : undefined;
  return valueOf === undefined
    ? orderNamed(STANDARD_ORDER)
    : { by, descending: word.startsWith('-'), valueOf };
}

/** The word of an order for the address. */
export const wordOf = (by: string, descending: boolean): string => `${descending ? '-' : ''}${by}`;
