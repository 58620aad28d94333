import { strToU8, zipSync } from 'fflate';

/** What a workbook says about its cells, as XML of its own kind. */
interface Layout {
  /** Attributes of a row, by its place from 0. */
  readonly rows?: Readonly<Record<number, string>>;
  /** Attributes of a cell, by its text. */
  readonly cells?: Readonly<Record<string, string>>;
  /** Elements before the rows. */
  readonly columns?: string;
  /** Elements behind the rows. */
  readonly merges?: string;
}

type Texts = readonly (readonly string[])[];

/** A workbook of one sheet as Excel saves it; cells without a text are left out. */
export const xlsxOf = (texts: Texts, { rows = {}, columns = '', merges = '' }: Layout = {}) =>
  new Uint8Array(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Hoja1" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet>${columns}<sheetData>${texts
          .map(
            (cells, at) =>
              `<row r="${String(at + 1)}"${rows[at] ?? ''}>${cells
                .map((cell, place) =>
                  cell === ''
                    ? ''
                    : `<c r="${'ABCDEFG'.charAt(place)}${String(at + 1)}" t="inlineStr"><is><t>${cell}</t></is></c>`,
                )
                .join('')}</row>`,
          )
          .join('')}</sheetData>${merges}</worksheet>`,
      ),
    }),
  );

const odsTable = (name: string, texts: Texts, { rows = {}, cells: spans = {}, columns = '' }: Layout = {}) =>
  `<table:table table:name="${name}">${columns}${texts
    .map(
      (cells, at) =>
        `<table:table-row${rows[at] ?? ''}>${cells
          .map((cell) =>
            cell === ''
              ? '<table:covered-table-cell/>'
              : `<table:table-cell${spans[cell] ?? ''}><text:p>${cell}</text:p></table:table-cell>`,
          )
          .join('')}</table:table-row>`,
    )
    .join('')}</table:table>`;

/** The same as LibreOffice saves it; cells without a text are covered by those above. A second sheet has the given rows. */
export const odsOf = (texts: Texts, layout: Layout = {}, second: Texts = []) =>
  new Uint8Array(
    zipSync({
      'content.xml': strToU8(
        `<office:document-content>${odsTable('Hoja1', texts, layout)}${
          second.length === 0 ? '' : odsTable('Planta alta', second)
        }</office:document-content>`,
      ),
    }),
  );
