import type { NetworkCart } from '#src/api/contract/assumed/cart.ts';
import { instantOf } from '../../support/inventory/when.ts';
import { fold, holdsWords } from '../../support/list/fold.ts';
import { sortRows } from '../../support/list/sort-rows.ts';
import { makerName } from '../../support/orders/order-row.ts';

/** A cart as a row of the list. */
export interface CartRow {
  /** Its place in the list that came. */
  readonly id: number;
  readonly cart: NetworkCart;
  readonly maker: string | null;
  /** Lines that cannot be ordered as they are. */
  readonly stuck: number;
  /** Since when its oldest line lies there. */
  readonly since: number | null;
  readonly updatedAt: number | null;
}

function oldestIn({ lines }: NetworkCart): number | null {
  const moments = lines.flatMap(({ added_at }) => instantOf(added_at) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Carts as rows, worked out once for each list that comes. */
export const cartRows = (carts: readonly NetworkCart[]): readonly CartRow[] =>
  carts.map((cart, id) => ({
    id,
    cart,
    maker: makerName(cart),
    stuck: cart.lines.filter(({ problem }) => problem !== null).length,
    since: oldestIn(cart),
    updatedAt: instantOf(cart.updated_at),
  }));

const values: Readonly<Record<string, (row: CartRow) => string | number | null>> = {
  de: ({ maker }) => maker,
  ventanas: ({ cart }) => cart.lines.length,
  total: ({ cart }) => cart.totals.total_centavos,
  desde: ({ since }) => since,
  cambio: ({ updatedAt }) => updatedAt,
};

/** The one that was changed last comes first. */
export const LATEST = '-cambio';

/** The order that an address names; another word means the usual one. */
export function cartSort(por: string): { readonly by: string; readonly descending: boolean } {
  const by = por.replace(/^-/, '');
  return Object.hasOwn(values, by)
    ? { by, descending: por.startsWith('-') }
    : { by: 'cambio', descending: true };
}

/** Rows whose maker is looked for, in order. */
export function listedCarts(rows: readonly CartRow[], search: string, por: string): readonly CartRow[] {
  const { by, descending } = cartSort(por);
  const asked = fold(search);
  const left = asked === '' ? rows : rows.filter(({ maker }) => holdsWords(fold(maker ?? ''), asked));
  return sortRows(left, values[by] ?? (({ updatedAt }) => updatedAt), descending);
}
