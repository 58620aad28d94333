import { pricesToday, unitPrice } from '../pricing/unit-price.ts';
import type { StockRow } from '../rows/stock.ts';

/** What the shop pays of its public price. */
const SHARE = 0.4;

/**
 * What a unit of an article costs the shop, in centavos; null where it has no price, and for a cloth whose roll was never
 * measured: a metre of it costs by its width. A bar costs by its length.
 */
export function costOf({ priced_as, price_unit, roll_width, bar_mm }: StockRow): number | null {
  if (priced_as === null) return null;
  const { price } = unitPrice(priced_as, pricesToday(null));
  const sizeMm = price_unit === 'm²' ? roll_width : (bar_mm ?? 1_000);
  return price === null || sizeMm === null ? null : Math.round((price * 100 * SHARE * sizeMm) / 1_000);
}
