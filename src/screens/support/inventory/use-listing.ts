import { useDeferredValue, useMemo } from 'react';
import { fold, holdsWords } from '../list/fold.ts';
import { sortRows } from '../list/sort-rows.ts';
import type { ListQuery } from '../list/use-list-query.ts';
import type { Column } from './column.ts';
import { ALL, optionsOf, type Filter } from './filter.ts';
import type { Article, Line } from './line.ts';

/** Keys of the address that every inventory has; filters add their own. */
export const SEARCH = 'buscar';
export const ORDER = 'orden';

/** `nombre` upwards, `-nombre` downwards. */
const orderOf = (text: string) => ({ by: text.replace(/^-/, ''), descending: text.startsWith('-') });

/** The same as a text for the address. */
export const orderText = (by: string, descending: boolean): string => `${descending ? '-' : ''}${by}`;

interface Listing<A extends Article> {
  readonly query: ListQuery<string>;
  readonly lines: readonly Line<A>[];
  readonly columns: readonly Column<Line<A>>[];
  readonly filters: readonly Filter<Line<A>>[];
}

/**
 * What an address makes of an inventory: lines that its filters leave, in its order. Lines are ordered when the order
 * changes; a search only looks through them, and what is typed meanwhile goes first.
 */
export function useListing<A extends Article>({ query, lines, columns, filters }: Listing<A>) {
  const { values } = query;
  const asked = orderOf(values[ORDER] ?? '');
  const [first] = columns;
  const column = columns.find(({ key }) => key === asked.by) ?? first;
  const descending = column?.key === asked.by && asked.descending;
  const sorted = useMemo(
    () => (column === undefined ? lines : sortRows(lines, column.value, descending)),
    [lines, column, descending],
  );
  const offered = useMemo(
    () => filters.map((filter) => ({ ...filter, options: optionsOf(filter, lines) })),
    [filters, lines],
  );
  const chosen = offered.map(({ key, options }) => {
    const value = values[key] ?? ALL;
    return options.some((option) => option.value === value) ? value : ALL;
  });
  // One text, so that what is deferred changes only when something did.
  const wanted = useDeferredValue(JSON.stringify([fold(values[SEARCH] ?? ''), ...chosen]));
  const left = useMemo(() => {
    const [search = '', ...wantedValues] = wantedOf(wanted);
    if (search === '' && wantedValues.every((value) => value === ALL)) return sorted;
    return sorted.filter(
      (line) =>
        holdsWords(line.folded, search) &&
        wantedValues.every((value, at) => value === ALL || filters[at]?.valuesOf(line).includes(value)),
    );
  }, [sorted, filters, wanted]);
  return {
    left,
    sort: { by: column?.key ?? '', descending },
    filters: offered.map(({ key, label, options }, at) => ({
      key,
      label,
      options,
      value: chosen[at] ?? ALL,
    })),
    isFiltered: fold(values[SEARCH] ?? '') !== '' || chosen.some((value) => value !== ALL),
  };
}

const wantedOf = (text: string): readonly string[] => {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.map(String) : [];
};
