import { describe, expect, it } from 'vitest';
import {
  faultyRows,
  listOf,
  opened,
  questionsOf,
  readyRows,
  rowsOf,
  saysOf,
  type Answers,
} from './support/read-list.ts';

/** A list as somebody of the trade sent it, and what is right. */
interface Sent {
  readonly list: string;
  /** What is asked about its columns. @default nothing */
  readonly asks?: readonly string[];
  /** What a person answers. @default nothing */
  readonly answers?: Answers;
  /** Pieces, width and height in mm, mount, side and extras of each window that is read. */
  readonly reads: readonly (readonly [
    number,
    number,
    number,
    string | null,
    (string | undefined)?,
    (readonly string[])?,
  ])[];
  /** What is said of the rows that are not. @default nothing */
  readonly says?: readonly RegExp[];
}

const HEAD = 'Ubicación,Tela,Color,Ancho,Alto,Cantidad';
const long = `EDIFICIO_SUR_PISO_09_DEPTO_0907_ESTUDIO_VENTANA_CORREDIZA_INFERIOR_EJE_F_ENTRE_3_Y_4_PLANO_ARQ_118_REV_05_PARTIDA_063`;

const lists: Readonly<Record<string, Sent>> = {
  'a decimal comma splits a cell': {
    list: `${HEAD}\nEstudio,Screen 5 %,Bronce,137,5,243,3`,
    reads: [],
    says: [/./],
  },
  'headings say inches': {
    list: 'Ubicación,Tela,Color,Ancho (pulg.),Alto (pulg.),Cantidad\nEstudio,Screen 5 %,Bronce,63,87,2',
    reads: [[2, 1_600, 2_210, 'inside']],
  },
  'headings are words of the trade': {
    list: 'Ubicación,Tela,Color,Ancho,Alto,No. de piezas,Lado cadena,Tipo de montaje,Incluye instalación\nEstudio,Screen 5 %,Bronce,137,243,3,izquierda,Fuera,sí',
    reads: [[3, 1_370, 2_430, 'outside', 'left', ['instalacion']]],
  },
  'the first row ends early': {
    list: `${HEAD}\nEstudio,Screen 5 %,Bronze\nPasillo,Screen 5 %,Bronce,137,243,2`,
    reads: [[2, 1_370, 2_430, 'inside']],
    says: [/Bronce/],
  },
  'metres have no unit': {
    list: `${HEAD}\nEstudio,Screen 5 %,Bronce,1.37,2.43,1\nPasillo,Screen 5 %,Bronce,"1,29","1,17",2`,
    asks: ['which unit'],
    answers: { unit: 'm' },
    reads: [
      [1, 1_370, 2_430, 'inside'],
      [2, 1_290, 1_170, 'inside'],
    ],
  },
  'headings abbreviate metres': {
    list: 'Ubicación,Tela,Color,Ancho (Mts.),Alto (Mts.),Cantidad\nEstudio,Screen 5 %,Bronce,1.37,2.43,1',
    reads: [[1, 1_370, 2_430, 'inside']],
  },
  'numbers have the digits of their binary form': {
    list: 'Ubicación,Tela,Color,Ancho,Alto,Unidad,Cantidad\nEstudio,Screen 5 %,Bronce,147.70000000000002,243,cm,1\nPasillo,Screen 5 %,Bronce,1.3843,2.2098,m,1',
    reads: [
      [1, 1_477, 2_430, 'inside'],
      [1, 1_384, 2_210, 'inside'],
    ],
  },
  'a product stands beside its cloth': {
    list: 'Ubicación,Producto,Tela,Color,Ancho,Alto,Cantidad\nEstudio,Enrollable,Screen 5 %,Bronce,137,243,1',
    asks: ['what is “Producto”'],
    reads: [[1, 1_370, 2_430, 'inside']],
  },
  'headings were read in the wrong letters': {
    list: 'UbicaciÃ³n,Tela,Color,Ancho,Alto,InstalaciÃ³n\nEstudio,Screen 5 %,Bronce,137,243,sí',
    reads: [[1, 1_370, 2_430, 'inside', undefined, ['instalacion']]],
  },
  'a title stands above the headings': {
    list: `RELACIÓN DE VANOS - CASA DEL LAGO,,,,,\n,,,,,\n${HEAD}\nEstudio,Screen 5 %,Bronce,137,243,2`,
    reads: [[2, 1_370, 2_430, 'inside']],
  },
  'a name is one long word': {
    list: `${HEAD}\n${long},Screen 5 %,Bronce,137,243,2`,
    reads: [[2, 1_370, 2_430, 'inside']],
  },
};

describe('a list of the trade is read right, or asked about, when', () => {
  it.each(Object.entries(lists))('%s', async (_, sent) => {
    const { list, asks = [], answers = {}, reads, says = [] } = sent;
    expect(questionsOf(await listOf(list))).toEqual(asks);
    const read = await rowsOf(list, answers);
    expect(
      readyRows(read).map(({ window: { line, mount, fitting } }, at) => {
        const [, , , , side, extras] = reads[at] ?? [];
        return [
          ...[line.quantity, line.widthMm, line.heightMm, mount],
          ...(side === undefined && extras === undefined ? [] : [side && fitting?.side]),
          ...(extras === undefined ? [] : [line.extras]),
        ];
      }),
    ).toEqual(reads);
    const told = faultyRows(read).map(saysOf);
    expect(told).toHaveLength(says.length);
    for (const [at, text] of says.entries()) expect(told[at]).toMatch(text);
  });
});

it('a name that a spreadsheet guarded against formulas is read without its guard', async () => {
  const read = await rowsOf(
    `${HEAD}\n'=Estudio,Screen 5 %,Bronce,137,243,1\n'＝Pasillo,Screen 5 %,Bronce,137,243,1`,
  );
  expect(readyRows(read).map(({ window }) => window.name)).toEqual(['=Estudio', '＝Pasillo']);
});

it('a quotation mark that is never closed swallows no rows: the list is refused with its row', async () => {
  const row = 'Estudio,Screen 5 %,Bronce,137,243,1';
  expect(await opened(`${HEAD}\n"${row}\n${row}\n${row}`)).toMatchObject({
    what: expect.stringMatching(/^En el renglón 2 hay unas comillas que no se cierran/) as string,
  });
});
