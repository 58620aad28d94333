import { withDittoMarks } from '#src/features/sheets/ditto-marks.ts';
import { messageTable, OTHER_WORDS } from '#src/features/sheets/message-table.ts';
import { guardFormula, withoutFormulaGuard } from '#src/format/formula-guard.ts';

/** Rows of cells, as spreadsheets put them on the clipboard. */
export type Block = readonly (readonly string[])[];

/** A cell in quotes, where it holds a tab, a line break or a quote; or a plain one. Then what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;

/** Reads cells that were copied in a spreadsheet: tabs between columns, line breaks between rows, quotes round either. */
export function readBlock(pasted: string): Block {
  const text = withDittoMarks(pasted.replaceAll(/\r\n?/g, '\n').replace(/\n$/, ''), '\t');
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (let found = CELL.exec(text); found !== null; found = CELL.exec(text)) {
    const [, quoted, plain = '', end = ''] = found;
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll('\n', ' ');
    rows.at(-1)?.push(withoutFormulaGuard(cell));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/** What was pasted. */
export interface PastedText {
  readonly block: Block;
  /** The lines of a message that are no window. */
  readonly sentences: readonly string[];
}

/** Reads what was pasted: cells, or a message that says of its windows more than their sizes ("Sala: 1.50 x 2.10"). */
export function readPasted(text: string): PastedText {
  const [headings = [], ...rows] = readBlock(messageTable(text) ?? '');
  const windows = rows.filter((cells) => cells.slice(1).some((cell) => cell !== ''));
  const isOfSizes = headings.includes(OTHER_WORDS) && windows.every(([name]) => name === '');
  if (windows.length === 0 || isOfSizes) return { block: readBlock(text), sentences: [] };
  const sentences = rows.filter((row) => !windows.includes(row)).map(([sentence = '']) => sentence);
  // What each sentence says behind its size is the cloth.
  const block = [headings.map((heading) => (heading === OTHER_WORDS ? 'Tela' : heading)), ...windows];
  return { block, sentences };
}

/** Writes cells for the clipboard as spreadsheets read them. */
export const writtenBlock = (block: Block): string =>
  block
    .map((row) =>
      row
        .map(guardFormula)
        .map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
