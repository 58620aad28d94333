import { useDeferredValue, useMemo } from 'react';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { readOrder, sortedBy } from '#src/lists/sort-order.ts';
import type { ListQuery } from '#src/lists/use-list-query.ts';
import type { Column } from '../column.ts';
import { ALL, optionsOf, type Filter } from '../filter.ts';
import type { Article, Line } from '../inventory-line.ts';

/** Query parameters of every inventory; filters add their own. */
export const SEARCH = 'buscar';
export const ORDER = 'orden';

interface FilterInput<A extends Article> {
  readonly query: ListQuery<string>;
  readonly lines: readonly Line<A>[];
  readonly columns: readonly Column<Line<A>>[];
  readonly filters: readonly Filter<Line<A>>[];
}

/**
 * The lines of an inventory, filtered and sorted by the address. Lines are sorted only when the order changes;
 * filtering is deferred, so that typing is not blocked.
 */
export function useFilteredLines<A extends Article>({ query, lines, columns, filters }: FilterInput<A>) {
  const { values } = query;
  const valueOf = useMemo(() => Object.fromEntries(columns.map(({ key, value }) => [key, value])), [columns]);
  const { by, descending } = readOrder(values[ORDER] ?? '', valueOf, columns[0]?.key ?? '');
  const sorted = useMemo(
    () => sortedBy(lines, { by, descending }, valueOf),
    [lines, by, descending, valueOf],
  );
  const offered = useMemo(
    () => filters.map((filter) => ({ ...filter, options: optionsOf(filter, lines) })),
    [filters, lines],
  );
  const chosen = offered.map(({ key, options }) => {
    const value = values[key] ?? ALL;
    return options.some((option) => option.value === value) ? value : ALL;
  });
  // A single string, so that the deferred value changes only when a filter does.
  const deferred = useDeferredValue(JSON.stringify([normalizeText(values[SEARCH] ?? ''), ...chosen]));
  const filtered = useMemo(() => {
    const [search = '', ...deferredValues] = parsed(deferred);
    if (search === '' && deferredValues.every((value) => value === ALL)) return sorted;
    return sorted.filter(
      (line) =>
        includesWords(line.searchText, search) &&
        deferredValues.every((value, at) => value === ALL || filters[at]?.valuesOf(line).includes(value)),
    );
  }, [sorted, filters, deferred]);
  return {
    filtered,
    sort: { by, descending },
    filters: offered.map(({ key, label, options }, at) => ({
      key,
      label,
      options,
      value: chosen[at] ?? ALL,
    })),
    isFiltered: normalizeText(values[SEARCH] ?? '') !== '' || chosen.some((value) => value !== ALL),
  };
}

const parsed = (text: string): readonly string[] => {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.map(String) : [];
};
