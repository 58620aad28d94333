import { gridOf, type GridRow, type MergedCells, type Sheets } from '../grid.ts';
import { unitInShown } from './shown-unit.ts';
import type { ReadPart } from './unzip.ts';
import { xmlPieces, type OpenPiece } from './xml.ts';

/** More columns than any list has. A sheet ends with one empty cell that is repeated up to its edge. */
const MOST_COLUMNS = 300;

/** More rows of the same content than any list has. */
const MOST_REPEATED = 6_000;

const repeated = ({ attribute }: OpenPiece, name: string): number => Number(attribute(name) ?? 1);

/** Whether a row or column is collapsed, or left out by a filter. */
const isHiddenIn = ({ attribute }: OpenPiece): boolean =>
  (attribute('visibility') ?? 'visible') !== 'visible';

/** What a cell says by itself; null when its paragraphs say it. */
function valueIn({ attribute }: OpenPiece): string | null {
  const type = attribute('value-type');
  if (type === 'boolean') return attribute('boolean-value') === 'true' ? 'sí' : 'no';
  return type === 'float' || type === 'currency' ? attribute('value') : null;
}

const spaces: Readonly<Record<string, (piece: OpenPiece) => string>> = {
  s: ({ attribute }) => ' '.repeat(Number(attribute('c') ?? 1)),
  tab: () => ' ',
  'line-break': () => '\n',
};

/** Reads the sheets of an OpenDocument workbook; null when the archive is none. */
export async function readOds(read: ReadPart): Promise<Sheets | null> {
  const content = await read('content.xml');
  if (content === null) return null;
  const grids: Sheets['grids'][number][] = [];
  let rows: GridRow[] = [];
  let name = '';
  let row = 0;
  let rowTimes = 1;
  let isHidden = false;
  let columns: boolean[] = [];
  let merged: MergedCells[] = [];
  let cells: string[] = [];
  let cellTimes = 1;
  let value: string | null = null;
  let text = '';
  let isCell = false;
  let inNote = 0;
  const endCell = () => {
    const paragraphs = text.replace(/^\n/, '');
    // A postcode is a number that is shown with its zeros.
    const isShown = value === null || /^0\d+$/.test(paragraphs);
    const shown = isShown ? paragraphs : value + unitInShown(paragraphs);
    for (let time = 0; time < cellTimes && cells.length < MOST_COLUMNS; time += 1) cells.push(shown);
    isCell = false;
  };
  for (const piece of xmlPieces(content)) {
    if ('opens' in piece) {
      const { opens, attribute, isEmpty } = piece;
      if (opens === 'annotation') inNote += isEmpty ? 0 : 1;
      else if (opens === 'table') {
        rows = [];
        row = 0;
        columns = [];
        merged = [];
        name = attribute('name') ?? '';
      } else if (opens === 'table-column') {
        const times = Math.min(repeated(piece, 'number-columns-repeated'), MOST_COLUMNS - columns.length);
        columns.push(...Array.from({ length: times }, () => isHiddenIn(piece)));
      } else if (opens === 'table-row') {
        cells = [];
        isHidden = isHiddenIn(piece);
        rowTimes = repeated(piece, 'number-rows-repeated');
      } else if (opens === 'table-cell' || opens === 'covered-table-cell') {
        cellTimes = repeated(piece, 'number-columns-repeated');
        value = valueIn(piece);
        text = '';
        isCell = true;
        const spanned = repeated(piece, 'number-rows-spanned');
        if (spanned > 1) merged.push({ column: cells.length, from: row + 1, to: row + spanned });
        if (isEmpty) endCell();
      } else if (isCell && inNote === 0) text += opens === 'p' ? '\n' : (spaces[opens]?.(piece) ?? '');
    } else if ('closes' in piece) {
      const { closes } = piece;
      if (closes === 'annotation') inNote -= 1;
      else if (closes === 'table-cell' || closes === 'covered-table-cell') endCell();
      else if (closes === 'table-row') {
        const isBlank = cells.every((cell) => cell.trim() === '');
        const times = isBlank ? 0 : Math.min(rowTimes, MOST_REPEATED);
        for (let time = 0; time < times; time += 1)
          rows.push({ row: row + time + 1, cells, ...(isHidden ? { isHidden } : {}) });
        row += rowTimes;
      } else if (closes === 'table')
        grids.push({
          name,
          grid: gridOf(rows, { hidden: columns.flatMap((isOut, at) => (isOut ? [at] : [])), merged }),
        });
    } else if (isCell && inNote === 0) text += piece.text;
  }
  return { grids, text: null };
}
