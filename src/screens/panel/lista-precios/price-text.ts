import { inCurrency } from '#src/format/money.ts';

/** Shown in place of a missing price. */
const ON_REQUEST = 'A consultar';
const INCLUDED = 'Incluido';

/** A price of the server's list, which is in whole units of the currency; 0 is shown as included. */
export function priceText(price: number | null): string {
  if (price === null) return ON_REQUEST;
  return price === 0 ? INCLUDED : inCurrency(price * 100);
}
