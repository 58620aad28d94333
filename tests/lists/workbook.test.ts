import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '#src/features/sheets/source/workbook.ts';
import { workbookOf, type Cell } from '#src/lists/files/workbook.ts';
import { xlsxOf } from '#src/lists/files/xlsx.ts';

/** The cells of a workbook as this app reads one that a person brings, without its headings. */
async function readBack(rows: readonly (readonly Cell[])[]) {
  const width = Math.max(...rows.map(({ length }) => length));
  const bytes = workbookOf({
    name: 'Rollux',
    headings: Array.from({ length: width }, (_, at) => `Columna ${String(at + 1)}`),
    rows,
    widths: Array.from({ length: width }, () => 12),
  });
  const book = await readWorkbook(bytes);
  return (book?.grids[0]?.grid.rows ?? []).slice(1);
}

const textsOf = async (rows: readonly (readonly Cell[])[]) =>
  (await readBack(rows)).map(({ cells }) => cells);

/** The parts of a workbook as texts, by their paths. */
const partsOf = (bytes: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));

/** The values of some attributes of all elements of a name. */
const attributesOf = (xml: string, element: string, ...names: readonly string[]) =>
  [...xml.matchAll(new RegExp(`<${element}( [^>]*)/?>`, 'g'))].map(([, inside = '']) =>
    names.map((name) => new RegExp(` ${name}="([^"]*)"`).exec(inside)?.[1] ?? null),
  );

interface Sold {
  readonly name: string;
  readonly pieces: number | null;
}

describe('a workbook', () => {
  const FORMAT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

  it('says of each part what it is, and which part leads to it', () => {
    const parts = partsOf(workbookOf({ name: 'Hoja', headings: ['Tela'], rows: [], widths: [13] }));
    const { '[Content_Types].xml': types = '', ...others } = parts;
    expect(attributesOf(types, 'Default', 'Extension', 'ContentType')).toEqual([
      ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ]);
    const kinds = attributesOf(types, 'Override', 'PartName', 'ContentType');
    expect(kinds).toEqual([
      ['/xl/workbook.xml', `${FORMAT}.sheet.main+xml`],
      ['/xl/worksheets/sheet1.xml', `${FORMAT}.worksheet+xml`],
      ['/xl/styles.xml', `${FORMAT}.styles+xml`],
    ]);
    expect(
      Object.keys(others)
        .filter((path) => !path.endsWith('.rels'))
        .toSorted(),
    ).toEqual(kinds.map(([path = '']) => path?.slice(1)).toSorted());
    const links = (path: string) => attributesOf(parts[path] ?? '', 'Relationship', 'Id', 'Type', 'Target');
    expect(links('_rels/.rels')).toEqual([['rId1', `${TYPES}/officeDocument`, 'xl/workbook.xml']]);
    expect(links('xl/_rels/workbook.xml.rels')).toEqual([
      ['rId1', `${TYPES}/worksheet`, 'worksheets/sheet1.xml'],
      ['rId2', `${TYPES}/styles`, 'styles.xml'],
    ]);
    const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
    expect(types).toContain(`<Types xmlns="${PACKAGE}/content-types">`);
    for (const path of ['_rels/.rels', 'xl/_rels/workbook.xml.rels'])
      expect(parts[path]).toContain(`<Relationships xmlns="${PACKAGE}/relationships">`);
    for (const path of ['xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml'])
      expect(parts[path]).toContain(' xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"');
  });

  it('places each cell that holds something, its headings in bold, its columns as wide as asked', () => {
    const { 'xl/worksheets/sheet1.xml': sheet = '', 'xl/styles.xml': styles = '' } = partsOf(
      workbookOf({
        name: 'Hoja',
        headings: ['Tela', 'Piezas'],
        rows: [
          ['', 3],
          ['Lino', null],
        ],
        widths: [13, 37],
      }),
    );
    expect(attributesOf(sheet, 'col', 'min', 'max', 'width', 'customWidth')).toEqual([
      ['1', '1', '13', '1'],
      ['2', '2', '37', '1'],
    ]);
    expect(attributesOf(sheet, 'row', 'r')).toEqual([['1'], ['2'], ['3']]);
    expect(attributesOf(sheet, 'c', 'r', 's')).toEqual([
      ['A1', '1'],
      ['B1', '1'],
      ['B2', null],
      ['A3', null],
    ]);
    expect(sheet.replace(/^.*<sheetData>/s, '').replaceAll(/<[^>]*>/g, '|')).not.toMatch(/[^|\dA-Za-z]/);
    const [, bold] = attributesOf(
      /<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '',
      'xf',
      'fontId',
      'applyFont',
    );
    expect(bold).toEqual(['1', '1']);
  });

  it('of a list has its columns, as wide as their longest texts within limits', async () => {
    const rows: readonly Sold[] = [
      { name: 'Recámara principal', pieces: 3 },
      { name: 'x'.repeat(60), pieces: null },
    ];
    const blob = await xlsxOf(rows, [
      { title: 'Ventana', value: ({ name }) => name },
      { title: 'Piezas', value: ({ pieces }) => pieces },
      { title: 'Precio de cada una', value: () => 1 },
      { title: 'Lugar', value: () => 'Monterrey, Centro' },
    ]);
    expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const parts = partsOf(new Uint8Array(await blob.arrayBuffer()));
    expect(attributesOf(parts['xl/worksheets/sheet1.xml'] ?? '', 'col', 'width')).toEqual([
      ['48'],
      ['12'],
      ['20'],
      ['19'],
    ]);
    expect(attributesOf(parts['xl/workbook.xml'] ?? '', 'sheet', 'name')).toEqual([['Rollux']]);
    const book = await readWorkbook(new Uint8Array(await blob.arrayBuffer()));
    expect(book?.grids[0]?.grid.rows.map(({ cells }) => cells)).toEqual([
      ['Ventana', 'Piezas', 'Precio de cada una', 'Lugar'],
      ['Recámara principal', '3', '1', 'Monterrey, Centro'],
      ['x'.repeat(60), '', '1', 'Monterrey, Centro'],
    ]);
  });

  it('is read again as it was written, past column Z too', async () => {
    const wide = Array.from({ length: 30 }, (_, at) => `celda ${String(at)}`);
    expect(await textsOf([wide, ['a & b <c> "d"', 1_234.5, -7, 0, ' con espacios ']])).toEqual([
      wide,
      ['a & b <c> "d"', '1234.5', '-7', '0', ' con espacios '],
    ]);
  });

  it('leaves out what XML cannot hold, and what no cell can', async () => {
    const [[cut = '', long = ''] = []] = await textsOf([
      ['a\u0000b\u001Bc\uD800d', `${'x'.repeat(32_766)}😀y`],
    ]);
    expect(cut).toBe('abcd');
    expect(long).toBe('x'.repeat(32_766));
  });

  it('holds any numbers and words', async () => {
    const cell = fc.oneof(fc.integer(), fc.stringMatching(/^[a-zñÁ&<>"'=+-]{1,12}$/));
    const lines = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(lines, async (rows) => {
        expect(await textsOf(rows)).toEqual(rows.map((row) => row.map(String)));
      }),
    );
  });
});
