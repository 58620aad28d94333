import type { ListFilter } from '../list/list-select.tsx';
import type { Line } from './line.ts';

/** A filter of an inventory: of each line it knows which of its values that has. */
export interface Filter<L> {
  /** Its word in the address. */
  readonly key: string;
  readonly label: string;
  /** What no filter is called, such as "Todas". */
  readonly all: string;
  /** The values of a line, as the address writes them. */
  readonly valuesOf: (line: L) => readonly string[];
  /** Names of the values in their order; without them values are their own names, by the alphabet. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The value of a filter that filters nothing. */
export const ALL = '';

const byName = new Intl.Collator('es-MX');

/** How many lines have each value. */
function countValues<L>(filter: Filter<L>, lines: readonly L[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const value of filter.valuesOf(line)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** What a filter offers of these lines: values that there are, and how often. */
export function optionsOf<L>(filter: Filter<L>, lines: readonly L[]): ListFilter['options'] {
  const counts = countValues(filter, lines);
  const values = filter.names ? Object.keys(filter.names) : [...counts.keys()].toSorted(byName.compare);
  const offered = values.map((value) => ({
    value,
    label: `${filter.names?.[value] ?? value} (${(counts.get(value) ?? 0).toLocaleString('es-MX')})`,
  }));
  return [{ value: ALL, label: filter.all }, ...offered];
}

/** The filter by family, which every list has. */
export const familyFilter: Filter<Line> = {
  key: 'familia',
  label: 'Familia',
  all: 'Todas',
  valuesOf: ({ article: { family } }) => (family === null ? [] : [family]),
};
