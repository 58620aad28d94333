import type { Product } from '#src/quoting/rules.ts';
import { entriesOf, type SlugOf } from '../entries.ts';
import type { Variant } from '../schema/variant.ts';
import type { FamilyId } from '../schema/vocabulary.ts';

/** What can be made, without the names that the catalog's list gives it. */
export type Rules = Omit<Product, 'id' | 'family'>;

/** The data of a variant in its family's module: everything except the catalog's list entry. */
export interface Facts extends Omit<
  Variant,
  'slug' | 'name' | 'family' | 'fabricType' | 'model' | 'product' | 'rollWidthsMm' | 'gramsPerM2'
> {
  readonly rules: Rules;
  /** Missing: as the rules say. */
  readonly rollWidthsMm?: readonly number[];
  /** Missing: as the rules say. */
  readonly gramsPerM2?: number;
}

/** The variants of a family, in the order of the catalog's list. Every listed variant needs its data. */
export const variantsOf = <F extends FamilyId>(
  family: F,
  facts: Readonly<Record<SlugOf<F>, Facts>>,
): readonly Variant[] =>
  entriesOf(family).map(({ slug, name, fabricType, model }) => {
    const { rules, ...other } = facts[slug];
    return {
      slug,
      name,
      family,
      fabricType,
      ...(model === undefined ? {} : { model }),
      gramsPerM2: rules.fabric?.gramsPerM2 ?? 0,
      rollWidthsMm: rules.fabric?.rolls.map(({ widthMm }) => widthMm) ?? [],
      ...other,
      product: { id: slug, family, ...rules },
    };
  });
