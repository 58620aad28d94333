import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { familyFacts, type FamilyFacts } from '#src/features/product/family-facts.ts';
import { lowestOf } from '#src/features/product/price-from.ts';

/** The same facts, derived from the catalog. */
function workedOut(family: string): FamilyFacts {
  const variants = catalog.variants.filter((variant) => variant.family === family);
  const lowest = lowestOf(variants);
  return {
    from: { centavos: lowest?.centavos ?? Infinity, control: lowest?.control ?? '' },
    widestMm: Math.max(...variants.map(({ product }) => product.limits.maxWidthMm)),
    longestMm: Math.max(...variants.map(({ product }) => product.limits.maxHeightMm)),
    variants: variants.length,
    colours: new Set(variants.flatMap(({ colours }) => colours.map(({ code }) => code))).size,
  };
}

describe('the family facts in the index', () => {
  it.each(catalog.families)('match the catalog: $id', ({ id }) => {
    expect(familyFacts[id]).toEqual(workedOut(id));
  });
});
