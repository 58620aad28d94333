import type { ListedItem } from './item.ts';

/** Stands for the family of what has none. */
const NO_FAMILY = 'Otros';

export const familyName = ({ family }: Pick<ListedItem, 'family'>): string => family ?? NO_FAMILY;

/** How many of these items each family has, in the order in which the families come. */
export function countFamilies(items: readonly Pick<ListedItem, 'family'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(familyName(item), (counts.get(familyName(item)) ?? 0) + 1);
  return counts;
}
