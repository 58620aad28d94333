import type { NetworkCart } from '#src/api/contract/assumed/cart.ts';
import { makerName } from '#src/features/order-facts/order-row.ts';
import { instantOf } from '#src/format/dates.ts';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { readOrder, sortedBy, type SortColumns, type SortOrder } from '#src/lists/sort-order.ts';

/** A cart as a row of the list. */
export interface CartRow {
  /** Index in the list. */
  readonly id: number;
  readonly cart: NetworkCart;
  readonly maker: string | null;
  /** Number of lines with a problem. */
  readonly problems: number;
  /** When its oldest line was added. */
  readonly oldestAt: number | null;
  readonly updatedAt: number | null;
}

function oldestIn({ lines }: NetworkCart): number | null {
  const moments = lines.flatMap(({ added_at }) => instantOf(added_at) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Converts carts to rows, once for each list. */
export const cartRows = (carts: readonly NetworkCart[]): readonly CartRow[] =>
  carts.map((cart, id) => ({
    id,
    cart,
    maker: makerName(cart),
    problems: cart.lines.filter(({ problem }) => problem !== null).length,
    oldestAt: oldestIn(cart),
    updatedAt: instantOf(cart.updated_at),
  }));

const values: SortColumns<CartRow> = {
  de: ({ maker }) => maker,
  ventanas: ({ cart }) => cart.lines.length,
  total: ({ cart }) => cart.totals.total_centavos,
  desde: ({ oldestAt }) => oldestAt,
  cambio: ({ updatedAt }) => updatedAt,
};

/** Sorts by the last change, newest first. */
export const LATEST = '-cambio';

/** Reads the sort from the address; the last change for an unknown value. */
export const cartSort = (por: string): SortOrder => readOrder(por, values, LATEST);

/** Rows whose maker matches the search, sorted. */
export function listedCarts(rows: readonly CartRow[], search: string, por: string): readonly CartRow[] {
  const query = normalizeText(search);
  const found =
    query === '' ? rows : rows.filter(({ maker }) => includesWords(normalizeText(maker ?? ''), query));
  return sortedBy(found, cartSort(por), values);
}
