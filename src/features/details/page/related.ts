import type { Variant } from '#src/content/schema/variant.ts';

const MOST = 4;

/** How similar two variants are: the same model counts more than the same fabric type. */
const similarity = (a: Variant, b: Variant) =>
  Number(a.model !== undefined && a.model === b.model) * 2 + Number(a.fabricType === b.fabricType);

/** The variants of a family that are most similar to one of them. */
export const relatedTo = (variant: Variant, family: readonly Variant[]): readonly Variant[] =>
  family
    .filter((other) => other.slug !== variant.slug)
    .toSorted((a, b) => similarity(b, variant) - similarity(a, variant))
    .slice(0, MOST);
