import type { StockPrice } from '#src/api/contract/assumed/inventory.ts';

/** How a price differs from the previous one. */
export type Change =
  | { readonly kind: 'up' | 'down'; readonly share: number | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'unknown' };

/** Compares a price with the previous one. The share is null when the previous price was 0. */
export function changeOf({
  price,
  previous_price: before,
}: Pick<StockPrice, 'price' | 'previous_price'>): Change {
  if (price === null || before === null) return { kind: 'unknown' };
  if (price === before) return { kind: 'same' };
  return { kind: price > before ? 'up' : 'down', share: before === 0 ? null : Math.abs(price / before - 1) };
}

/** Sort value of a change: down first, then unchanged, then up by size; null when unknown. */
export function changeValue(stock: Pick<StockPrice, 'price' | 'previous_price'>): number | null {
  const change = changeOf(stock);
  if (change.kind === 'unknown') return null;
  if (change.kind === 'same') return 0;
  return (change.kind === 'down' ? -1 : 1) * (change.share ?? Infinity);
}
