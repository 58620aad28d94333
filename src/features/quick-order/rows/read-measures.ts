import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.tsx';
import { capital, small } from '#src/format/words.ts';
import type { Asked } from '#src/quoting/asked.ts';
import { wholeRecess, type MeasuredMm } from '#src/quoting/measures/measured.ts';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { doubtfulCount } from '#src/reading/doubtful-count.ts';
import { inSaidUnit } from '#src/reading/in-said-unit.ts';
import type { TypedMeasure } from '#src/reading/measure.ts';
import { readSpoken, readSpokenCount, readSpokenSize } from '#src/reading/spoken.ts';
import { readUnit, type LengthUnit } from '#src/reading/unit.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { asking } from './closed-set.ts';
import { type Part } from './part.ts';

/**
 * A measure in mm, or why there is none.
 * @param the its name with the article: "el ancho"
 */
function measureOf(the: string, written: string, read: TypedMeasure): Part<number> {
  if ('mm' in read) return { value: read.mm };
  if (read.problem.code === 'empty') return { reason: `Falta ${the}.` };
  return { reason: `${capital(the)} “${written}”: ${small(sayMeasureProblem(read.problem, 'cm'))}` };
}

const inCm = (mm: number) => `${writtenMeasure(mm, 'cm')} cm`;

/** The other unit that a side is asked about; null for none. */
const questionOf = (read: TypedMeasure) => ('problem' in read && 'mm' in read.problem ? read.problem : null);

/** The sides of a window that are asked about in another unit, which one answer mends. */
function sidesOf(
  the: readonly [width: string, height: string],
  written: readonly [string, string],
  read: readonly [TypedMeasure, TypedMeasure],
): readonly [width: Part<number>, height: Part<number>] {
  const [width, height] = [questionOf(read[0]), questionOf(read[1])];
  const parts = [measureOf(the[0], written[0], read[0]), measureOf(the[1], written[1], read[1])] as const;
  const kind = width?.code ?? height?.code;
  if (kind === undefined || (width !== null && height !== null && width.code !== height.code)) return parts;
  const cells = {
    ...(width === null ? {} : { width: inCm(width.mm) }),
    ...(height === null ? {} : { height: inCm(height.mm) }),
  };
  const own = {
    ...(width?.orMm === undefined ? {} : { width: inCm(width.orMm) }),
    ...(height?.orMm === undefined ? {} : { height: inCm(height.orMm) }),
  };
  const hasOwn = Object.keys(own).length > 0;
  const offers = [
    { says: `Sí, ${Object.values(cells).join(' × ')}`, cells },
    ...(hasOwn ? [{ says: `No, ${Object.values(own).join(' × ')}`, cells: { ...cells, ...own } }] : []),
  ];
  const question = hasOwn ? `${kind} or own` : kind;
  // One answer mends both sides: it is offered once.
  return [
    width === null ? parts[0] : { ...parts[0], kind: question, offers },
    height === null ? parts[1] : { ...parts[1], kind: question, offers: width === null ? offers : [] },
  ];
}

/** Reads a measure; without its own unit it is in that of its column. */
const measureIn = (the: string, written: string, unit: LengthUnit): Part<number> =>
  measureOf(the, written, readSpoken(written, unit));

/** Reads a number of pieces; 1 when the cell is empty. */
function countIn(what: string, written: string): Part<number> {
  if (written === '') return { value: 1 };
  const read = readSpokenCount(written, MOST_PIECES);
  return 'value' in read
    ? read
    : { reason: `${what} “${written}” debe ser un número de 1 a ${String(MOST_PIECES)}.` };
}

/** Reads a number of pieces, and asks about one that may be the number of a place. */
function piecesIn(written: string): Part<number> {
  const doubtful = doubtfulCount(written);
  if (doubtful === null) return countIn('La cantidad', written);
  return {
    reason: `¿Son ${doubtful} piezas, o es el número del lugar?`,
    offers: [
      { says: `Son ${doubtful} piezas`, cells: { quantity: doubtful } },
      { says: 'Es una pieza', cells: { quantity: '1' } },
    ],
  };
}

