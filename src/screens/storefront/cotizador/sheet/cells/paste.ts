import type { DraftWindow } from '#src/api/draft.ts';
import { clothAndColour } from '#src/features/draft-windows/cloth-and-colour.ts';
import { rowsBelow } from '#src/reading/ditto.ts';
import { inSaidUnit } from '#src/reading/in-said-unit.ts';
import { readSpoken } from '#src/reading/spoken.ts';
import { twoSides } from '#src/reading/two-sides.ts';
import { readUnit, type LengthUnit } from '#src/reading/unit.ts';
import { typedMeasure } from '#src/reading/written-measure.ts';
import type { Block } from './block.ts';
import { lastWithCloth, readCell, windowBelow, withoutChoice, withValue, type Reading } from './cells.ts';
import { readCloth } from './cloth-names.ts';
import { measureOf, type ColumnKey } from './columns.ts';
import { guessedAt, isPieces, sizedColumns, withoutHeight, withPieces } from './guessed-columns.ts';
import { columnsFrom, titledBlock, type PastedColumn } from './headings.ts';

/** A cell of a window. */
export const cellId = (key: string, column: ColumnKey): string => `${key} ${column}`;

/** Whether a block comes from elsewhere and may have headings, or from the sheet itself. */
type Source = 'pasted' | 'copied';

/** What a block makes of the windows. */
export interface Pasted {
  /** How many rows it filled. */
  readonly rows: number;
  /** All that it changed or added. */
  readonly windows: readonly DraftWindow[];
  /** What could not be read, by its cell. */
  readonly unread: ReadonlyMap<string, string>;
  /** Columns that the sheet has no place for, by their heading or first cell. */
  readonly left: readonly string[];
  /** How many small numbers behind the measures were taken for pieces, without a heading that says so. */
  readonly pieces: number;
}

/** Where a block is put. */
export interface Place {
  /** From 0; the row below the last is a new one. */
  readonly row: number;
  readonly column: ColumnKey;
  readonly source: Source;
}

/** The unit that a row's own cell names; null for none. */
const unitOf = (row: readonly string[], columns: readonly PastedColumn[]): LengthUnit | null =>
  readUnit(row[columns.findIndex(({ isUnit }) => isUnit)] ?? '');

