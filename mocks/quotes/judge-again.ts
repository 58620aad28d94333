import { addUp, type PricedFor } from '../pricing/price-windows.ts';
import { readWindows } from '../pricing/read-windows.ts';
import type { Messages } from '../refusal.ts';
import type { WindowRow } from '../rows/window.ts';

/** Whether windows that were put down before can still be made, and what they come to in a list. Discounts given then stay. */
export function judgeAgain(
  windows: readonly WindowRow[],
  prices: PricedFor,
): { readonly errors: Messages; readonly totalCentavos: number } {
  const { quotes, errors } = readWindows(windows, { list: prices.list, mayDiscount: true });
  return { errors, totalCentavos: addUp(quotes, prices).totalCentavos };
}
