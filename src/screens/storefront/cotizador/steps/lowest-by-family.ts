import type { Quotable } from '#src/content/quotable.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { SizePrice } from '#src/features/product/price-from.ts';
import { assess } from '#src/quoting/making/assess.ts';
import { standardLines } from '#src/quoting/making/standard-line.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';

/** The lowest price of each family at a size, with any control and from any roll; families not made at that size are missing. */
export function lowestByFamily(
  size: Size,
  { variants }: Quotable,
  { list, buyer }: PriceBook,
): ReadonlyMap<FamilyId, SizePrice> {
  const lowest = new Map<FamilyId, SizePrice>();
  for (const { family, product } of variants) {
    // Awnings are made in fixed projections: the shortest one that is long enough.
    const projections = product.projections?.map(({ projectionMm }) => projectionMm);
    const heightMm = projections?.find((mm) => mm >= size.heightMm) ?? size.heightMm;
    for (const line of standardLines({ ...size, heightMm }, product, list)) {
      const outcome = assess(line, product, list);
      if ('reasons' in outcome) continue;
      const { totalCentavos } = linePriceFor(outcome.value, list, buyer);
      if (totalCentavos < (lowest.get(family)?.centavos ?? Infinity)) {
        lowest.set(family, { centavos: totalCentavos, control: outcome.value.made.control.id });
      }
    }
  }
  return lowest;
}
