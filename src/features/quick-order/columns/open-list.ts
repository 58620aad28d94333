import {
  type ListColumn,
  type ListReading,
  type OpenedList,
} from '#machines/quick-order/quick-order.machine.ts';
import type { KnownColumns } from '#machines/support/known-columns.ts';
import { IGNORED, type Taking } from '#machines/support/list-file.ts';
import { fieldByCells } from '#src/features/draft-windows/field-by-cells.ts';
import { fieldsOf, isHeightFirst } from '#src/features/draft-windows/headings.ts';
import { listFields, thrice } from '#src/features/draft-windows/list-fields.ts';
import { unitAbove } from '#src/features/draft-windows/unit-above.ts';
import type { GridRow, Sheets } from '#src/features/sheets/grid.ts';
import {
  cellsAt,
  headingAt,
  samplesOf,
  shapeOf,
  takenAs,
  titledSheet,
} from '#src/features/sheets/titled-sheet.ts';
import { haveTotals } from '#src/features/sheets/total-headings.ts';
import { plausibleUnits } from '#src/reading/measure.ts';
import { inDigits } from '#src/reading/number-words.ts';
import { holdTwoSides, twoSides } from '#src/reading/two-sides.ts';
import { readHeadingUnit, readUnit, type LengthUnit } from '#src/reading/unit.ts';
import { guessedFields } from './guessed-fields.ts';

/** Column with the reasons in a file of rows that were not added: it says nothing of a window. */
export const REASON = 'Motivo';

/** Finds what was decided about an earlier list with the same headings; null for a new shape. */
export type Remember = (shape: string) => Pick<KnownColumns, 'uses' | 'unit'> | null;

/** Tells what a column holds by the names of our catalog in its cells, where its heading does not; null when they do not either. */
export type FieldOfCells = (cells: readonly string[], isUntitled: boolean) => string | null;

/** Fields of what a window measures. */
const MEASURES: readonly string[] = ['width', 'height', 'size', ...thrice.width, ...thrice.height];

/**
 * What a column is whose cells say more than its heading: “Medida”, “Medidas” and “Ancho” may each hold both sides of a
 * window, one of them or a unit. Null where a person has to say.
 * @param taken the fields of all headings
 */
function byItsCells(heading: string | null, cells: readonly string[], taken: ReadonlySet<string | null>) {
  const written = cells.filter((cell) => cell !== '');
  const named = listFields.find(({ key }) => key === heading)?.key ?? null;
  const as = named === null ? heading : fieldByCells(named, written, taken);
  const isOfMeasures = as === null || as === 'unit' || MEASURES.includes(as);
  if (!isOfMeasures || written.length === 0) return as;
  const hasSides = taken.has('width') && taken.has('height');
  if (holdTwoSides(written)) return !hasSides && (as === 'size' || !taken.has('size')) ? 'size' : null;
  if (as !== 'size' && as !== 'unit') return as;
  if (!hasSides && written.some((cell) => twoSides(cell) !== null)) return 'size';
  if (as === 'unit') return as;
  return !taken.has('unit') && written.every((cell) => readUnit(cell) !== null) ? 'unit' : null;
}

/** Cells that tell the unit of a column; more tell no more. */
const MOST_MEASURES = 500;

/** The units in which all measures of a list may be; all of them when nothing speaks for one. */
function unitsOf(columns: readonly ListColumn[], rows: readonly GridRow[]) {
  const measures = columns.flatMap(({ at, as, unit }) =>
    as !== null && MEASURES.includes(as) && unit === null
      ? cellsAt(rows.slice(0, MOST_MEASURES), at).flatMap((cell) => twoSides(cell) ?? [cell])
      : [],
  );
  return plausibleUnits(measures.map(inDigits));
}

/** All of them are plausible where there is no measure without its own unit. */
const ALL_UNITS = 4;

/** Centimetres where nothing speaks against them, as the sample file has them; null while a person has to say. */
const surelyIn = (units: readonly LengthUnit[]): LengthUnit | null => {
  const isOpen = units.length === 0 || units.length === ALL_UNITS;
  return isOpen || (units.length === 1 && units[0] === 'cm') ? 'cm' : null;
};

/** Whether a heading says which side comes first. */
const twoNamed = (heading: string) =>
  isHeightFirst(heading) || /ancho|width|\b(?:an?|w)\.?\s*[x×*/-]/i.test(heading);

/** Finds the columns of a file: what each is taken for, and what has to be asked. */
export function openList(
  sheets: Sheets,
  taking: Taking,
  remember: Remember,
  fieldOfCells: FieldOfCells,
): ListReading {
  const titled = titledSheet(sheets, taking, fieldsOf);
  const { headings, places, rows, at } = titled;
  if (rows.length === 0) return { what: 'El archivo solo trae los encabezados: no hay renglones que leer.' };
  if (places.length < 2) {
    return {
      what: 'No vemos columnas. Pon una ventana por renglón, con su tela, color, ancho y alto cada uno en su celda, como en el archivo de ejemplo.',
    };
  }
  const shown = places.map((place) => headings[place] ?? '');
  const known = at === 0 ? null : remember(shapeOf(shown));
  const isOurs = haveTotals(shown);
  const tried = places.map((place) => cellsAt(rows.slice(0, MOST_MEASURES), place));
  const ofHeadings: readonly (string | null)[] =
    at === 0
      ? guessedFields(
          tried,
          tried.map((cells) => fieldOfCells(cells, true)),
        )
      : fieldsOf(shown);
  const fields = ofHeadings.map((as, column) => byItsCells(as, tried[column] ?? [], new Set(ofHeadings)));
  // Two columns of sizes: a person says which.
  fields.forEach((as, column) => {
    if (as === 'size' && fields.indexOf('size') < column) fields[column] = null;
  });
  const taken = new Set<string | null>(fields);
  const columns = places.map((place, column): ListColumn => {
    const cells = cellsAt(rows, place);
    const heading = headings[place] ?? '';
    const samples = samplesOf(cells);
    let as = known?.uses[column] ?? fields[column] ?? null;
    if (as === null && known === null) {
      // What is empty, and what we wrote ourselves, leaves nothing out.
      const isNothing = samples.length === 0 || isOurs || heading.toLowerCase() === REASON.toLowerCase();
      as = isNothing ? IGNORED : fieldOfCells(cells, at === 0);
      if (as !== null && as !== IGNORED) {
        if (taken.has(as)) as = null;
        else taken.add(as);
      }
    }
    const isTurned = titled.notes.some(isHeightFirst) && !twoNamed(heading);
    const title = headingAt(titled, place);
    return {
      at: place,
      ...{ heading: as === 'size' && isTurned ? `${title} (alto x ancho)` : title, samples, as },
      unit: readHeadingUnit(heading).unit,
    };
  });
  const units = unitsOf(columns, rows);
  const knownUnit = known?.unit ?? null;
  const isStillPlausible = knownUnit !== null && (units.length === 0 || units.includes(knownUnit));
  const list: OpenedList = {
    ...{ shape: shapeOf(shown), columns, units },
    // What this list says itself counts before what a person said of the last one.
    unit: unitAbove(titled.notes) ?? (isStillPlausible ? knownUnit : surelyIn(units)),
    ...takenAs(sheets, titled),
  };
  return { list };
}
