import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { inCurrency } from '#src/format/money.ts';

/** Shown in place of a missing price. */
const ON_REQUEST = 'A consultar';
const INCLUDED = 'Incluido';

/**
 * A price of the server's list, which is in whole units of the currency. Nothing is free because its price is 0: that
 * may also be one that nobody has entered.
 */
export function priceText({ price, included }: Pick<CatalogPrice, 'price' | 'included'>): string {
  if (included === true) return INCLUDED;
  return price === null || price === 0 ? ON_REQUEST : inCurrency(price * 100);
}
