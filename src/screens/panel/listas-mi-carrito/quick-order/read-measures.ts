import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.ts';
import { capital, small } from '#src/format/words.ts';
import type { Asked } from '#src/quoting/asked.ts';
import { wholeRecess, type MeasuredMm } from '#src/quoting/measures/measured.ts';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { readMeasure } from '#src/reading/measure.ts';
import { plainName } from './catalog-names.ts';
import { reasonsOf, type Part } from './part.ts';

const units: Readonly<Record<string, string>> = {
  mm: 'mm',
  milimetro: 'mm',
  milimetros: 'mm',
  cm: 'cm',
  cms: 'cm',
  centimetro: 'cm',
  centimetros: 'cm',
  m: 'm',
  mt: 'm',
  mts: 'm',
  metro: 'm',
  metros: 'm',
};

const HAS_UNIT = /[a-z]/i;

/**
 * Reads a measure in mm; without its own unit it uses that of the row.
 * @param the its name with the article: "el ancho"
 */
function measureIn(the: string, written: string, unit: string): Part<number> {
  const text = written === '' || HAS_UNIT.test(written) ? written : `${written} ${unit}`.trim();
  const read = readMeasure(text, 'cm');
  if ('mm' in read) return { value: read.mm };
  if (read.problem.code === 'empty') return { reason: `Falta ${the}.` };
  return { reason: `${capital(the)} “${written}”: ${small(sayMeasureProblem(read.problem, 'cm'))}` };
}

/** Reads a number of pieces; 1 when the cell is empty. */
function countIn(what: string, written: string): Part<number> {
  if (written === '') return { value: 1 };
  const count = /^\d{1,4}([.,]0{1,2})?$/.test(written) ? Number(written.replace(/[.,]0+$/, '')) : 0;
  return count >= 1 && count <= MOST_PIECES
    ? { value: count }
    : { reason: `${what} “${written}” debe ser un número de 1 a ${String(MOST_PIECES)}.` };
}

/** Reads the size that was asked for, when the row has another; null when the row has the size that was asked for. */
function askedIn(
  [width, height, beside]: readonly [width: string, height: string, beside: string],
  unit: string,
): Part<Asked | null> {
  if ([width, height, beside].every((cell) => cell === '')) return { value: null };
  const widthMm = measureIn('el ancho pedido', width, unit);
  const heightMm = measureIn('el alto pedido', height, unit);
  const blinds = countIn('En “Lado a lado”,', beside);
  if ('reason' in widthMm || 'reason' in heightMm || 'reason' in blinds) {
    return { reason: reasonsOf(widthMm, heightMm, blinds).join(' ') };
  }
  return { value: { widthMm: widthMm.value, heightMm: heightMm.value, blinds: blinds.value } };
}

/** Reads lengths: "120; 120.2; 120.5"; null for a text that is not a length. */
const lengthsIn = (cell: string, unit: string) =>
  cell.split(';').map((one) => {
    const read = measureIn('', one.trim(), unit);
    return 'value' in read ? read.value : null;
  });

/** Reads a measured recess; null when its cells are empty. */
function measuredIn(
  widths: string,
  heights: string,
  diagonals: string,
  unit: string,
): Part<MeasuredMm | null> {
  if ([widths, heights, diagonals].every((cell) => cell === '')) return { value: null };
  const diagonalsMm = lengthsIn(diagonals, unit);
  const whole = wholeRecess({
    widthsMm: lengthsIn(widths, unit),
    heightsMm: lengthsIn(heights, unit),
    diagonalsMm,
  });
  return whole === null || (diagonals !== '' && diagonalsMm.includes(null))
    ? {
        reason:
          'Lo medido se escribe así: tres anchos, tres altos y, si las tomaste, dos diagonales, separados por punto y coma.',
      }
    : { value: whole };
}

/** The measures of a row in mm, each read or with the reason why not. */
export interface RowMeasures {
  /** Why the row's unit cannot be read; empty when it can. */
  readonly unit: readonly string[];
  readonly width: Part<number>;
  readonly height: Part<number>;
  readonly quantity: Part<number>;
  readonly rollMm: Part<number | undefined>;
  readonly asked: Part<Asked | null>;
  readonly measured: Part<MeasuredMm | null>;
}

/**
 * Reads the measures of a row. Those without a unit are in that of the row, of the heading, or else in cm.
 * @param unitInHeading null when no heading has one
 * @param theHeight what the second measure of the product is called: "el alto", "la salida"
 */
export function readMeasures(
  cell: (key: RowColumnKey) => string,
  unitInHeading: string | null,
  theHeight: string,
): RowMeasures {
  const word = plainName(cell('unit'));
  const known = units[word === '' ? plainName(unitInHeading ?? 'cm') : word];
  const unit = known ?? 'cm';
  return {
    unit: known === undefined ? [`La unidad “${cell('unit')}” no la conocemos: escribe cm, mm o m.`] : [],
    width: measureIn('el ancho', cell('width'), unit),
    height: measureIn(theHeight, cell('height'), unit),
    quantity: countIn('La cantidad', cell('quantity')),
    rollMm:
      cell('rollWidth') === ''
        ? { value: undefined }
        : measureIn('el ancho del rollo', cell('rollWidth'), unit),
    asked: askedIn([cell('askedWidth'), cell('askedHeight'), cell('beside')], unit),
    measured: measuredIn(cell('widths'), cell('heights'), cell('diagonals'), unit),
  };
}
