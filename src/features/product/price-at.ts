import { publicPrices } from '#src/content/prices/public.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayReason } from '#src/features/window-words/reason-texts.ts';
import { standardOutcomes, standardQuotes } from '#src/quoting/making/standard-quotes.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import { controlName } from './control-names.ts';
import type { SizePrice } from './price-from.ts';

/** Public quotes of a variant at a size, the cheapest first; empty when it is not made at that size. */
export const quotesAt = ({ product }: Variant, size: Size): readonly Quote[] =>
  standardQuotes(size, product, publicPrices);

/** Why no control and no roll makes a variant at a size: the reasons that decide, in sentences. */
export function sayNotMade({ product, family }: Variant, size: Size): string {
  const reasons = standardOutcomes(size, product, publicPrices).flatMap((outcome) =>
    'reasons' in outcome ? outcome.reasons : [],
  );
  // The product itself has no name as a part.
  const nameOf = (id: string) =>
    product.controls.some((control) => control.id === id) ? controlName(id) : id;
  return decidingReasons(reasons, product.id)
    .map((reason) => sayReason(reason, nameOf, secondMeasure(family).name))
    .join(' ');
}

/** The lowest public price of a variant at a size, IVA included; null when it is not made at that size. Imports the whole engine. */
export function priceAt(variant: Variant, size: Size): SizePrice | null {
  const [quote] = quotesAt(variant, size);
  return quote === undefined ? null : { centavos: quote.totalCentavos, control: quote.made.control.id };
}
