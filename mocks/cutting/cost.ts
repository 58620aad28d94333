import { pricesToday, unitPrice } from '../pricing/unit-price.ts';
import type { StockRow } from '../rows/stock.ts';

/** What the shop pays of its public price. */
const SHARE = 0.4;

/** What a unit of an article costs the shop, in centavos; null where it has no price. A cloth costs by its width. */
export function costOf({ priced_as, roll_width }: StockRow): number | null {
  if (priced_as === null) return null;
  const { price } = unitPrice(priced_as, pricesToday(null));
  return price === null ? null : Math.round(price * 100 * SHARE * ((roll_width ?? 1_000) / 1_000));
}
