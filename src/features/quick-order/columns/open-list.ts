import {
  IGNORED,
  type ListColumn,
  type ListReading,
  type OpenedList,
  type Taking,
} from '#machines/quick-order/quick-order.machine.ts';
import type { KnownColumns } from '#machines/support/known-columns.ts';
import { fieldsOf, shapeOf } from '#src/features/draft-windows/headings.ts';
import { plausibleUnits } from '#src/reading/measure.ts';
import { readHeadingUnit, type LengthUnit } from '#src/reading/unit.ts';
import { MOST_ABOVE, MOST_ROWS, type Grid, type GridRow, type Sheets } from '../source/grid.ts';

/** Column with the reasons in a file of rows that were not added: it says nothing of a window. */
export const REASON = 'Motivo';

/** The heading that a cell without one gets in a file of rows that were not added. */
const OF_SURPLUS = /^Columna \d+$/;

/** Cells that a person sees of a column. */
const MOST_SAMPLES = 3;

/** Rows that a person sees to find the headings. */
const MOST_TOP = 12;

/** Finds what was decided about an earlier list with the same headings; null for a new shape. */
export type Remember = (shape: string) => Pick<KnownColumns, 'uses' | 'unit'> | null;

/** Tells what a column holds by its cells, where its heading does not; null when they do not either. */
export type FieldOfCells = (cells: readonly string[]) => string | null;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
const recognised = (cells: readonly string[]) => fieldsOf(cells).filter((field) => field !== null).length;

/** The row with most of the headings that we know, in the beginning of a sheet; undefined where none has two. */
function knownHeadings({ rows }: Grid): GridRow | undefined {
  const [best] = rows
    .slice(0, MOST_ABOVE)
    .map((row) => ({ row, known: recognised(row.cells) }))
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
  readonly rows: readonly GridRow[];
  readonly skipped: number;
  /** Number of the row with the headings, 0 for none. */
  readonly at: number;
}

/** Separates the headings of a sheet from its rows. */
function titled(grid: Grid, asked: number | null, isText: boolean): Titled {
  const row =
    asked === null
      ? (knownHeadings(grid) ?? likelyHeadings(grid))
      : grid.rows.find((one) => one.row === asked);
  const below = row === undefined ? grid.rows : grid.rows.filter((one) => one.row > row.row);
  const widest = below.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  // A row of a text with more cells than headings has one too many; a workbook leaves out empty headings.
  const width = row === undefined ? widest : isText ? row.cells.length : Math.max(widest, row.cells.length);
  const headings = Array.from({ length: width }, (_, at) => row?.cells[at]?.trim() ?? '');
  const places = headings.flatMap((heading, at) =>
    (heading === '' && below.every(({ cells }) => (cells[at] ?? '').trim() === '')) ||
    (row !== undefined && OF_SURPLUS.test(heading))
      ? []
      : [at],
  );
  return {
    headings,
    places,
    rows: below.slice(0, MOST_ROWS),
    skipped: grid.skipped + Math.max(0, below.length - MOST_ROWS),
    at: row?.row ?? 0,
  };
}

/** The sheet that a person chose; else the one whose headings we know best. */
function sheetOf({ grids }: Sheets, asked: number | null): number {
  if (asked !== null && asked < grids.length) return asked;
  const known = grids.map(({ grid }) => recognised(knownHeadings(grid)?.cells ?? []));
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** Takes a file apart as it was decided, or as we recognise it. */
export function titledSheet(sheets: Sheets, taking: Taking): Titled & { readonly sheet: number } {
  const sheet = sheetOf(sheets, taking.sheet);
  const grid = sheets.grids[sheet]?.grid ?? { rows: [], skipped: 0 };
  return { ...titled(grid, taking.headings, sheets.text !== null), sheet };
}

const cellsAt = (rows: readonly GridRow[], at: number) => rows.map(({ cells }) => cells[at]?.trim() ?? '');

/** Cells that tell the unit of a column; more tell no more. */
const MOST_MEASURES = 500;

/** The units in which all measures of a list may be; all of them when nothing speaks for one. */
function unitsOf(columns: readonly ListColumn[], rows: readonly GridRow[]) {
  const measures = columns.flatMap(({ at, as, unit }) =>
    (as === 'width' || as === 'height') && unit === null ? cellsAt(rows.slice(0, MOST_MEASURES), at) : [],
  );
  return plausibleUnits(measures);
}

/** All of them are plausible where there is no measure without its own unit. */
const ALL_UNITS = 4;

/** Centimetres where nothing speaks against them, as the sample file has them; null while a person has to say. */
const surelyIn = (units: readonly LengthUnit[]): LengthUnit | null => {
  const isOpen = units.length === 0 || units.length === ALL_UNITS;
  return isOpen || (units.length === 1 && units[0] === 'cm') ? 'cm' : null;
};

/** Finds the columns of a file: what each is taken for, and what has to be asked. */
export function openList(
  sheets: Sheets,
  taking: Taking,
  remember: Remember,
  fieldOfCells: FieldOfCells,
): ListReading {
  const { headings, places, rows, at, sheet } = titledSheet(sheets, taking);
  if (rows.length === 0) return { what: 'El archivo solo trae los encabezados: no hay renglones que leer.' };
  if (places.length < 2) {
    return {
      what: 'No vemos columnas. Pon una ventana por renglón, con su tela, color, ancho y alto cada uno en su celda, como en el archivo de ejemplo.',
    };
  }
  const shown = places.map((place) => headings[place] ?? '');
  const known = at === 0 ? null : remember(shapeOf(shown));
  const fields: readonly (string | null)[] = at === 0 ? shown.map(() => null) : fieldsOf(shown);
  const taken = new Set<string | null>(fields);
  const columns = places.map((place, column): ListColumn => {
    const cells = cellsAt(rows, place);
    const heading = headings[place] ?? '';
    const samples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, MOST_SAMPLES);
    let as = known?.uses[column] ?? fields[column] ?? null;
    if (as === null && known === null) {
      // What is empty, and what we wrote ourselves, leaves nothing out.
      const isNothing = samples.length === 0 || heading.toLowerCase() === REASON.toLowerCase();
      as = isNothing ? IGNORED : fieldOfCells(cells);
      if (as !== null && as !== IGNORED) {
        if (taken.has(as)) as = null;
        else taken.add(as);
      }
    }
    return {
      at: place,
      ...{ heading: heading === '' ? `Columna ${String(place + 1)}` : heading, samples, as },
      unit: readHeadingUnit(heading).unit,
    };
  });
  const units = unitsOf(columns, rows);
  const knownUnit = known?.unit ?? null;
  const isStillPlausible = knownUnit !== null && (units.length === 0 || units.includes(knownUnit));
  const list: OpenedList = {
    ...{ shape: shapeOf(shown), columns, units },
    unit: isStillPlausible ? knownUnit : surelyIn(units),
    count: rows.length,
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
  };
  return { list };
}
