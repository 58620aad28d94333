import { publicPrices } from '#src/content/prices/public.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { assess } from '#src/quoting/making/assess.ts';
import { standardLine } from '#src/quoting/making/standard-line.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import type { Quote } from '#src/quoting/quote.ts';
import type { SizePrice } from './price-from.ts';

/**
 * Public quotes of a variant at a size with every control, its remote and every roll, the cheapest first; empty when it
 * is not made at that size. Our own data is not decoded again.
 */
export function quotesAt({ product }: Variant, size: Size): readonly Quote[] {
  const rolls = product.fabric?.rolls.map(({ widthMm }) => widthMm) ?? [undefined];
  return product.controls
    .flatMap((control) =>
      rolls.flatMap((rollMm) => {
        const outcome = assess(
          { ...standardLine(size, control, publicPrices), rollMm },
          product,
          publicPrices,
        );
        return 'value' in outcome ? [outcome.value] : [];
      }),
    )
    .toSorted((a, b) => a.totalCentavos - b.totalCentavos);
}

/** The lowest public price of a variant at a size, IVA included; null when it is not made at that size. Imports the whole engine. */
export function priceAt(variant: Variant, size: Size): SizePrice | null {
  const [quote] = quotesAt(variant, size);
  return quote === undefined ? null : { centavos: quote.totalCentavos, control: quote.made.control.id };
}
