import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#src/features/draft-windows/headings.ts';
import { unitAbove } from '#src/features/draft-windows/unit-above.ts';
import { faultyRows, listOf, questionsOf, readyRows, rowsOf, saysOf } from './support/read-list.ts';

const rowsIn = async (content: string) => {
  const read = await rowsOf(content);
  expect(faultyRows(read).map(saysOf)).toEqual([]);
  return readyRows(read).map(({ window }) => window);
};

describe('a heading', () => {
  it.each([
    [
      ['Ancho', 'Largo'],
      ['width', 'height'],
    ],
    [
      ['Ancho', 'Alto/Largo'],
      ['width', 'height'],
    ],
    [
      ['Largo', 'Alto'],
      [null, 'height'],
    ],
    [
      ['Largo', 'Color'],
      [null, 'colour'],
    ],
    [
      ['Ancho', 'Alto', 'Largo'],
      ['width', 'height', null],
    ],
    [
      ['Largo x ancho', 'Color'],
      ['size', 'colour'],
    ],
    [
      ['Pzas.', 'No. Pzas'],
      ['quantity', null],
    ],
    [['PZAS.'], ['quantity']],
    [
      ['1. Ubicación', '2) Ancho (cm)', '3.- Alto'],
      ['name', 'width', 'height'],
    ],
    [
      ['UBIC.', 'AN.', 'AL.', 'INST.', 'Int/Ext'],
      ['name', 'width', 'height', 'installation', 'mount'],
    ],
    [
      ['A', 'H'],
      ['width', 'height'],
    ],
    [['Pzs'], ['quantity']],
    [
      ['Ancho 1', 'Ancho 2', 'Ancho 3'],
      ['width1', 'width2', 'width3'],
    ],
    [
      ['Alto1 (cm)', 'ALTO 2', 'Alto 3'],
      ['height1', 'height2', 'height3'],
    ],
    [
      ['Ancho arriba', 'Ancho medio', 'Ancho abajo'],
      ['width1', 'width2', 'width3'],
    ],
  ])('%j names %j', (headings, fields) => {
    expect(fieldsOf(headings)).toEqual(fields);
  });
});

describe('texts above a list', () => {
  it.each([
    ['Nota: medidas en pulgadas', 'in'],
    ['NOTA: MEDIDAS EN PULGADAS.', 'in'],
    ['Todas las medidas en cm', 'cm'],
    ['medidas en m', 'm'],
    ['Medidas (mts)', 'm'],
    ['Medidas en pies', 'ft'],
    ['Pedido de Ana M. en julio', null],
    ['Medidas en cm y pulgadas', null],
  ])('%j say the unit %s', (text, unit) => {
    expect(unitAbove([text])).toBe(unit);
  });
});

const CLOTH = 'Blackout Lino\tArena';

describe('three measures of each side', () => {
  const HEAD = 'Tela\tColor\tAncho 1\tAncho 2\tAncho 3\tAlto 1\tAlto 2\tAlto 3\tMontaje';

  it('are a measured recess, of which the size follows as in the quoter', async () => {
    const list = `${HEAD}\n${CLOTH}\t120\t119.5\t120.5\t180\t181\t180\tdentro`;
    expect(questionsOf(await listOf(list))).toEqual([]);
    const [window] = await rowsIn(list);
    expect(window?.measured).toEqual({ widthsMm: [1_200, 1_195, 1_205], heightsMm: [1_800, 1_810, 1_800] });
    expect(window?.line).toMatchObject({ widthMm: 1_195 });
  });

  it('give the smallest inside and the largest outside where a side has but one', async () => {
    const head = 'Tela\tColor\tAncho 1\tAncho 2\tAncho 3\tAlto\tMontaje';
    const cells = `${CLOTH}\t1200\t900\t1205\t1800`;
    const list = `${head.replaceAll(/(Ancho|Alto)[ 123]*/g, '$& (mm)')}\n${cells}\tdentro\n${cells}\tfuera`;
    const windows = await rowsIn(list);
    expect(windows.map(({ line: { widthMm, heightMm } }) => [widthMm, heightMm])).toEqual([
      [900, 1_800],
      [1_205, 1_800],
    ]);
  });

  it('with a word among them are asked about', async () => {
    const list = `${HEAD}\n${CLOTH}\t120\tver\t120\t180\t181\t\tdentro`;
    expect(faultyRows(await rowsOf(list)).map(saysOf)).toEqual([expect.stringMatching(/El ancho “ver”/)]);
  });
});

describe('the column “Unidad”', () => {
  it.each(['PZA', 'Pzas.', 'pieza', 'Pz'])('of %j says nothing of the measures', async (piece) => {
    const list = `Tela\tColor\tAncho\tAlto\tUnidad\n${CLOTH}\t150\t210\t${piece}`;
    expect(questionsOf(await listOf(list))).toEqual([]);
    const [window] = await rowsIn(list);
    expect(window?.line).toMatchObject({ widthMm: 1_500, heightMm: 2_100 });
  });

  it('of pieces lets the unit of the list be asked', async () => {
    const list = `Tela\tColor\tAncho\tAlto\tUnidad\n${CLOTH}\t1.50\t2.10\tPZA`;
    expect(questionsOf(await listOf(list))).toEqual(['which unit']);
  });
});

it('a note above the list sets its unit', async () => {
  const list = `Nota: medidas en pulgadas\n\nTela\tColor\tAncho\tAlto\tPzas.\n${CLOTH}\t60\t80\t2`;
  expect((await listOf(list)).unit).toBe('in');
  const [window] = await rowsIn(list);
  expect(window?.line).toMatchObject({ widthMm: 1_524, heightMm: 2_032, quantity: 2 });
});

describe('a column is what its cells say, not its heading', () => {
  const columnsOf = async (heading: string, ...cells: readonly string[]) => {
    const rows = cells.map((cell) => `${CLOTH}\t150\t210\t${cell}`);
    const { columns } = await listOf([`Tela\tColor\tAncho\tAlto\t${heading}`, ...rows].join('\n'));
    return columns.at(-1)?.as ?? null;
  };
  it.each([
    ['Unidades', ['2', '3'], 'quantity'],
    ['Unidades', ['cm', 'cm'], 'unit'],
    ['Pieza', ['Sala', 'Comedor'], null],
    ['Pza', ['V1', 'V2'], null],
    ['Pieza', ['2 pzas', '1'], 'quantity'],
    ['Cadena', ['Izquierda', 'Der.'], 'side'],
    ['Área', ['3.78', '1,44'], null],
    ['Área', ['Sala', '2'], 'name'],
    ['Ventana', ['1.1', '1.2'], 'name'],
    ['Cadena', ['1.50', '2 m'], 'controlLength'],
  ] as const)('%s with %j is %s', async (heading, cells, field) => {
    expect(await columnsOf(heading, ...cells)).toBe(field);
  });
});
