import { linePriceFor, seesIva, type Buyer } from './buyer.ts';
import { addIva, splitIva, type IvaSplit } from './iva.ts';
import type { LinePrice } from './line-price.ts';
import { partOf } from './money.ts';
import type { Quote } from './quote.ts';
import { sumOf } from './rounding.ts';
import type { PriceList } from './rules.ts';

/** The discount of a whole quote, in the amounts that the buyer sees. */
export type Discount =
  | { readonly kind: 'part'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly centavos: number };

/** The terms of a quote. */
export interface Terms {
  readonly buyer: Buyer;
  readonly discount?: Discount;
  /** The deposit paid with the order, as a part of the total with IVA. */
  readonly depositBp: number;
}

/** A quote added up. base + iva = total, and deposit + balance = total, to the centavo. */
export interface Total extends IvaSplit {
  /** In the order of the lines. */
  readonly lines: readonly LinePrice[];
  /** Whether lines, subtotal and discount include IVA. */
  readonly holdsIva: boolean;
  readonly subtotalCentavos: number;
  readonly discountCentavos: number;
  readonly depositCentavos: number;
  readonly balanceCentavos: number;
}

function discountOn(subtotalCentavos: number, discount: Discount | undefined): number {
  if (discount === undefined) return 0;
  return discount.kind === 'part'
    ? partOf(subtotalCentavos, discount.basisPoints)
    : Math.min(discount.centavos, subtotalCentavos);
}

/** Adds quoted lines up for a buyer. IVA is calculated once, on the total. */
export function totalOf(quotes: readonly Quote[], list: PriceList, terms: Terms): Total {
  const { buyer, discount, depositBp } = terms;
  const lines = quotes.map((quote) => linePriceFor(quote, list, buyer));
  const subtotalCentavos = sumOf(lines.map(({ totalCentavos }) => totalCentavos));
  const discountCentavos = discountOn(subtotalCentavos, discount);
  const holdsIva = seesIva(buyer);
  const split = (holdsIva ? splitIva : addIva)(subtotalCentavos - discountCentavos, list.ivaBp);
  const depositCentavos = partOf(split.totalCentavos, depositBp);
  return {
    ...split,
    lines,
    holdsIva,
    subtotalCentavos,
    discountCentavos,
    depositCentavos,
    balanceCentavos: split.totalCentavos - depositCentavos,
  };
}
