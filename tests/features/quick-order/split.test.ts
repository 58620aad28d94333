import { describe, expect, it } from 'vitest';
import { faultyRows, readyRows, rowsOf } from './support/read-list.ts';

const HEAD = 'Tela,Color,Ancho,Alto,Cantidad,Nota';

const readAs = async (row: string, head = HEAD) => {
  const read = await rowsOf(`${head}\nBlackout Lino,Arena,${row}`, { unit: 'cm' });
  return {
    offers: faultyRows(read).flatMap(({ faults }) =>
      faults.flatMap((fault) => fault.offers.map(({ says }) => says)),
    ),
    ready: readyRows(read).map(({ window: { line, note } }) => [
      line.widthMm,
      line.heightMm,
      line.quantity,
      note,
    ]),
  };
};

describe('a decimal comma before a note that is a number', () => {
  it.each([
    // The last number may be the pieces, and the one before it a decimal.
    [
      '180,210,5,2',
      ['Alto 210.5 · Cantidad 2 · Nota vacío', 'Como viene: Ancho 180 · Alto 210 · Cantidad 5 · Nota 2'],
    ],
    [
      '180,5,210,2',
      [
        'Ancho 180.5 · Alto 210 · Cantidad 2 · Nota vacío',
        'Como viene: Ancho 180 · Alto 5 · Cantidad 210 · Nota 2',
      ],
    ],
    // One cell too many, and no window of no pieces.
    ['180,5,210,0,2', ['Ancho 180.5 · Alto 210.0 · Cantidad 2 · Nota vacío']],
    ['180,5,210,0,2,15', ['Ancho 180.5 · Alto 210.0 · Cantidad 2 · Nota 15']],
    [
      '180,5,210,2,15',
      [
        'Ancho 180.5 · Alto 210 · Cantidad 2 · Nota 15',
        'Ancho 180.5 · Alto 210.2 · Cantidad 15 · Nota vacío',
      ],
    ],
  ])('%s is asked about', async (row, offers) => {
    expect(await readAs(row)).toEqual({ offers, ready: [] });
  });

  it.each([
    ['180,210,2,', [1_800, 2_100, 2, undefined]],
    ['180,210,2,Detrás', [1_800, 2_100, 2, 'Detrás']],
    ['180,210,2,2026', [1_800, 2_100, 2, '2026']],
    ['"180,5",210,2,', [1_805, 2_100, 2, undefined]],
    ['180.5,210.5,2,', [1_805, 2_105, 2, undefined]],
  ] as const)('%s has one reading', async (row, window) => {
    expect(await readAs(row)).toEqual({ offers: [], ready: [window] });
  });

  it.each(['Instalación', 'Montaje', 'Lado del mando'])(
    'is looked for before a number in the column %s too',
    async (last) => {
      expect(await readAs('150,180,5,1', `Tela,Color,Ancho,Alto,Cantidad,${last}`)).toEqual({
        offers: [
          `Alto 180.5 · Cantidad 1 · ${last} vacío`,
          `Como viene: Ancho 150 · Alto 180 · Cantidad 5 · ${last} 1`,
        ],
        ready: [],
      });
    },
  );

  it('is not looked for in a column that counts for nothing', async () => {
    const { offers, ready } = await readAs('180,210,2,3', 'Tela,Color,Ancho,Alto,Cantidad,Piso');
    expect([offers, ready]).toEqual([[], [[1_800, 2_100, 2, undefined]]]);
  });

  it('is not looked for where cells are parted by something else', async () => {
    const read = await rowsOf(`${HEAD}\nBlackout Lino,Arena,180,210,5,2`.replaceAll(',', ';'), {
      unit: 'cm',
    });
    expect(readyRows(read).map(({ window: { line, note } }) => [line.quantity, note])).toEqual([[5, '2']]);
  });
});
