import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { freightTo, type DeliveryPlace } from '#src/content/delivering/place.ts';
import { sumsOf } from '#src/quoting/money/total.ts';
import { wireTotals } from './client-prices.ts';

const WHOLE_BP = 10_000;

/**
 * Totals for another place: those of a cart, which has none, or of a quote that is ordered to another place than it was
 * made for. The share of the deposit stays the server's; without a place they stay as they are.
 * @param ivaBp the rate of the price list
 */
export function withFreight(totals: Totals, place: DeliveryPlace | null, ivaBp: number): Totals {
  if (place === null) return totals;
  const { subtotal_centavos: subtotal, discount_centavos: discount, holds_iva: holdsIva } = totals;
  const { total_centavos: total, deposit_centavos: deposit } = totals;
  const sums = sumsOf(subtotal - discount, holdsIva, ivaBp, {
    depositBp: total === 0 ? 0 : Math.round((deposit * WHOLE_BP) / total),
    freightCentavos: freightTo(place),
    own: (totals.own_lines ?? []).map((line) => ({ ...line, holdsIva: true })),
    isRounded: typeof totals.rounding_centavos === 'number',
  });
  return { ...wireTotals(sums), subtotal_centavos: subtotal, discount_centavos: discount };
}
