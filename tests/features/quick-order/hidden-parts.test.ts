import { describe, expect, it } from 'vitest';
import { sayHidden } from '#src/features/sheets/hidden/say-hidden.ts';
import { listOf, readyRows, rowsOf } from './support/read-list.ts';
import { odsOf, xlsxOf } from './support/small-workbooks.ts';

const HEAD = ['Tela', 'Color', 'Ancho', 'Alto', 'Nota'];
const ROWS = [
  HEAD,
  ['Blackout Lino', 'Arena', '180', '210', 'a'],
  ['Blackout Lino', 'Arena', '90', '110', 'b'],
  ['Blackout Lino', 'Arena', '120', '110', 'c'],
];

const COLUMN = '<table:table-column table:number-columns-repeated="4"/><table:table-column';

describe('what a spreadsheet does not show of a list', () => {
  it.each([
    [
      'Excel',
      xlsxOf(ROWS, {
        rows: { 2: ' hidden="1"' },
        columns: '<cols><col min="5" max="5" hidden="1"/></cols>',
      }),
    ],
    [
      'LibreOffice',
      odsOf(ROWS, {
        rows: { 2: ' table:visibility="filter"' },
        columns: `${COLUMN} table:visibility="collapse"/>`,
      }),
    ],
  ])('is read and said: %s', async (_, file) => {
    expect((await listOf(file)).hidden).toEqual({ rows: [3], columns: ['Nota'] });
    expect(readyRows(await rowsOf(file)).map(({ window }) => window.note)).toEqual(['a', 'b', 'c']);
  });

  it('is not said where all is shown', async () => {
    for (const file of [
      xlsxOf(ROWS, { rows: { 2: ' hidden="0"' }, columns: '<cols><col min="1" max="5" width="12"/></cols>' }),
      odsOf(ROWS, { columns: `${COLUMN}/>` }),
    ])
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
