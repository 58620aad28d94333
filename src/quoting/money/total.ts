import type { Quote } from '../quote.ts';
import type { PriceList } from '../rules.ts';
import { linePriceFor, seesIva, type Buyer } from './buyer.ts';
import { addIva, splitIva, type IvaSplit } from './iva.ts';
import type { LinePrice } from './line-price.ts';
import { partOf } from './money.ts';
import { sumOf } from './rounding.ts';

/** The terms of a quote. */
export interface Terms {
  readonly buyer: Buyer;
  /** The deposit paid with the order, as a part of the total with IVA. */
  readonly depositBp: number;
}

/** A quote added up. base + iva = total, and deposit + balance = total, to the centavo. */
export interface Total extends IvaSplit {
  /** In the order of the lines. */
  readonly lines: readonly LinePrice[];
  /** Whether lines and subtotal include IVA. */
  readonly holdsIva: boolean;
  readonly subtotalCentavos: number;
  readonly depositCentavos: number;
  readonly balanceCentavos: number;
}

/** Adds quoted lines up for a buyer. IVA is calculated once, on the total. */
export function totalOf(quotes: readonly Quote[], list: PriceList, terms: Terms): Total {
  const { buyer, depositBp } = terms;
  const lines = quotes.map((quote) => linePriceFor(quote, list, buyer));
  const subtotalCentavos = sumOf(lines.map(({ totalCentavos }) => totalCentavos));
  const holdsIva = seesIva(buyer);
  const split = (holdsIva ? splitIva : addIva)(subtotalCentavos, list.ivaBp);
  const depositCentavos = partOf(split.totalCentavos, depositBp);
  return {
    ...split,
    lines,
    holdsIva,
    subtotalCentavos,
    depositCentavos,
    balanceCentavos: split.totalCentavos - depositCentavos,
  };
}
