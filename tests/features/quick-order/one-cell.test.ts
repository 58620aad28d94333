import { describe, expect, it } from 'vitest';
import {
  faultyRows,
  listOf,
  questionsOf,
  readyRows,
  rowsOf,
  saysOf,
  type Answers,
} from './support/read-list.ts';

/** Sizes of the windows of a list, in mm; its faults where it has some. */
async function sizesOf(content: string, answers: Answers = {}) {
  const read = await rowsOf(content, answers);
  expect(faultyRows(read).map(saysOf)).toEqual([]);
  return readyRows(read).map(({ window: { line } }) => [line.widthMm, line.heightMm, line.quantity]);
}

const HEAD = 'Tela\tColor';
const CLOTH = 'Blackout Lino\tArena';
const SIZE = [[1_500, 2_100, 2]];

describe('both sides of a window in one cell', () => {
  it.each([
    ['1.50x2.10', 'Medida', 'm'],
    ['1.50 × 2.10 m', 'Medida', undefined],
    ['150 x 210 cm', 'Medidas', undefined],
    ['150 × 210', 'Ancho x alto', undefined],
    ['150*210', 'Medidas (cm)', undefined],
    ['1500 X 2100', 'Ancho × Alto (mm)', undefined],
    ['150x210', 'Medidas (ancho x alto)', undefined],
    ['210 x 150', 'Alto x ancho', undefined],
    ['210 x 150', 'Medidas (H x A)', undefined],
    ['210 x 150', 'AL. X AN. (cm)', undefined],
    ['210 x 150', 'Height × width', undefined],
    ['150 x 210', 'Medidas (A x H)', undefined],
    ['150 x 210', 'AxL cm', undefined],
    ['150 por 210', 'Ancho', undefined],
    ['150x210', 'Pasillo', undefined],
    ['1.50 m x 210 cm', 'Tamaño', undefined],
  ] as const)('%s under “%s”', async (written, heading, unit) => {
    const list = `${HEAD}\t${heading}\tPiezas\n${CLOTH}\t${written}\t2`;
    expect(questionsOf(await listOf(list))).toEqual(unit === undefined ? [] : ['which unit']);
    expect(await sizesOf(list, unit === undefined ? {} : { unit })).toEqual(SIZE);
  });

  it('a word in a cell counts before the order that its heading says', async () => {
    const list = `${HEAD}\tAlto x ancho (cm)\tPiezas\n${CLOTH}\t210 x 150\t2\n${CLOTH}\tancho 150 x alto 210\t2`;
    expect(await sizesOf(list)).toEqual([...SIZE, ...SIZE]);
  });

  it('a heading of sizes counts where only some cells hold both sides', async () => {
    const list = `${HEAD}\tAncho x alto\tPiezas\n${CLOTH}\t150 x 210\t2\n${CLOTH}\t150\t2`;
    expect(questionsOf(await listOf(list))).toEqual([]);
    expect(faultyRows(await rowsOf(list)).map(saysOf)).toEqual([expect.stringMatching(/^Falta el alto\./)]);
  });

  it('a cell of a list with both columns counts where the other side is empty', async () => {
    const list = `${HEAD}\tAncho\tAlto\tPiezas\n${CLOTH}\t150x210\t\t2\n${CLOTH}\t150\t210\t2`;
    expect(await sizesOf(list, { unit: 'cm' })).toEqual([...SIZE, ...SIZE]);
  });

  it('“Medida” is the unit of a list where its cells are units', async () => {
    const list = `${HEAD}\tAncho\tAlto\tMedidas\tPiezas\n${CLOTH}\t1.50\t2.10\tm\t2`;
    expect(questionsOf(await listOf(list))).toEqual([]);
    expect(await sizesOf(list)).toEqual(SIZE);
  });

  it('a column of sizes beside both sides is asked about', async () => {
    const list = `${HEAD}\tAncho\tAlto\tMedidas\n${CLOTH}\t150\t210\t180x210`;
    expect(questionsOf(await listOf(list))).toContain('what is “Medidas”');
  });

  it('“Medida” holds sizes where half of its cells do', async () => {
    const list = `${HEAD}\tMedida (cm)\n${CLOTH}\t150 x 210\n${CLOTH}\t150 x 210 (2 pzas)`;
    expect((await listOf(list)).columns.at(-1)?.as).toBe('size');
  });

  it('what is not two measures is said, and left as it was written', async () => {
    const list = `${HEAD}\tMedidas\n${CLOTH}\t150 x 210\n${CLOTH}\t150 x 210\n${CLOTH}\t150 x 210 x 3`;
    const [faulty] = faultyRows(await rowsOf(list));
    expect(faulty && saysOf(faulty)).toMatch(/El ancho “150 x 210 x 3”.*Falta el alto/);
  });
});

