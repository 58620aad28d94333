import { useMemo } from 'react';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { inNumber } from '#src/format/numbers.ts';
import type { ListFilter } from '#src/lists/list-select.tsx';
import { countFamilies, familyName } from '../families.ts';
import type { ListedItem } from './item.ts';

/** The filters in the address; '' means all. */
interface ItemFilter {
  readonly buscar: string;
  readonly familia: string;
}

export const NO_FILTER: ItemFilter = { buscar: '', familia: '' };

interface Filtered<Item> {
  readonly rows: readonly Item[];
  /** The families of all items, each with its number of search results. */
  readonly families: ListFilter['options'];
}

const counted = (name: string, count: number) => `${name} (${inNumber(count)})`;

/** The items of a family that match a search, ignoring accents and the order of words. */
export function useItemFilter<Item extends ListedItem>(
  items: readonly Item[],
  { buscar, familia }: ItemFilter,
): Filtered<Item> {
  const texts = useMemo(
    () => items.map((item) => normalizeText(`${item.name} ${item.code ?? ''} ${familyName(item)}`)),
    [items],
  );
  return useMemo(() => {
    const search = normalizeText(buscar);
    const found = items.filter((_, index) => includesWords(texts[index] ?? '', search));
    const counts = countFamilies(found);
    const names = [...countFamilies(items).keys()];
    return {
      // A family in the address that does not exist filters nothing.
      rows: names.includes(familia) ? found.filter((item) => familyName(item) === familia) : found,
      families: [
        { value: '', label: counted('Todas', found.length) },
        ...names.map((name) => ({ value: name, label: counted(name, counts.get(name) ?? 0) })),
      ],
    };
  }, [items, texts, buscar, familia]);
}
