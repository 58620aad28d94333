import type { PricedWindow, Totals } from '#src/api/contract/assumed/quoted.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import type { OrderedWindow, WindowSupply } from '#src/content/delivering/supply.ts';
import { DEPOSIT_BP } from '#src/content/terms.ts';
import type { SoldLine } from '#src/quoting/money/buyer.ts';
import { addIva, splitIva } from '#src/quoting/money/iva.ts';
import type { LinePrice } from '#src/quoting/money/line-price.ts';
import { partOf } from '#src/quoting/money/money.ts';
import { sumOf } from '#src/quoting/money/rounding.ts';
import { sumsOf, totalOf, type Terms } from '#src/quoting/money/total.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import { deliveredOn } from './delivered-on.ts';
import { wireTotals } from './wire-totals.ts';

/** What windows cost: each in order, and all that is paid for them. */
export interface Prices {
  readonly windows: readonly LinePrice[];
  readonly totals: Totals;
}

/** Who buys by which list, and what a dealer does to their client's total. */
export interface Sale extends Pick<Terms, 'buyer' | 'own' | 'isRounded'> {
  readonly list: PriceList;
}

/** What the shop promises of windows that go to one place. */
interface Promised {
  /** What sold lines cost, with their freight, IVA and deposit. */
  readonly prices: (lines: readonly SoldLine[], sale: Sale) => Prices;
  /**
   * Totals that were worked out for another place, or for none: those of a cart, or of a quote that goes elsewhere. The share
   * of the deposit and the rate of IVA stay the server's; where no place is known their freight stays as it is.
   * @param ivaBp the rate of the price list
   * @param leftOut windows that a client leaves out, whose totals include IVA. @default none
   */
  readonly totals: (others: Totals, ivaBp: number, leftOut?: readonly PricedWindow[]) => Totals;
  /**
   * The day of delivery, `YYYY-MM-DD`; null when nobody knows when all of the material is there, or how it gets to the place.
   * @param supplies what each window waits for; one that is missing has no day
   * @param orderedOn `YYYY-MM-DD` where the shop is
   */
  readonly day: (
    windows: readonly OrderedWindow[],
    supplies: readonly WindowSupply[],
    orderedOn: string,
  ) => string | null;
}

const WHOLE_BP = 10_000;

const partBp = (part: number, whole: number, usualBp: number): number =>
  whole === 0 ? usualBp : Math.round((part * WHOLE_BP) / whole);

/** The share of the deposit that totals ask, in basis points: the shop's, unless the server asks another. */
export const askedDepositBp = ({
  total_centavos: total,
  deposit_centavos: deposit,
}: Pick<Totals, 'total_centavos' | 'deposit_centavos'>): number =>
  partOf(total, DEPOSIT_BP) === deposit ? DEPOSIT_BP : partBp(deposit, total, DEPOSIT_BP);

type Taxed = Pick<Totals, 'holds_iva' | 'base_centavos' | 'iva_centavos' | 'total_centavos'>;

/** The rate of IVA in totals, in basis points: the list's, unless the server made their IVA by another, as at the border. */
export function ivaBpIn(
  { holds_iva, base_centavos: base, iva_centavos: iva, total_centavos: total }: Taxed,
  listBp: number,
): number {
  const split = holds_iva ? splitIva(total, listBp) : addIva(base, listBp);
  return split.ivaCentavos === iva ? listBp : partBp(iva, base, listBp);
}

/**
 * What we promise of windows: what is paid for them, and the day that they are delivered. Server, screens and papers ask here alone.
 * @param place null while nobody said it: no freight is in the total then, and the day is that of most of the country
 */
export function promiseFor(place: DeliveryPlace | null): Promised {
  const freightCentavos = place?.zone?.freightCentavos ?? null;
  return {
    prices(lines, { list, ...sale }) {
      const total = totalOf(lines, list, { ...sale, depositBp: DEPOSIT_BP, freightCentavos });
      return { windows: total.lines, totals: wireTotals(total) };
    },
    totals(others, ivaBp, leftOut = []) {
      if (place === null && leftOut.length === 0) return others;
      const { discount_centavos: discount, holds_iva: holdsIva } = others;
      const subtotal = others.subtotal_centavos - sumOf(leftOut.map((window) => window.total_centavos));
      const sums = sumsOf(subtotal - discount, holdsIva, ivaBpIn(others, ivaBp), {
        depositBp: askedDepositBp(others),
        freightCentavos: place === null ? others.freight_centavos : freightCentavos,
        own: (others.own_lines ?? []).map((line) => ({ ...line, holdsIva: true })),
        isRounded: typeof others.rounding_centavos === 'number',
      });
      return { ...wireTotals(sums), subtotal_centavos: subtotal, discount_centavos: discount };
    },
    day: (windows, supplies, orderedOn) =>
      place?.zone === null ? null : deliveredOn(windows, supplies, orderedOn, place?.zone.workingDays),
  };
}
