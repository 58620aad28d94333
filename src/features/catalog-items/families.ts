import type { ListedItem } from './list/item.ts';

/** The family of items without one. */
const NO_FAMILY = 'Otros';

export const familyName = ({ family }: Pick<ListedItem, 'family'>): string => family ?? NO_FAMILY;

/** How many items each family has, families in order of appearance. */
export function countFamilies(items: readonly Pick<ListedItem, 'family'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(familyName(item), (counts.get(familyName(item)) ?? 0) + 1);
  return counts;
}
