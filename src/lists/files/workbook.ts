import { strToU8, zipSync } from 'fflate';

/** A cell: a number stays a number, null is an empty cell. */
export type Cell = string | number | null;

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  /** Shown in bold. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Of the columns, in letters. */
  readonly widths: readonly number[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const LINKS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const LINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const FORMAT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The most letters that Excel reads in a cell. */
const MOST_LETTERS = 32_767;

/** What XML cannot hold, not even escaped: controls but tabs and line ends, halves of letters, and no letters. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .replaceAll(NOT_IN_XML, '')
    .replaceAll(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

/** "A" to "Z", then "AA". */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

/** Styles of cells: 0 as it is, 1 in bold. */
const STYLES = [
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>',
].join('');

function cellXml(cell: Cell, place: string, style: 0 | 1): string {
  if (cell === null || cell === '') return '';
  const at = `r="${place}"${style === 0 ? '' : ' s="1"'}`;
  return typeof cell === 'number'
    ? `<c ${at}><v>${String(cell)}</v></c>`
    : `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const rowXml = (cells: readonly Cell[], number: number, style: 0 | 1): string => {
  const row = String(number);
  const inside = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row}`, style));
  return `<row r="${row}">${inside.join('')}</row>`;
};

function sheetXml({ headings, rows, widths }: Sheet): string {
  const columns = widths.map((width, at) => {
    const number = String(at + 1);
    return `<col min="${number}" max="${number}" width="${String(width)}" customWidth="1"/>`;
  });
  const lines = [rowXml(headings, 1, 1), ...rows.map((cells, at) => rowXml(cells, at + 2, 0))];
  return `<worksheet ${MAIN}><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${LINK}/${kind}" Target="${target}"/>`;

const part = (path: string, kind: string) =>
  `<Override PartName="${path}" ContentType="${FORMAT}.${kind}+xml"/>`;

/**
 * A workbook of one sheet, as bytes of an XLSX file. It is packed where it is made: packages that write workbooks pack large
 * ones in a worker from a blob, which the content policy refuses.
 */
export function workbookOf(sheet: Sheet): Uint8Array<ArrayBuffer> {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${LINKS}">${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${LINK}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${LINKS}">${link('rId1', 'worksheet', 'worksheets/sheet1.xml')}${link('rId2', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}>${STYLES}</styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(HEAD + xml)])));
}
