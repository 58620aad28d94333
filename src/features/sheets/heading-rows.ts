import { readHeadingUnit, readUnit, type LengthUnit } from '#src/reading/unit.ts';
import type { GridRow, Headings } from './grid.ts';
import type { FieldsOf } from './source/later-tables.ts';

/** "(cm)", "[pzas.]" */
const IN_BRACKETS = /^[([{]\s*(.*?)\s*[)\]}]$/;
const PIECES = /^(?:pza?s?|pzs|piezas?|pcs?|uds?|unid(?:ad(?:es)?)?)\.?$/i;

const bare = (cell: string): string =>
  cell
    .trim()
    .replace(IN_BRACKETS, '$1')
    .replace(/^en\s+/i, '');
const unitIn = (cell: string): LengthUnit | null => readUnit(bare(cell));

/** What is written below a heading and only says more of it: its unit, or that pieces are counted. */
const isAddition = (cell: string): boolean => unitIn(cell) !== null || PIECES.test(bare(cell));

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** Columns to which the unit of their group belongs. */
const OF_MEASURES = /^(?:width|height)/;

/**
 * The headings of two rows as one; those of measures have the unit of the group above them.
 * @param merge what a cell with a heading above it says
 */
function asOne(
  upper: readonly string[],
  lower: readonly string[],
  fieldsOf: FieldsOf,
  merge: (above: string, below: string) => string,
): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [upper[at]?.trim() ?? '', lower[at]?.trim() ?? ''];
    if (above !== '' || below === '') group = above;
    const { unit } = readHeadingUnit(group);
    const isOfGroup =
      unit !== null && OF_MEASURES.test(fieldsOf([below])[0] ?? '') && readHeadingUnit(below).unit === null;
    return isOfGroup ? `${below} (${unit})` : merge(above, below);
  });
}

function withAddition(above: string, below: string): string {
  if (above === '' || !isAddition(below)) return below === '' ? above : below;
  const unit = unitIn(below);
  return unit === null ? above : `${above} (${unit})`;
}

/**
 * The headings that two rows say together: "Medidas (m)" above "Ancho" and "Alto", "Ancho" above "(cm)". Null where the lower
 * row is none of headings.
 */
export function joinedHeadings(
  upper: readonly string[],
  lower: readonly string[],
  fieldsOf: FieldsOf,
): readonly string[] | null {
  const texts = filled(lower);
  if (texts.length === 0 || texts.some((cell) => /\d/.test(cell))) return null;
  const [above, known] = [fieldsOf(upper), fieldsOf(lower)];
  /** "m" below a cloth is no unit of it. */
  const additions = lower.filter((cell, at) =>
    unitIn(cell) === null ? above[at] === 'quantity' && isAddition(cell) : OF_MEASURES.test(above[at] ?? ''),
  );
  const ofHeadings = [...lower.filter((_, at) => (known[at] ?? null) !== null), ...additions];
  // One heading alone is a title or a note between the rows, or a letter that may stand for one.
  const isOne = ofHeadings.length < 2 && (texts.length > 1 || additions.length === 0);
  return isOne || ofHeadings.length * 2 < texts.length ? null : asOne(upper, lower, fieldsOf, withAddition);
}

/** Headings with the row below them where both say them together. A blank row between them is no row of the list. */
function withBelow(rows: readonly GridRow[], head: Headings, fieldsOf: FieldsOf): Headings | null {
  const last = head.rows.at(-1);
  const below = last === undefined ? undefined : rows[rows.indexOf(last) + 1];
  if (last === undefined || below === undefined || below.row > last.row + 2) return null;
  const cells = joinedHeadings(head.cells, below.cells, fieldsOf);
  return cells === null ? null : { cells, rows: [...head.rows, below] };
}

/** The headings that a row has, with the rows below it or above it where they say them together. */
export function headingsAt(rows: readonly GridRow[], row: GridRow, fieldsOf: FieldsOf): Headings {
  const own: Headings = { cells: row.cells, rows: [row] };
  const two = withBelow(rows, own, fieldsOf);
  if (two !== null) return withBelow(rows, two, fieldsOf) ?? two;
  const above = rows[rows.indexOf(row) - 1];
  const isGroup =
    above?.row === row.row - 1 &&
    filled(above.cells).length > 1 &&
    !above.cells.some((cell) => /\d|:\s*$/.test(cell));
  return above !== undefined && isGroup
    ? { cells: asOne(above.cells, row.cells, fieldsOf, (group, name) => name || group), rows: [above, row] }
    : own;
}
