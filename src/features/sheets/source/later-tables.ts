import type { OtherTable } from '#machines/support/list-file.ts';
import { isHeightFirst } from '#src/features/draft-windows/headings.ts';
import { readHeadingUnit, type LengthUnit } from '#src/reading/unit.ts';
import type { GridRow, Headings } from '../grid.ts';
import { saidUnits } from '../said-units.ts';

/** What each heading names, where we know it. */
export type FieldsOf = (headings: readonly string[]) => readonly (string | null)[];

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** Whether a row has headings: at least two that we know, which are half of it, and no number. */
function isHeadings({ cells }: GridRow, fieldsOf: FieldsOf): boolean {
  const texts = filled(cells);
  if (texts.length < 2 || texts.some((cell) => /\d/.test(cell))) return false;
  const known = fieldsOf(cells).filter((field) => field !== null).length;
  return known >= 2 && known * 2 >= texts.length;
}

/** Whether a row repeats the headings, as a list of several pages does. */
const repeats = (one: readonly string[], headings: readonly string[]) =>
  Array.from({ length: Math.max(one.length, headings.length) }, (_, at) => at).every(
    (at) => (one[at] ?? '').trim() === (headings[at] ?? '').trim(),
  );

/**
 * For each cell below some headings, the place of its column among the first ones; null when one of them is not there, or too
 * few of the first ones are, or its sizes begin with the other side.
 */
function orderOf(
  cells: readonly string[],
  head: readonly string[],
  first: readonly (string | null)[],
  fieldsOf: FieldsOf,
) {
  const order = fieldsOf(cells).map((field, at) => {
    if (field !== null) return first.indexOf(field);
    return (cells[at] ?? '').trim() === '' ? null : -1;
  });
  const known = order.filter((place) => place !== null).length;
  const isTurned = order.some(
    (place, at) => place !== null && isHeightFirst(cells[at] ?? '') !== isHeightFirst(head[place] ?? ''),
  );
  const isOther =
    isTurned || order.includes(-1) || known * 2 < first.filter((field) => field !== null).length;
  return isOther ? null : order;
}

/** For each heading the unit that its cells have and those of the first headings have not; null for none. */
const unitsOf = (
  cells: readonly string[],
  order: readonly (number | null)[],
  first: readonly string[],
): readonly (LengthUnit | null)[] =>
  cells.map((heading, at) => {
    const { unit } = readHeadingUnit(heading);
    const place = order[at] ?? null;
    return place === null || unit === readHeadingUnit(first[place] ?? '').unit ? null : unit;
  });

/** Cells with the unit of their own heading, where they name none. */
const inUnits = (cells: readonly string[], units: readonly (LengthUnit | null)[]): readonly string[] =>
  cells.map((cell, at) => {
    const unit = units[at] ?? null;
    return unit !== null && /\d\s*$/.test(cell) ? `${cell.trim()} ${unit}` : cell;
  });

/** Cells in the order of the first headings. */
function inOrder(cells: readonly string[], order: readonly (number | null)[], width: number) {
  const ordered = Array.from({ length: width }, () => '');
  for (const [at, place] of order.entries()) if (place !== null) ordered[place] = cells[at] ?? '';
  // What belongs to no heading stays visible behind the others.
  const surplus = cells.filter((cell, at) => (order[at] ?? null) === null && cell.trim() !== '');
  return [...ordered, ...surplus];
}

/** The rows of a table, and the tables below it. */
export interface OneTable {
  readonly rows: readonly GridRow[];
  /** Titles below its rows, which may say the unit of all measures. */
  readonly notes: readonly string[];
  readonly others: readonly OtherTable[];
}

/**
 * The rows below some headings as one table: repeated headings are left out, and rows below headings in another order are put
 * into the first one, and have their own unit, or that of a title above them. Rows below headings of something else are
 * another table.
 */
export function oneTable(rows: readonly GridRow[], head: Headings, fieldsOf: FieldsOf): OneTable {
  const first = fieldsOf(head.cells);
  const said = saidUnits(first);
  const haveUnit = (cells: readonly string[]) => cells.some((cell) => readHeadingUnit(cell).unit !== null);
  const own: GridRow[] = [];
  const others: OtherTable[] = [];
  let order: readonly (number | null)[] | 'first' | null = 'first';
  let units: readonly (LengthUnit | null)[] = [];
  for (const row of rows) {
    const isRepeated = head.rows.some(({ cells }) => repeats(row.cells, cells));
    if (isRepeated || isHeadings(row, fieldsOf)) {
      if (haveUnit(row.cells)) said.end();
      order = isRepeated ? 'first' : orderOf(row.cells, head.cells, first, fieldsOf);
      if (order === null) others.push({ row: row.row, count: 0 });
      else if (order !== 'first') units = unitsOf(row.cells, order, head.cells);
    } else if (order === null) {
      const last = others.pop();
      if (last !== undefined) others.push({ ...last, count: last.count + 1 });
    } else {
      const cells =
        order === 'first' ? row.cells : inOrder(inUnits(row.cells, units), order, head.cells.length);
      own.push({ ...row, cells: said.next(cells) });
    }
  }
  return { rows: own, notes: said.below(), others: others.filter(({ count }) => count > 0) };
}

/** Rows without headings as a table. */
export function withoutHeadings(rows: readonly GridRow[]): OneTable {
  const said = saidUnits([]);
  return {
    rows: rows.map((row) => ({ ...row, cells: said.next(row.cells) })),
    notes: said.below(),
    others: [],
  };
}
