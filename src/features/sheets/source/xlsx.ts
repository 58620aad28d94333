import { gridOf, yieldToPage, type Grid, type GridRow, type MergedCells, type Sheets } from '../grid.ts';
import { shownBy, type Shown } from './shown-number.ts';
import type { ReadPart } from './unzip.ts';
import { xmlPieces, type OpenPiece } from './xml.ts';

/** "AB12" → 27 */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') {
    column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  }
  return column - 1;
}

/** More columns than any list has. */
const MOST_COLUMNS = 300;

/** As a spreadsheet shows a number: without the digits that its binary form adds. */
const shownNumber = (written: string): string => {
  const value = Number(written);
  return written.trim() === '' || !Number.isFinite(value) ? written : String(Number(value.toPrecision(15)));
};

/** "_x000D_" is how a workbook writes a character that XML cannot hold, and "_x005F_" an underline that begins no such code. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** The texts that cells share, without the reading aids of Asian ones. */
function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isAid = false;
  for (const piece of xmlPieces(xml)) {
    if ('opens' in piece) {
      if (piece.opens === 'si') text = '';
      if (piece.opens === 'rPh') isAid = true;
      if (piece.opens === 't') isText = !piece.isEmpty;
      if (piece.opens === 'si' && piece.isEmpty) texts.push('');
    } else if ('closes' in piece) {
      if (piece.closes === 't') isText = false;
      if (piece.closes === 'rPh') isAid = false;
      if (piece.closes === 'si') texts.push(unescaped(text));
    } else if (isText && !isAid) text += piece.text;
  }
  return texts;
}

/** How each style of a cell shows its number. */
function stylesIn(xml: string): readonly Shown[] {
  const formats = new Map<string, string>();
  const styles: Shown[] = [];
  let isCellStyle = false;
  for (const piece of xmlPieces(xml)) {
    if ('closes' in piece) {
      if (piece.closes === 'cellXfs') isCellStyle = false;
    } else if ('opens' in piece) {
      const { opens, attribute } = piece;
      if (opens === 'numFmt') formats.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (opens === 'cellXfs') isCellStyle = true;
      if (opens === 'xf' && isCellStyle) {
        const id = attribute('numFmtId') ?? '';
        styles.push(shownBy(id, formats.get(id) ?? ''));
      }
    }
  }
  return styles;
}

/** What cells refer to. */
interface Shared {
  readonly texts: readonly string[];
  /** How each style shows a number. */
  readonly styles: readonly Shown[];
}

interface CellKind {
  readonly type: string | null;
  readonly style: string | null;
}

const valueOf = ({ type, style }: CellKind, written: string, { texts, styles }: Shared): string => {
  if (type === 's') return texts[Number(written)] ?? '';
  if (type === 'b') return written === '1' ? 'sí' : 'no';
  // Of a formula that failed nothing is known.
  if (type === 'e') return '';
  if (type !== null && type !== 'n') return unescaped(written);
  const shown = shownNumber(written);
  const show = style === null ? undefined : styles[Number(style)];
  return shown === '' || show === undefined ? shown : show(shown);
};

/** The places that an element for columns has, from 0. */
function columnsAt({ attribute }: Pick<OpenPiece, 'attribute'>): readonly number[] {
  const first = Number(attribute('min') ?? 1) - 1;
  const last = Math.min(Number(attribute('max') ?? first + 1), MOST_COLUMNS);
  return Array.from({ length: Math.max(last - first, 0) }, (_, at) => first + at);
}

/** "B2:B5": cells of one column that are shown as one; none for cells of one row. */
function mergedAt(reference: string): readonly MergedCells[] {
  const [first = '', last = ''] = reference.split(':');
  const [from, to] = [first, last].map((one) => Number(/\d+$/.exec(one)?.[0] ?? 0));
  return from === undefined || to === undefined || from >= to ? [] : [{ column: columnOf(first), from, to }];
}

/** "1" and "true" are a yes of XML. */
const isOn = (value: string | null) => value === '1' || value === 'true';

async function gridIn(xml: string, shared: Shared): Promise<Grid> {
  const rows: GridRow[] = [];
  const hidden: number[] = [];
  const merged: MergedCells[] = [];
  let isHidden = false;
  let cells: string[] = [];
  let row = 0;
  let column = -1;
  let kind: CellKind = { type: null, style: null };
  let written = '';
  let isValue = false;
  for (const piece of xmlPieces(xml)) {
    if ('opens' in piece) {
      const { opens, attribute, isEmpty } = piece;
      if (opens === 'row') {
        row = Number(attribute('r') ?? row + 1);
        isHidden = isOn(attribute('hidden'));
        cells = [];
        column = -1;
        if (rows.length % 500 === 499) await yieldToPage();
      } else if (opens === 'c') {
        const reference = attribute('r');
        column = reference === null ? column + 1 : columnOf(reference);
        kind = { type: attribute('t'), style: attribute('s') };
        written = '';
      } else if (opens === 'v' || opens === 't') isValue = !isEmpty;
      else if (opens === 'col' && isOn(attribute('hidden'))) hidden.push(...columnsAt(piece));
      else if (opens === 'mergeCell') merged.push(...mergedAt(attribute('ref') ?? ''));
    } else if ('closes' in piece) {
      if (piece.closes === 'v' || piece.closes === 't') isValue = false;
      else if (piece.closes === 'c' && column < MOST_COLUMNS) {
        while (cells.length < column) cells.push('');
        cells[column] = valueOf(kind, written, shared);
      } else if (piece.closes === 'row') rows.push({ row, cells, ...(isHidden ? { isHidden } : {}) });
    } else if (isValue) written += piece.text;
  }
  return gridOf(rows, { hidden, merged });
}

/** Where the parts of a workbook are, by their ids. */
function targetsIn(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const piece of xmlPieces(xml)) {
    if (!('opens' in piece) || piece.opens !== 'Relationship') continue;
    const target = piece.attribute('Target') ?? '';
    targets.set(piece.attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return targets;
}

/** Reads the sheets of an Excel workbook that are not hidden; null when the archive is none. */
export async function readXlsx(read: ReadPart): Promise<Sheets | null> {
  const workbook = await read('xl/workbook.xml');
  if (workbook === null) return null;
  const targets = targetsIn((await read('xl/_rels/workbook.xml.rels')) ?? '');
  const part = async (name: RegExp) => {
    const target = [...targets.values()].find((one) => name.test(one));
    return (target === undefined ? null : await read(target)) ?? '';
  };
  const shared = {
    texts: sharedTexts(await part(/sharedStrings\.xml$/i)),
    styles: stylesIn(await part(/styles\.xml$/i)),
  };
  const grids: Sheets['grids'][number][] = [];
  for (const piece of xmlPieces(workbook)) {
    if (!('opens' in piece) || piece.opens !== 'sheet') continue;
    if ((piece.attribute('state') ?? 'visible') !== 'visible') continue;
    const xml = await read(targets.get(piece.attribute('id') ?? '') ?? '');
    if (xml !== null) grids.push({ name: piece.attribute('name') ?? '', grid: await gridIn(xml, shared) });
  }
  return { grids, text: null };
}
