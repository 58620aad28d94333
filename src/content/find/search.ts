import { plain } from '../build/slugify.ts';
import type { Entry } from '../entries.ts';
import { fabricTypes } from '../fabric-types.ts';
import { familyOf } from '../families.ts';
import type { Variant } from '../schema/variant.ts';

type Summary = Pick<Entry, 'slug' | 'name' | 'family' | 'fabricType'>;

/** What a search looks through: small letters, no accents. */
export function searchTextOf({ slug, name, family, fabricType }: Summary): string {
  const { name: familyName, one } = familyOf(family);
  const fabricName = fabricTypes.find(({ id }) => id === fabricType)?.name ?? '';
  return plain([name, slug, familyName, one, fabricName].join(' '));
}

/** The same with the names and codes of its colours, where the family is loaded. */
export const fullSearchTextOf = (variant: Variant): string =>
  [searchTextOf(variant), ...variant.colours.map(({ name, code }) => plain(`${name} ${code}`))].join(' ');

/** Returns those whose text contains every word of the search, in any order; all for an empty search. */
export function search<T>(asked: string, among: readonly T[], textOf: (one: T) => string): readonly T[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return among.filter((one) => {
    const text = textOf(one);
    return words.every((word) => text.includes(word));
  });
}
