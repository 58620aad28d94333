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

interface Order {
  /** The column of the table. */
  readonly by: string;
  readonly descending: boolean;
  readonly valueOf: (row: QuoteRow) => Value;
}

/** The sort order that an address names: `total` is ascending, `-total` descending. */
export function orderNamed(word: string): Order {
  const by = word.replace(/^-/, '');
  const valueOf = Object.hasOwn(orders, by) ? orders[by] : undefined;
  return valueOf === undefined
    ? orderNamed(STANDARD_ORDER)
    : { by, descending: word.startsWith('-'), valueOf };
}

/** The sort order as a query parameter. */
export const orderParameter = (by: string, descending: boolean): string => `${descending ? '-' : ''}${by}`;
