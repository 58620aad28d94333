import { inNumber } from '#src/format/numbers.ts';
import type { ListFilter } from '#src/lists/list-select.tsx';
import type { Line } from './inventory-line.ts';

/** A filter of an inventory, and the values that each line has for it. */
export interface Filter<L> {
  /** Its name in the address. */
  readonly key: string;
  readonly label: string;
  /** Label of the option that filters nothing, such as "Todas". */
  readonly all: string;
  /** The values of a line, as in the address. */
  readonly valuesOf: (line: L) => readonly string[];
  /** Names of the values, in order. Without them the values themselves are shown, sorted by name. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The value that filters nothing. */
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

/** The options of a filter for these lines, with counts. */
export function optionsOf<L>(filter: Filter<L>, lines: readonly L[]): ListFilter['options'] {
  const counts = countValues(filter, lines);
  const values = filter.names ? Object.keys(filter.names) : [...counts.keys()].toSorted(byName.compare);
  const offered = values.map((value) => ({
    value,
    label: `${filter.names?.[value] ?? value} (${inNumber(counts.get(value) ?? 0)})`,
  }));
  return [{ value: ALL, label: filter.all }, ...offered];
}

/** The filter by family, in every inventory. */
export const familyFilter: Filter<Line> = {
  key: 'familia',
  label: 'Familia',
  all: 'Todas',
  valuesOf: ({ article: { family } }) => (family === null ? [] : [family]),
};
