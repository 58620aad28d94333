import { describe, expect, it } from 'vitest';
import { sayHidden } from '#src/features/sheets/hidden/say-hidden.ts';
import { sayUnread } from '#src/features/sheets/hidden/say-unread.ts';
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

describe('lists of a file that are not read with the one that was taken (B147)', () => {
  const SECOND = [HEAD, ['Screen 5', 'Blanco', '130', '170', 'd'], ['Screen 5', 'Blanco', '70', '170', 'e']];

  it('are said: sheets of a workbook', async () => {
    const list = await listOf(odsOf(ROWS, {}, SECOND));
    expect(list.unread).toEqual({ tables: [], sheets: [{ name: 'Planta alta', count: 2 }] });
    expect(sayUnread({ tables: [], sheets: [{ name: 'Planta alta', count: 2 }] })).toBe(
      'No entran 2 renglones de la hoja “Planta alta”. Para agregarlos, súbelos después como otra lista o elige esa hoja.',
    );
  });

  it('are said: a table below with other headings, whose rows are none of this list', async () => {
    const text = 'Tela;Color;Ancho;Alto\nBlackout Lino;Arena;180;210\nMotor;Piezas\nTM-06;3';
    const list = await listOf(text);
    expect([list.count, list.unread]).toEqual([1, { tables: [{ row: 3, count: 1 }], sheets: [] }]);
    expect(sayUnread({ tables: [{ row: 3, count: 1 }], sheets: [] })).toBe(
      'No entra 1 renglón de otra tabla, abajo del renglón 3. Para agregarlos, súbelos después como otra lista.',
    );
  });

  it('are the same list where its headings stand in another order', async () => {
    const text =
      'Tela;Color;Ancho;Alto;Piezas\nBlackout Lino;Arena;180;210;2\nPiezas;Alto;Ancho;Tela;Color\n3;211;151;Screen 5;Arena';
    const read = await rowsOf(text, { unit: 'cm' });
    expect(
      readyRows(read).map(({ window: { variant, line } }) => [
        variant,
        line.widthMm,
        line.heightMm,
        line.quantity,
      ]),
    ).toEqual([
      ['blackout-lino', 1_800, 2_100, 2],
      ['screen-5', 1_510, 2_110, 3],
    ]);
    expect((await listOf(text)).unread).toBeUndefined();
  });
});
