import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/content/catalogue.ts';
import { familyFacts, type FamilyFacts } from '#src/screens/support/shop/family-facts.ts';
import { priceFrom } from '#src/screens/support/shop/price-from.ts';

/** The facts as the catalogue has them. */
function workedOut(family: string): FamilyFacts {
  const variants = catalogue.variants.filter((variant) => variant.family === family);
  return {
    fromCentavos: Math.min(...variants.map((variant) => priceFrom(variant)?.centavos ?? Infinity)),
    widestMm: Math.max(...variants.map(({ product }) => product.limits.maxWidthMm)),
    longestMm: Math.max(...variants.map(({ product }) => product.limits.maxHeightMm)),
    variants: variants.length,
    colours: new Set(variants.flatMap(({ colours }) => colours.map(({ code }) => code))).size,
  };
}

describe('what an index says of a family', () => {
  it.each(catalogue.families)('is what the catalogue says: $id', ({ id }) => {
    expect(familyFacts[id]).toEqual(workedOut(id));
  });
});
