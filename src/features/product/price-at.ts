import { publicPrices } from '#src/content/prices/public.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { assess } from '#src/quoting/making/assess.ts';
import { standardLines } from '#src/quoting/making/standard-line.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import type { Outcome } from '#src/quoting/outcome.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';
import type { SizePrice } from './price-from.ts';

/** A variant at a size with every control, its remote and every roll. Our own data is not decoded again. */
const outcomesAt = ({ product }: Variant, size: Size): readonly Outcome<Quote>[] =>
  standardLines(size, product, publicPrices).map((line) => assess(line, product, publicPrices));

/** Public quotes of a variant at a size, the cheapest first; empty when it is not made at that size. */
export const quotesAt = (variant: Variant, size: Size): readonly Quote[] =>
  outcomesAt(variant, size)
    .flatMap((outcome) => ('value' in outcome ? [outcome.value] : []))
    .toSorted((a, b) => a.totalCentavos - b.totalCentavos);

/** Why no control and no roll makes a variant at a size: the reasons that decide. */
export const refusalAt = (variant: Variant, size: Size): readonly Reason[] =>
  decidingReasons(
    outcomesAt(variant, size).flatMap((outcome) => ('reasons' in outcome ? outcome.reasons : [])),
    variant.product.id,
  );

/** The lowest public price of a variant at a size, IVA included; null when it is not made at that size. Imports the whole engine. */
export function priceAt(variant: Variant, size: Size): SizePrice | null {
  const [quote] = quotesAt(variant, size);
  return quote === undefined ? null : { centavos: quote.totalCentavos, control: quote.made.control.id };
}
