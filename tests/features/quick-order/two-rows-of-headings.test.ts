import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#src/features/draft-windows/headings.ts';
import { joinedHeadings } from '#src/features/sheets/heading-rows.ts';
import { faultyRows, listOf, questionsOf, readyRows, rowsOf, saysOf } from './support/read-list.ts';
import { xlsxOf } from './support/small-workbooks.ts';

const sizesIn = async (content: BlobPart) => {
  const read = await rowsOf(content);
  expect(faultyRows(read).map(saysOf)).toEqual([]);
  return readyRows(read).map(({ window: { name, line } }) =>
    [name, line.widthMm, line.heightMm, line.quantity].join(' '),
  );
};

const GROUPS = `Ubicación,Tela,Color,Medidas (m),,Piezas
,,,Ancho,Alto,`;

describe('headings in several rows (B147)', () => {
  it.each<readonly [string, BlobPart, readonly string[]]>([
    [
      'a group above its columns',
      `${GROUPS.replace(' (m)', '')}\nSala,Screen 5,Arena,137,205,3`,
      ['Sala 1370 2050 3'],
    ],
    ['a group with the unit', `${GROUPS}\nSala,Screen 5,Arena,1.37,2.05,3`, ['Sala 1370 2050 3']],
    [
      'a group that says the unit in words',
      `${GROUPS.replace(' (m)', ' en pulgadas')}\nSala,Screen 5,Arena,71,83,3`,
      ['Sala 1803 2108 3'],
    ],
    [
      'more of them in the lower row',
      'Espacio,VANO (cm),,PERSIANA,,\n,ANCHO,ALTO,TELA,COLOR,PZAS\nSala,137,205,Screen 5,Arena,3',
      ['Sala 1370 2050 3'],
    ],
    [
      'units below the headings',
      'Ubicación,Tela,Color,Ancho,Alto,Cantidad\n,,,(in),(in),(pzas)\nSala,Screen 5,Arena,71,83,3',
      ['Sala 1803 2108 3'],
    ],
    [
      'other units below each',
      'Ubicación,Tela,Color,Ancho,Alto,Cantidad\n,,,m,cm,pza\nSala,Screen 5,Arena,1.37,205,3',
      ['Sala 1370 2050 3'],
    ],
    [
      'that are repeated on each page',
      `${GROUPS}\nSala,Screen 5,Arena,1.37,2.05,3\n${GROUPS}\nBaño,Screen 5,Arena,0.61,1.21,1`,
      ['Sala 1370 2050 3', 'Baño 610 1210 1'],
    ],
    [
      'units below a blank row',
      'Ubicación,Tela,Color,Ancho,Alto,Cantidad\n,,,,,\n,,,mm,mm,\nSala,Screen 5,Arena,1370,2050,3',
      ['Sala 1370 2050 3'],
    ],
    [
      'with other units in a later part of the list',
      'Ubicación,Tela,Color,Ancho (cm),Alto (cm),Cantidad\nSala,Screen 5,Arena,137,205,3\nUbicación,Tela,Color,Ancho (in),Alto (in),Cantidad\nBaño,Screen 5,Arena,24 1/2,47,1',
      ['Sala 1370 2050 3', 'Baño 622 1194 1'],
    ],
    [
      'and their units in a third',
      'Ubicación,Tela,,Medidas,,Piezas\n,Nombre,Color,Ancho,Alto,\n,,,(m),(m),\nSala,Screen 5,Arena,1.37,2.05,3',
      ['Sala 1370 2050 3'],
    ],
    [
      'below a title',
      `CASA PEDREGAL,,,,,\n,,,,,\n${GROUPS}\nSala,Screen 5,Arena,1.37,2.05,3`,
      ['Sala 1370 2050 3'],
    ],
    [
      'of which a workbook shows cells as one',
      xlsxOf(
        [
          ['Ubicación', 'Tela y color', 'Medidas (m)', '', 'Piezas'],
          ['', '', 'Ancho', 'Alto', ''],
          ['Sala', 'Screen 5 Arena', '1.37', '2.05', '3'],
        ],
        {
          merges:
            '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="C1:D1"/><mergeCell ref="E1:E2"/></mergeCells>',
        },
      ),
      ['Sala 1370 2050 3'],
    ],
  ])('%s', async (_, content, sizes) => {
    expect(questionsOf(await listOf(content))).toEqual([]);
    expect(await sizesIn(content)).toEqual(sizes);
  });

  it('are not a row of the list without numbers', () => {
    const head = ['Ubicación', 'Tela', 'Ancho', 'Alto'];
    expect(joinedHeadings(head, ['Sala', 'Screen 5 Arena', '', ''], fieldsOf)).toBeNull();
    expect(joinedHeadings(head, ['PLANTA BAJA', '', '', ''], fieldsOf)).toBeNull();
    expect(joinedHeadings(head, ['', '', '', ''], fieldsOf)).toBeNull();
    expect(joinedHeadings(head, ['Medidas en cm', '', '', ''], fieldsOf)).toBeNull();
  });

  it('whose sizes begin with the other side are another table, which is said', async () => {
    const head = 'Ubicación,Tela y color,Ancho x alto (cm)';
    const list = `${head}\nSala,Screen 5 Arena,137 x 205\n${head.replace('Ancho x alto', 'Alto x ancho')}\nBaño,Screen 5 Arena,121 x 61`;
    expect(await sizesIn(list)).toEqual(['Sala 1370 2050 1']);
    expect((await listOf(list)).unread?.tables).toEqual([{ row: 3, count: 1 }]);
  });

  it('are not facts of a client above them', async () => {
    const list = 'Cliente:,Ana López,,\n,Tela y color,Ancho,Alto\nSala,Screen 5 Arena,137,205';
    expect((await listOf(list)).columns.map(({ heading }) => heading)[0]).toBe('Columna 1');
  });
});
