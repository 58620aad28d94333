import type { Variant } from '#src/content/schema/variant.ts';

const MOST = 4;

/** How near two variants are: the same mechanism, the same kind of cloth. */
const nearness = (a: Variant, b: Variant) =>
  Number(a.model !== undefined && a.model === b.model) * 2 + Number(a.fabricType === b.fabricType);

/** The variants of a family that come nearest to one of them. */
export const relatedTo = (variant: Variant, family: readonly Variant[]): readonly Variant[] =>
  family
    .filter((other) => other.slug !== variant.slug)
    .toSorted((a, b) => nearness(b, variant) - nearness(a, variant))
    .slice(0, MOST);