/** A measure in the unit of its heading or row, as typed in that of the sheet. */
function inSheet(
  written: string,
  { key, unit: ofHeading }: PastedColumn,
  ofRow: LengthUnit | null,
  reading: Reading,
): string {
  const unit = ofHeading ?? ofRow;
  if (key === null || unit === null || measureOf(key) === null) return written;
  const read = readSpoken(inSaidUnit(written, unit), unit);
  return 'mm' in read ? typedMeasure(read.mm, reading.unit) : written;
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** The cloth decides which colours and controls there are: it is read first. */
const clothFirst = (one: { readonly key: ColumnKey }, other: { readonly key: ColumnKey }) =>
  Number(other.key === 'cloth') - Number(one.key === 'cloth');

/**
 * Puts a block of cells into the windows: by its headings, else from a place on. Rows beyond the last window become new
 * ones. What cannot be read is left beside its cell, and changes nothing.
 */
export function pasted(
  block: Block,
  place: Place,
  windows: readonly DraftWindow[],
  reading: Reading,
  newKey: () => string,
): Pasted {
  const {
    columns: headings,
    headings: first,
    rows: below,
  } = place.source === 'pasted'
    ? titledBlock(block)
    : { columns: null, headings: block[0] ?? [], rows: block };
  const rows = rowsBelow(below.filter((row) => !isBlank(row)).map((cells) => ({ cells }))).map(
    ({ cells }) => cells,
  );
  const width = Math.max(0, ...block.map((row) => row.length));
  const own = columnsFrom(place.column, width, reading.isThrice);
  const columns =
    headings !== null
      ? sizedColumns(headings, rows)
      : place.source === 'copied'
        ? own
        : withPieces(withoutHeight(own, rows), rows);
  const counted = headings === null && place.column !== 'quantity' ? guessedAt(columns) : -1;
  const all = [...windows];
  const unread = new Map<string, string>();
  rows.forEach((row, index) => {
    const at = Math.min(place.row + index, all.length);
    const filled = filledRow(
      all[at] ?? windowBelow(newKey(), lastWithCloth(all), all.length, reading),
      row,
      columns,
      reading,
    );
    all[at] = filled.window;
    for (const [key, text] of filled.unread) unread.set(cellId(filled.window.key, key), text);
  });
  const isLeft = ({ isUnit }: PastedColumn, at: number) =>
    rows.some((row) => {
      const cell = (row[at] ?? '').trim();
      return cell !== '' && !(isUnit && readUnit(cell) !== null);
    });
  const left = columns.flatMap((column, at) =>
    column.key === null && isLeft(column, at) ? [(first[at] ?? '').trim()] : [],
  );
  return {
    rows: rows.length,
    windows: all.filter((window, at) => window !== windows[at]),
    ...{ unread, left },
    pieces: rows.filter((row) => isPieces((row[counted] ?? '').trim())).length,
  };
}

const keyOf = ({ mayCount }: PastedColumn, key: ColumnKey, text: string): ColumnKey =>
  mayCount === true && isPieces(text) ? 'quantity' : key;

interface WrittenCell {
  readonly column: PastedColumn;
  readonly key: ColumnKey;
  readonly text: string;
}

/** The cells of a row by their columns; a size in one cell is a width and a height. */
function textsOf(row: readonly string[], columns: readonly PastedColumn[]): readonly WrittenCell[] {
  const cells = columns.flatMap((column, at): readonly WrittenCell[] => {
    const written = row[at];
    return column.key === null || written === undefined
      ? []
      : [{ column, key: keyOf(column, column.key, written.trim()), text: written.trim() }];
  });
  const size = cells.find(({ key }) => key === 'width0');
  const hasHeight = cells.some(({ key, text }) => key === 'height0' && text !== '');
  const sides = size === undefined || hasHeight ? null : twoSides(size.text, size.column.isTurned);
  if (size === undefined || sides === null) return cells;
  const [first, second] = sides;
  return [
    ...cells.filter(({ key }) => key !== 'width0' && key !== 'height0'),
    { column: size.column, key: 'width0', text: first },
    { column: size.column, key: 'height0', text: second },
  ];
}

interface ReadableCell {
  readonly key: ColumnKey;
  readonly text: string;
}

/** The cells of a row; those of a cloth and its colour in one text are two, where no other cell says a colour. */
function withColour(
  cells: readonly ReadableCell[],
  { family }: DraftWindow,
  { quotable }: Reading,
): readonly ReadableCell[] {
  const cloth = cells.find(({ key }) => key === 'cloth');
  const hasColour = cells.some(({ key, text }) => key === 'colour' && text !== '');
  if (cloth === undefined || hasColour || readCloth(cloth.text, family, quotable) !== null) return cells;
  const both = clothAndColour(cloth.text, (name) => readCloth(name, family, quotable));
  if (both === null) return cells;
  const others = cells.filter(({ key }) => key !== 'cloth' && key !== 'colour');
  return [...others, { key: 'cloth', text: both.variant.slug }, { key: 'colour', text: both.colour.slug }];
}

function filledRow(
  begun: DraftWindow,
  row: readonly string[],
  columns: readonly PastedColumn[],
  reading: Reading,
): { readonly window: DraftWindow; readonly unread: readonly (readonly [ColumnKey, string])[] } {
  const unread: [ColumnKey, string][] = [];
  const unit = unitOf(row, columns);
  // Three measures of a side are kept, whether the sheet shows them or not.
  const isThrice = columns.some(({ key }) => key !== null && /^(?:width|height)[12]$/.test(key));
  const context = isThrice ? { ...reading, isThrice } : reading;
  const texts = textsOf(row, columns).map(({ column, key, text }) => ({
    key,
    text: inSheet(text, { ...column, key }, unit, reading),
  }));
  const cells = withColour(texts, begun, reading).toSorted(clothFirst);
  let window = begun;
  for (const { key, text } of cells) {
    const value = readCell(key, window, text, reading);
    if (value === null) {
      unread.push([key, text]);
      window = withoutChoice(key, window);
    } else if (value !== undefined) window = withValue(key, window, value, context);
  }
  return { window, unread };
}

/** What an answer makes of the windows whose cells had the same text, and which texts are read with it. */
export function answered(
  { key, column, value }: { readonly key: string; readonly column: ColumnKey; readonly value: string },
  windows: readonly DraftWindow[],
  unread: ReadonlyMap<string, string>,
  columns: readonly ColumnKey[],
  reading: Reading,
): Pick<Pasted, 'windows' | 'unread'> {
  const text = unread.get(cellId(key, column));
  const left = new Map(unread);
  const changed = windows
    .filter(
      (window) =>
        window.key === key || (text !== undefined && unread.get(cellId(window.key, column)) === text),
    )
    .map((window) => {
      left.delete(cellId(window.key, column));
      let next = withValue(column, window, value, reading);
      // A colour or a control may be readable now that the cloth is known.
      for (const other of columns) {
        const written = left.get(cellId(window.key, other));
        const read = written === undefined ? undefined : readCell(other, next, written, reading);
        if (read === null || read === undefined) continue;
        left.delete(cellId(window.key, other));
        next = withValue(other, next, read, reading);
      }
      return next;
    });
  return { windows: changed, unread: left };
}
