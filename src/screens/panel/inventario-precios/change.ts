import type { StockPrice } from '#src/api/contract/assumed/stock.ts';

/** How a price differs from the one before it. */
export type Change =
  | { readonly kind: 'up' | 'down'; readonly share: number | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'unknown' };

/** What became of a price. From nothing it went up by no percentage that could be told. */
export function changeOf({
  price,
  previous_price: before,
}: Pick<StockPrice, 'price' | 'previous_price'>): Change {
  if (price === null || before === null) return { kind: 'unknown' };
  if (price === before) return { kind: 'same' };
  return { kind: price > before ? 'up' : 'down', share: before === 0 ? null : Math.abs(price / before - 1) };
}

/** What a change is ordered by: down first, then up by its size. */
export function changeValue(stock: Pick<StockPrice, 'price' | 'previous_price'>): number | null {
  const change = changeOf(stock);
  if (change.kind === 'unknown') return null;
  if (change.kind === 'same') return 0;
  return (change.kind === 'down' ? -1 : 1) * (change.share ?? Infinity);
}
