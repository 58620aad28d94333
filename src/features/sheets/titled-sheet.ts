import type {
  HiddenParts,
  OpenedSheet,
  OtherSheet,
  OtherTable,
  Taking,
} from '#machines/support/list-file.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { rowsBelow, type RowBelow } from '#src/reading/ditto.ts';
import { MOST_ABOVE, MOST_ROWS, type Grid, type GridRow, type Sheets } from './grid.ts';
import { headingsAt } from './heading-rows.ts';
import { oneTable, withoutHeadings, type FieldsOf, type OneTable } from './source/later-tables.ts';
import { isOfTotals } from './total-headings.ts';

/** The heading that a cell without one gets in a file of rows that were not added. */
const OF_SURPLUS = /^Columna \d+$/;

/** Rows that a person sees to find the headings. */
const MOST_TOP = 12;

/** Cells that a person sees of a column. */
const MOST_SAMPLES = 3;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

const recognised = (cells: readonly string[], fieldsOf: FieldsOf) =>
  fieldsOf(cells).filter((field) => field !== null).length;

/** The row with most of the headings that we know, in the beginning of a sheet; undefined where none has two. */
function knownHeadings({ rows }: Grid, fieldsOf: FieldsOf): GridRow | undefined {
  const [best] = rows
    .slice(0, MOST_ABOVE)
    .map((row) => ({ row, known: recognised(row.cells, fieldsOf) }))
    .toSorted((one, other) => other.known - one.known);
  return best !== undefined && best.known >= 2 ? best.row : undefined;
}

/** The first row with several cells, when none of them has a number: they may be headings that we do not know. */
function likelyHeadings({ rows }: Grid): GridRow | undefined {
  const first = rows.slice(0, MOST_ABOVE).find(({ cells }) => filled(cells) > 1);
  return first?.cells.some((cell) => /\d/.test(cell)) === false ? first : undefined;
}

/** A sheet with its headings and the rows below them. */
export interface Titled {
  readonly headings: readonly string[];
  /** The places of its columns; others hold nothing, or what belongs to no heading. */
  readonly places: readonly number[];
  readonly rows: readonly (GridRow & RowBelow)[];
  readonly skipped: number;
  /** Number of the row with the headings, 0 for none. */
  readonly at: number;
  /** What its spreadsheet does not show. */
  readonly hidden: HiddenParts;
  /** Texts above and below its rows, which may say the unit of its measures. */
  readonly notes: readonly string[];
  /** Further tables below it, with other headings. */
  readonly tables: readonly OtherTable[];
}

/** Separates the headings of a sheet from its rows. */
function titled(grid: Grid, asked: number | null, isText: boolean, fieldsOf: FieldsOf): Titled {
  const row =
    asked === null
      ? (knownHeadings(grid, fieldsOf) ?? likelyHeadings(grid))
      : grid.rows.find((one) => one.row === asked);
  const head = row === undefined ? undefined : headingsAt(grid.rows, row, fieldsOf);
  const last = head?.rows.at(-1)?.row ?? 0;
  const {
    rows: below,
    notes,
    others,
  }: OneTable = head === undefined
    ? withoutHeadings(grid.rows)
    : oneTable(
        grid.rows.filter((one) => one.row > last && !isOfTotals(one.cells, head.cells)),
        head,
        fieldsOf,
      );
  const widest = below.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  // A row of a text with more cells than headings has one too many; a workbook leaves out empty headings.
  const width =
    head === undefined ? widest : isText ? head.cells.length : Math.max(widest, head.cells.length);
  const headings = Array.from({ length: width }, (_, at) => head?.cells[at]?.trim() ?? '');
  const places = headings.flatMap((heading, at) =>
    (heading === '' && below.every(({ cells }) => (cells[at] ?? '').trim() === '')) ||
    (row !== undefined && OF_SURPLUS.test(heading))
      ? []
      : [at],
  );
  return {
    headings,
    places,
    rows: rowsBelow(below.slice(0, MOST_ROWS)),
    skipped: grid.skipped + Math.max(0, below.length - MOST_ROWS),
    at: row?.row ?? 0,
    notes: [...grid.rows.filter((one) => one.row < (row?.row ?? 0)).flatMap(({ cells }) => cells), ...notes],
    tables: others,
    hidden: {
      rows: below.filter(({ isHidden }) => isHidden === true).map((one) => one.row),
      columns: places
        .filter((at) => grid.hidden.includes(at))
        .map((at) => (headings[at] ?? '') || `Columna ${String(at + 1)}`),
    },
  };
}

/** The sheet that a person chose; else the one whose headings we know best. */
function sheetOf({ grids }: Sheets, asked: number | null, fieldsOf: FieldsOf): number {
  if (asked !== null && asked < grids.length) return asked;
  const known = grids.map(({ grid }) => recognised(knownHeadings(grid, fieldsOf)?.cells ?? [], fieldsOf));
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** Takes a file apart as it was decided, or as we recognise it. */
export function titledSheet(
  sheets: Sheets,
  taking: Taking,
  fieldsOf: FieldsOf,
): Titled & { readonly sheet: number; readonly elsewhere: readonly OtherSheet[] } {
  const sheet = sheetOf(sheets, taking.sheet, fieldsOf);
  const grid = sheets.grids[sheet]?.grid ?? { rows: [], skipped: 0, hidden: [] };
  const elsewhere = sheets.grids.flatMap(({ name, grid: other }, at) => {
    const head = at === sheet ? undefined : knownHeadings(other, fieldsOf);
    const count = other.rows.filter(({ row }) => head !== undefined && row > head.row).length;
    return count === 0 ? [] : [{ name, count }];
  });
  return { ...titled(grid, taking.headings, sheets.text !== null, fieldsOf), sheet, elsewhere };
}

/** A name for headings that are the same but for capitals, accents and marks. */
export const shapeOf = (headings: readonly string[]): string =>
  headings
    .map((heading) =>
      normalizeText(heading)
        .replaceAll(/[^a-z0-9ñ]+/g, ' ')
        .trim(),
    )
    .join('|');

/** The cells of a column. */
export const cellsAt = (rows: readonly GridRow[], at: number) =>
  rows.map(({ cells }) => cells[at]?.trim() ?? '');

/** The first different cells of a column. */
export const samplesOf = (cells: readonly string[]): readonly string[] =>
  [...new Set(cells.filter((cell) => cell !== ''))].slice(0, MOST_SAMPLES);

/** What a column is called: without a heading by its place. */
export const headingAt = ({ headings }: Titled, place: number): string =>
  (headings[place] ?? '') || `Columna ${String(place + 1)}`;

/** How a file was taken, and what else may be chosen. */
export const takenAs = (
  sheets: Sheets,
  { rows, at, sheet, hidden, tables, elsewhere }: ReturnType<typeof titledSheet>,
): OpenedSheet => ({
  count: rows.length,
  ...(hidden.rows.length + hidden.columns.length === 0 ? {} : { hidden }),
  ...(tables.length + elsewhere.length === 0 ? {} : { unread: { tables, sheets: elsewhere } }),
  taken: {
    encoding: sheets.text?.encoding ?? null,
    separator: sheets.text?.separator ?? null,
    sheet,
    headings: at,
  },
  sheets: sheets.text === null ? sheets.grids.map(({ name }) => name) : [],
  top: (sheets.grids[sheet]?.grid.rows ?? [])
    .slice(0, MOST_TOP)
    .map(({ row, cells }) => [String(row), ...cells]),
});
