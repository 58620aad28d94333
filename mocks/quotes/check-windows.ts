import { addUp, type PricedFor } from '../pricing/price-windows.ts';
import { readWindows } from '../pricing/read-windows.ts';
import type { Messages } from '../requests/refusal.ts';
import type { WindowRow } from '../rows/window.ts';

/** Checks that saved windows can still be made, and their total in a price list, with the freight to their place. Discounts already granted are kept. */
export function checkWindows(
  windows: readonly WindowRow[],
  prices: PricedFor,
  postcode: string | null,
): { readonly errors: Messages; readonly totalCentavos: number } {
  const { quotes, errors } = readWindows(windows, { list: prices.list, mayDiscount: true });
  return { errors, totalCentavos: addUp(quotes, prices, postcode).totals.total_centavos };
}
