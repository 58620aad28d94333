import type { PriceList } from '../rules.ts';
import { linePriceFor, seesIva, type Buyer, type SoldLine } from './buyer.ts';
import { addIva, splitIva, type IvaSplit } from './iva.ts';
import type { LinePrice } from './line-price.ts';
import { partOf } from './money.ts';
import { ownAmounts, type OwnAmount, type OwnLine } from './own-line.ts';
import { inTens, sumOf } from './rounding.ts';

/** The terms of a quote. */
export interface Terms {
  readonly buyer: Buyer;
  /** The deposit paid with the order, as a part of the total with IVA. */
  readonly depositBp: number;
  /** What the delivery of all lines costs, with IVA; null while it is not known: the total is without it then. */
  readonly freightCentavos: number | null;
  /** What a dealer adds to their client's price. @default [] */
  readonly own?: readonly OwnLine[];
  /** Whether a client pays whole tens of pesos; totals without IVA are not rounded. @default false */
  readonly isRounded?: boolean;
}

/** A quote added up, with its freight. base + iva = total, and deposit + balance = total, to the centavo. */
export interface Total extends IvaSplit {
  /** In the order of the lines. */
  readonly lines: readonly LinePrice[];
  /** Whether lines and subtotal include IVA. */
  readonly holdsIva: boolean;
  readonly subtotalCentavos: number;
  /** Left out without any. */
  readonly own?: readonly OwnAmount[];
  /** With IVA where lines have it; null while it is not known. */
  readonly freightCentavos: number | null;
  /** What makes the total whole tens of pesos, with IVA: less than nothing where it is rounded down. Left out where it is not rounded. */
  readonly roundingCentavos?: number;
  readonly depositCentavos: number;
  readonly balanceCentavos: number;
}

/** What a subtotal becomes with own lines, freight, IVA and a deposit. */
export type Sums = Omit<Total, 'lines'>;

/**
 * Adds own lines, freight, what rounds it and IVA to the subtotal of some lines. IVA is calculated once, on the total.
 * @param holdsIva whether the subtotal includes IVA
 */
export function sumsOf(
  subtotalCentavos: number,
  holdsIva: boolean,
  ivaBp: number,
  { depositBp, freightCentavos: charged, own: added = [], isRounded = false }: Omit<Terms, 'buyer'>,
): Sums {
  const freightCentavos = charged === null || holdsIva ? charged : splitIva(charged, ivaBp).baseCentavos;
  const own = ownAmounts(added, ivaBp);
  const sum = sumOf([subtotalCentavos, ...own.map(({ centavos }) => centavos), freightCentavos ?? 0]);
  const rounding = isRounded && holdsIva ? inTens(sum) - sum : null;
  const split = (holdsIva ? splitIva : addIva)(sum + (rounding ?? 0), ivaBp);
  const depositCentavos = partOf(split.totalCentavos, depositBp);
  return {
    ...split,
    holdsIva,
    subtotalCentavos,
    ...(own.length === 0 ? {} : { own }),
    freightCentavos,
    ...(rounding === null ? {} : { roundingCentavos: rounding }),
    depositCentavos,
    balanceCentavos: split.totalCentavos - depositCentavos,
  };
}

/** Adds quoted lines up for a buyer. */
export function totalOf(quotes: readonly SoldLine[], list: PriceList, { buyer, ...terms }: Terms): Total {
  const lines = quotes.map((quote) => linePriceFor(quote, list, buyer));
  const subtotalCentavos = sumOf(lines.map(({ totalCentavos }) => totalCentavos));
  return { ...sumsOf(subtotalCentavos, seesIva(buyer), list.ivaBp, terms), lines };
}
