import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { freightTo, type DeliveryPlace } from '#src/content/delivering/place.ts';
import { DEPOSIT_BP } from '#src/content/terms.ts';
import { sumsOf } from '#src/quoting/money/total.ts';
import { wireTotals } from './client-prices.ts';

/**
 * Totals for another place: those of a cart, which has none, or of a quote that is ordered to another place than it was
 * made for. Without a place the freight is not in the total.
 * @param ivaBp the rate of the price list
 */
export function withFreight(totals: Totals, place: DeliveryPlace | null, ivaBp: number): Totals {
  const { subtotal_centavos: subtotal, discount_centavos: discount, holds_iva: holdsIva } = totals;
  const sums = sumsOf(subtotal - discount, holdsIva, ivaBp, {
    depositBp: DEPOSIT_BP,
    freightCentavos: freightTo(place),
  });
  return { ...wireTotals(sums), subtotal_centavos: subtotal, discount_centavos: discount };
}
