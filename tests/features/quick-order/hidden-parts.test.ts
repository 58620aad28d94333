import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sayHidden } from '#src/features/sheets/hidden/say-hidden.ts';
import { listOf, readyRows, rowsOf } from './support/read-list.ts';

const HEAD = ['Tela', 'Color', 'Ancho', 'Alto', 'Nota'];
const ROWS = [
  HEAD,
  ['Blackout Lino', 'Arena', '180', '210', 'a'],
  ['Blackout Lino', 'Arena', '90', '110', 'b'],
  ['Blackout Lino', 'Arena', '120', '110', 'c'],
];

/** A workbook of Excel, with the second window left out by a filter and the last column hidden. */
const xlsx = (row: string, columns: string) =>
  new Uint8Array(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Hoja1" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet>${columns}<sheetData>${ROWS.map(
          (cells, at) =>
            `<row r="${String(at + 1)}"${at === 2 ? row : ''}>${cells
              .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
              .join('')}</row>`,
        ).join('')}</sheetData></worksheet>`,
      ),
    }),
  );

/** The same as LibreOffice saves it. */
const ods = (row: string, column: string) =>
  new Uint8Array(
    zipSync({
      'content.xml': strToU8(
        `<office:document-content><table:table table:name="Hoja1"><table:table-column table:number-columns-repeated="4"/><table:table-column${column}/>${ROWS.map(
          (cells, at) =>
            `<table:table-row${at === 2 ? row : ''}>${cells
              .map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`)
              .join('')}</table:table-row>`,
        ).join('')}</table:table></office:document-content>`,
      ),
    }),
  );

const OUT = ' table:visibility="filter"';

describe('what a spreadsheet does not show of a list', () => {
  it.each([
    ['Excel', xlsx(' hidden="1"', '<cols><col min="5" max="5" hidden="1"/></cols>')],
    ['LibreOffice', ods(OUT, ' table:visibility="collapse"')],
  ])('is read and said: %s', async (_, file) => {
    expect((await listOf(file)).hidden).toEqual({ rows: [3], columns: ['Nota'] });
    expect(readyRows(await rowsOf(file)).map(({ window }) => window.note)).toEqual(['a', 'b', 'c']);
  });

  it('is not said where all is shown', async () => {
    for (const file of [xlsx(' hidden="0"', '<cols><col min="1" max="5" width="12"/></cols>'), ods('', '')])
      expect((await listOf(file)).hidden).toBeUndefined();
  });

  it.each([
    [[3], [], /^Tu hoja tiene 1 renglón oculto \(3\)\. También cuenta/],
    [[3, 5], ['Nota'], /2 renglones ocultos \(3 y 5\) y 1 columna oculta \(“Nota”\)\./],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], [], /9 renglones ocultos \(1, 2, 3, 4, 5, 6, 7, 8 y otros\)\./],
  ])('rows %j and columns %j have a sentence', (rows, columns, says) => {
    expect(sayHidden({ rows, columns })).toMatch(says);
  });
});
