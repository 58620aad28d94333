import type { Size } from '../measures/size.ts';
import type { Outcome } from '../outcome.ts';
import type { Quote } from '../quote.ts';
import type { PriceList, Product } from '../rules.ts';
import { assess } from './assess.ts';
import { standardLines } from './standard-line.ts';

/** A product at a size with every control, its remote and every roll. */
export const standardOutcomes = (size: Size, product: Product, list: PriceList): readonly Outcome<Quote>[] =>
  standardLines(size, product, list).map((line) => assess(line, product, list));

/** Those that are made, the cheapest first; empty when it is not made at that size. */
export const standardQuotes = (size: Size, product: Product, list: PriceList): readonly Quote[] =>
  standardOutcomes(size, product, list)
    .flatMap((outcome) => ('value' in outcome ? [outcome.value] : []))
    .toSorted((a, b) => a.totalCentavos - b.totalCentavos);
