import { useMemo } from 'react';
import { fold, holdsWords } from '../list/fold.ts';
import type { ListFilter } from '../list/list-select.tsx';
import { countFamilies, familyName } from './family-of.ts';
import type { ListedItem } from './item.ts';

/** What the address says that is wanted; '' stands for all. */
interface ItemFilter {
  readonly buscar: string;
  readonly familia: string;
}

export const NO_FILTER: ItemFilter = { buscar: '', familia: '' };

interface Filtered<Item> {
  readonly rows: readonly Item[];
  /** The families of all items, each with how many of it the search leaves. */
  readonly families: ListFilter['options'];
}

const counted = (name: string, count: number) => `${name} (${count.toLocaleString('es-MX')})`;

/** The items that a search, without accents and in any order of words, and a family leave. */
export function useItemFilter<Item extends ListedItem>(
  items: readonly Item[],
  { buscar, familia }: ItemFilter,
): Filtered<Item> {
  const texts = useMemo(
    () => items.map((item) => fold(`${item.name} ${item.code ?? ''} ${familyName(item)}`)),
    [items],
  );
  return useMemo(() => {
    const search = fold(buscar);
    const found = items.filter((_, index) => holdsWords(texts[index] ?? '', search));
    const counts = countFamilies(found);
    const names = [...countFamilies(items).keys()];
    return {
      // An address may name a family that there is none of: that filters nothing.
      rows: names.includes(familia) ? found.filter((item) => familyName(item) === familia) : found,
      families: [
        { value: '', label: counted('Todas', found.length) },
        ...names.map((name) => ({ value: name, label: counted(name, counts.get(name) ?? 0) })),
      ],
    };
  }, [items, texts, buscar, familia]);
}
