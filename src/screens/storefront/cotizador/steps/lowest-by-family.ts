import type { Quotable } from '#src/content/quotable.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { assess } from '#src/quoting/assess.ts';
import { linePriceFor } from '#src/quoting/buyer.ts';
import type { Size } from '#src/quoting/size.ts';

/** The lowest price of each family at a size, with any control; families not made at that size are missing. */
export function lowestByFamily(
  size: Size,
  { variants }: Quotable,
  { list, buyer }: PriceBook,
): ReadonlyMap<FamilyId, number> {
  const lowest = new Map<FamilyId, number>();
  for (const { family, product } of variants) {
    // Awnings are made in fixed projections: the shortest one that is long enough.
    const projections = product.projections?.map(({ projectionMm }) => projectionMm);
    const heightMm = projections?.find((mm) => mm >= size.heightMm) ?? size.heightMm;
    for (const { id } of product.controls) {
      const outcome = assess({ ...size, heightMm, quantity: 1, control: id }, product, list);
      if ('reasons' in outcome) continue;
      const { totalCentavos } = linePriceFor(outcome.value, list, buyer);
      lowest.set(family, Math.min(totalCentavos, lowest.get(family) ?? Infinity));
    }
  }
  return lowest;
}