/** Reads the size that was asked for, when the row has another; null when the row has the size that was asked for. */
function askedIn(
  [width, height, beside]: readonly [width: string, height: string, beside: string],
  unit: (key: RowColumnKey) => LengthUnit,
): Part<Asked | null> {
  if ([width, height, beside].every((cell) => cell === '')) return { value: null };
  const widthMm = measureIn('el ancho pedido', width, unit('askedWidth'));
  const heightMm = measureIn('el alto pedido', height, unit('askedHeight'));
  const blinds = countIn('En “Lado a lado”,', beside);
  if ('reason' in widthMm || 'reason' in heightMm || 'reason' in blinds) {
    return {
      reason: [widthMm, heightMm, blinds]
        .flatMap((part) => ('reason' in part ? [part.reason] : []))
        .join(' '),
    };
  }
  return { value: { widthMm: widthMm.value, heightMm: heightMm.value, blinds: blinds.value } };
}

/** Reads lengths: "120; 120.2; 120.5"; null for a text that is not a length. */
const lengthsIn = (cell: string, unit: LengthUnit) =>
  cell.split(';').map((one) => {
    const read = measureIn('', one.trim(), unit);
    return 'value' in read ? read.value : null;
  });

/** Reads a measured recess; null when its cells are empty. */
function measuredIn(
  widths: string,
  heights: string,
  diagonals: string,
  unit: (key: RowColumnKey) => LengthUnit,
): Part<MeasuredMm | null> {
  if ([widths, heights, diagonals].every((cell) => cell === '')) return { value: null };
  const diagonalsMm = lengthsIn(diagonals, unit('diagonals'));
  const whole = wholeRecess({
    widthsMm: lengthsIn(widths, unit('widths')),
    heightsMm: lengthsIn(heights, unit('heights')),
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
  readonly unit: Part<LengthUnit | null>;
  readonly width: Part<number>;
  readonly height: Part<number>;
  readonly quantity: Part<number>;
  readonly rollMm: Part<number | undefined>;
  readonly asked: Part<Asked | null>;
  readonly measured: Part<MeasuredMm | null>;
  /** Whether the size follows from what was measured: neither side is written. */
  readonly isByMeasured: boolean;
}

/** “Unidad: PZA” says in what it is sold, and nothing of its measures. */
const IN_PIECES = /^(?:pza?s?|piezas?|pcs?|unidad(?:es)?|unid?s?|uds?|jgos?|juegos?)\.?$/i;

/** The unit of measures without one of their own: of each column by its heading, else of the whole list. */
export interface MeasureUnits {
  readonly columns: Readonly<Partial<Record<RowColumnKey, LengthUnit>>>;
  readonly list: LengthUnit;
  /** Whether the numbers of the list or a person say that of the list. */
  readonly isSaid: boolean;
}

/**
 * Reads the measures of a row. Those without a unit are in that of the row, of their heading, of another side's heading,
 * or else of the list.
 * @param theHeight what the second measure of the product is called: "el alto", "la salida"
 */
export function readMeasures(
  cell: (key: RowColumnKey) => string,
  { columns, list, isSaid }: MeasureUnits,
  theHeight: string,
): RowMeasures {
  const ofRow = readUnit(cell('unit'));
  const ofCell = (key: RowColumnKey) => ofRow ?? columns[key] ?? columns.width ?? columns.height ?? null;
  const unit = (key: RowColumnKey) => ofCell(key) ?? list;
  const sideIn = (key: 'width' | 'height') =>
    isSaid || ofCell(key) !== null ? inSaidUnit(cell(key), unit(key)) : cell(key);
  const sides = [sideIn('width'), sideIn('height')] as const;
  const [width, height] = sidesOf(
    ['el ancho', theHeight],
    sides,
    unit('width') === unit('height')
      ? readSpokenSize(sides, unit('width'))
      : [readSpoken(sides[0], unit('width')), readSpoken(sides[1], unit('height'))],
  );
  const isUnknown = cell('unit') !== '' && ofRow === null && !IN_PIECES.test(cell('unit'));
  const measured = measuredIn(cell('widths'), cell('heights'), cell('diagonals'), unit);
  const recess = 'value' in measured && sides.every((side) => side === '') ? measured.value : null;
  return {
    unit: isUnknown ? asking('unit', cell('unit'), ['cm', 'mm', 'm', 'pulgadas']) : { value: ofRow },
    width: recess === null ? width : { value: Math.min(...recess.widthsMm) },
    height: recess === null ? height : { value: Math.min(...recess.heightsMm) },
    isByMeasured: recess !== null,
    quantity: piecesIn(cell('quantity')),
    rollMm:
      cell('rollWidth') === ''
        ? { value: undefined }
        : measureIn('el ancho del rollo', cell('rollWidth'), unit('rollWidth')),
    asked: askedIn([cell('askedWidth'), cell('askedHeight'), cell('beside')], unit),
    measured,
  };
}