describe('a fraction', () => {
  const list = (heading: string, width: string, height: string) =>
    `${HEAD}\t${heading}\tAlto\tPiezas\n${CLOTH}\t${width}\t${height}\t2`;

  it.each([
    ['Ancho', '150 1/2', '210', [1_505, 2_100, 2]],
    ['Ancho', '120½', '210 1/4', [1_205, 2_103, 2]],
    ['Ancho (cm)', '59 1/4', '82 1/2', [593, 825, 2]],
    ['Ancho (pulgadas)', '59 1/4', '82½', [1_505, 2_096, 2]],
  ] as const)('under “%s”, %s by %s, is of the unit that is said', async (heading, width, height, size) => {
    expect(questionsOf(await listOf(list(heading, width, height)))).toEqual([]);
    expect(await sizesOf(list(heading, width, height))).toEqual([size]);
  });

  it('may be of centimetres or of inches, and the person says it once', async () => {
    const open = list('Ancho', '59 1/4', '82 1/2');
    expect(questionsOf(await listOf(open))).toEqual(['which unit']);
    expect(await sizesOf(open, { unit: 'cm' })).toEqual([[593, 825, 2]]);
    expect(await sizesOf(open, { unit: 'in' })).toEqual([[1_505, 2_096, 2]]);
  });

  it('has both readings offered where a list says no unit', async () => {
    const mixed = `${list('Ancho', '59 1/4', '82 1/2')}\n${CLOTH}\t1.80\t2100\t1`;
    const [faulty] = faultyRows(await rowsOf(mixed, { unit: 'cm' }));
    expect(faulty?.faults.flatMap(({ offers }) => offers.map(({ says }) => says))).toEqual([
      'Sí, 150.5 cm × 209.6 cm',
      'No, 59.3 cm × 82.5 cm',
    ]);
  });
});

describe('words and feet', () => {
  it.each([
    ['Ancho\tAlto', 'un metro cincuenta\tdos metros diez', 'dos piezas'],
    ['Ancho\tAlto', 'metro y medio\t2 metros diez', 'par'],
    ['Medidas', 'un metro cincuenta por dos metros diez', 'dos'],
  ])('under “%s”, “%s” and “%s” are read', async (headings, cells, pieces) => {
    const list = `${HEAD}\t${headings}\tPiezas\n${CLOTH}\t${cells}\t${pieces}`;
    expect(questionsOf(await listOf(list))).toEqual([]);
    expect(await sizesOf(list)).toEqual(SIZE);
  });

  it('“uno ochenta” is asked about, as 1.80 is', async () => {
    const list = `${HEAD}\tAncho\tAlto\tPiezas\n${CLOTH}\tuno ochenta\tdos diez\t2`;
    expect(questionsOf(await listOf(list))).toEqual(['which unit']);
    expect(await sizesOf(list, { unit: 'm' })).toEqual([[1_800, 2_100, 2]]);
  });

  it.each([
    ['Ancho\tAlto', '6.5 ft\t5 pies 6 pulg'],
    ['Ancho (pies)\tAlto (ft)', '6.5\t5.5'],
    ['Ancho\tAlto\tUnidad', '6.5\t5.5\tpies'],
  ])('feet under “%s” are read: %s', async (headings, cells) => {
    const list = `${HEAD}\tPiezas\t${headings}\n${CLOTH}\t2\t${cells}`;
    expect(questionsOf(await listOf(list))).toEqual([]);
    expect(await sizesOf(list)).toEqual([[1_981, 1_676, 2]]);
  });
});
