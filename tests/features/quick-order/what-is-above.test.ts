import { describe, expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import { mendedRow, sharedQuestions } from '#src/features/quick-order/rows/mend.ts';
import { rowReader } from '#src/features/quick-order/rows/read-rows.ts';
import { withDittoMarks } from '#src/features/sheets/ditto-marks.ts';
import {
  faultyRows,
  listOf,
  questionsOf,
  readyRows,
  rowsOf,
  saysOf,
  type Answers,
} from './support/read-list.ts';
import { odsOf, xlsxOf } from './support/small-workbooks.ts';

const inWords = (read: Awaited<ReturnType<typeof rowsOf>>) =>
  readyRows(read).map(({ window: { name, variant, color, line } }) =>
    [name, variant, color, line.widthMm, line.heightMm, line.quantity].join(' '),
  );

const HEAD = ['Ubicación', 'Tela', 'Ancho (cm)', 'Alto (cm)', 'Piezas'];

describe('a cell that says it is the same as above', () => {
  it.each([
    'ídem',
    'IDEM.',
    '"',
    '”',
    '〃',
    "''",
    ',,',
    '- " -',
    'misma tela',
    'la misma',
    'Igual que la de arriba',
  ])('has its text: %s', async (mark) => {
    const list = [
      HEAD,
      ['Sala', 'Screen 5 Arena', '137', '205', '3'],
      ['Cocina', mark, '90.5', mark, '1'],
      ['Baño', mark, '61', '121', '1'],
    ];
    const read = await rowsOf(list.map((cells) => cells.join('|')).join('\n'));
    expect(faultyRows(read).map(saysOf)).toEqual([]);
    expect(inWords(read)).toEqual([
      'Sala screen-5 arena 1370 2050 3',
      'Cocina screen-5 arena 905 2050 1',
      'Baño screen-5 arena 610 1210 1',
    ]);
  });

  it.each([
    ['a cell of several lines that ends alone', 'Sala;"con\n";137', null],
    ['a comma before decimals in quotation marks', '"Sala",",90",2', null],
    ['a mark beside a closed cell', '"Sala";";3', '"Sala";〃;3'],
    ['two marks in a line', 'Sala\t"\t90\t"', 'Sala\t〃\t90\t〃'],
    ['cells in quotation marks with other separators', '"| "," ;"', null],
    ['lines of Windows', '"\r\n"', '〃\r\n〃'],
  ])('is told from quotation marks: %s', (_, text, taken) => {
    expect(withDittoMarks(text, null)).toBe(taken ?? text);
  });

  it('stays where nothing is above it', async () => {
    const [row] = faultyRows(await rowsOf('Tela;Ancho (cm);Alto (cm)\nídem;137;205'));
    expect(row?.faults.map(({ says }) => says)).toEqual(['No tenemos la tela “ídem”.']);
  });
});

describe('merged cells of a workbook', () => {
  const ROWS = [
    HEAD,
    ['Sala', 'Screen 5 Arena', '137', '205', '3'],
    ['Cocina', '', '90.5', '121', ''],
    ['Baño', '', '61', '121', '1'],
  ];
  it.each([
    [
      'Excel',
      xlsxOf(ROWS, { merges: '<mergeCells><mergeCell ref="B2:B4"/><mergeCell ref="E2:E3"/></mergeCells>' }),
    ],
    [
      'LibreOffice',
      odsOf(ROWS, {
        cells: { 'Screen 5 Arena': ' table:number-rows-spanned="3"', '3': ' table:number-rows-spanned="2"' },
      }),
    ],
  ])('have their text in each row, and their number in the first: %s', async (_, file) => {
    expect(questionsOf(await listOf(file))).toEqual([]);
    expect(inWords(await rowsOf(file))).toEqual([
      'Sala screen-5 arena 1370 2050 3',
      'Cocina screen-5 arena 905 1210 1',
      'Baño screen-5 arena 610 1210 1',
    ]);
  });

  it('of two rows of headings are in the second', async () => {
    const file = xlsxOf(
      [
        ['Ubicación', 'Tela', 'Medidas (cm)'],
        ['', '', 'Ancho', 'Alto'],
        ['Sala', 'Screen 5 Arena', '137', '205'],
      ],
      { merges: '<mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/><mergeCell ref="C1:D1"/>' },
    );
    expect(inWords(await rowsOf(file))).toEqual(['Sala screen-5 arena 1370 2050 1']);
  });
});

describe('an empty cell below others', () => {
  const LIST = `Ubicación,Tela,Color,Ancho (cm),Alto (cm)
Sala,Screen 5,Arena,137,205
Cocina,,,90.5,121
Baño,,Blanco Gis,61,`;

  it('may be answered with the text above, once for all rows', async () => {
    const list = await listOf(LIST);
    const read = await rowsOf(LIST);
    expect(faultyRows(read).map(saysOf)).toEqual([
      'Falta la tela. Arriba dice “Screen 5 Arena”.',
      'Falta la tela. Arriba dice “Screen 5”. Falta el alto. Arriba dice “121”.',
    ]);
    const [question] = sharedQuestions(read.rows, list.columns);
    expect(question?.offers.map(({ says }) => says)).toEqual(['Igual que arriba']);
    const readOne = rowReader(list, quotable, 'lista');
    const mended = read.rows.map((row) =>
      row.faults.reduce((one, { offers }) => mendedRow(one, offers[0]?.cells ?? {}, readOne), row),
    );
    expect(inWords({ rows: mended, skipped: 0 })).toEqual([
      'Sala screen-5 arena 1370 2050 1',
      'Cocina screen-5 arena 905 1210 1',
      'Baño screen-5 blanco-gis 610 1210 1',
    ]);
  });
});

describe('a row between those of windows', () => {
  const LIST = `Ubicación,Tela,Ancho (cm),Alto (cm),Piezas
PLANTA BAJA,,,,
Sala,Screen 5 Arena,137,205,3
Ubicación,Tela,Ancho (cm),Alto (cm),Piezas
Baño,Screen 5 Arena,1.37,,
TOTAL,,,,3`;

  it('is asked about once where it is a title or a total, and left out with one answer', async () => {
    const list = await listOf(LIST);
    const read = await rowsOf(LIST);
    expect(faultyRows(read).map(({ row }) => row)).toEqual([2, 5, 6]);
    const questions = sharedQuestions(read.rows, list.columns);
    expect(questions.map(({ kind, rows }) => [kind, rows.map(({ row }) => row)])).toEqual([
      ['title', [2, 6]],
    ]);
    const readOne = rowReader(list, quotable, 'lista');
    const [title] = faultyRows(read);
    const out =
      title === undefined ? undefined : mendedRow(title, title.faults[0]?.offers[0]?.cells ?? {}, readOne);
    expect(out).toMatchObject({ window: null, faults: [] });
  });

  it('with a measure is a window', async () => {
    const [, bath] = faultyRows(await rowsOf(LIST));
    expect(bath?.faults.map(({ at }) => at)).toEqual(['width', 'height']);
  });
});

describe('a title among the rows', () => {
  const NAMES = 'Ubicación,Tela,Color,Ancho,Alto';
  const IN_CM = `${NAMES.replace('Ancho', 'Ancho (cm)')} (cm)`;
  const sizesIn = async (text: string, answers: Answers = {}) =>
    readyRows(await rowsOf(text, answers)).map(({ window: { line } }) =>
      [line.widthMm, line.heightMm].join(' x '),
    );
  const SALA = 'Sala,Screen 5,Arena,137,205';
  const BATH = 'Baño,Screen 5,Arena,54,81';

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'says the unit below it',
      [NAMES, SALA, 'Medidas en pulgadas', BATH, 'En cm:', SALA],
      ['1370 x 2050', '1372 x 2057', '1370 x 2050'],
    ],
    [
      'counts before the headings',
      [IN_CM, SALA, 'Recámara (pulgadas)', BATH],
      ['1370 x 2050', '1372 x 2057'],
    ],
    [
      'of a part ends with the next one',
      [IN_CM, 'BAÑOS EN PULGADAS', BATH, 'Planta alta', SALA],
      ['1372 x 2057', '1370 x 2050'],
    ],
    [
      'counts less than headings that name their own unit',
      [IN_CM, 'Baños en pulgadas', BATH, IN_CM, SALA],
      ['1372 x 2057', '1370 x 2050'],
    ],
    [
      'counts above headings without a unit',
      [IN_CM, SALA, 'En pulgadas', NAMES, BATH],
      ['1370 x 2050', '1372 x 2057'],
    ],
    [
      'below all rows counts for all',
      [NAMES, BATH, 'Nota: todas las medidas en pulgadas', 'TOTAL,,,,'],
      ['1372 x 2057'],
    ],
    ['below headings with a unit changes nothing', [IN_CM, SALA, 'Medidas en pulgadas'], ['1370 x 2050']],
    [
      'leaves measures with their own unit',
      [NAMES, 'En pulgadas', 'Sala,Screen 5,Arena,137 cm,2.05 m'],
      ['1370 x 2050'],
    ],
    ['leaves rows with their own unit', [`${NAMES},Unidad`, 'En pulgadas', `${SALA},cm`], ['1370 x 2050']],
    [
      'is no unit of a price or a chain',
      [NAMES, 'Precio por metro', SALA, 'Cadena de un metro', SALA],
      ['1370 x 2050', '1370 x 2050'],
    ],
    [
      'counts for sizes in one cell',
      [
        'Ubicación,Tela,Color,Medida',
        'En pulgadas',
        'Baño,Screen 5,Arena,alto 81 ancho 54',
        'Baño,Screen 5,Arena,53½ x 81 1/4',
      ],
      ['1372 x 2057', '1359 x 2064'],
    ],
    [
      'counts in a message',
      ['Todas en screen 5 arena', 'Sala 137 x 205 cm', 'Medidas en pulgadas', 'Baño 54 x 81'],
      ['1370 x 2050', '1372 x 2057'],
    ],
    ['counts without headings', ['Medidas en pulgadas', 'Sala\t54 x 81\tScreen 5 Arena'], ['1372 x 2057']],
  ])('%s', async (_, lines, sizes) => {
    const text = lines.join('\n');
    expect(questionsOf(await listOf(text))).toEqual([]);
    expect(await sizesIn(text)).toEqual(sizes);
  });

  it('stays to be seen', async () => {
    const read = await rowsOf([NAMES, SALA, 'Medidas en pulgadas', BATH].join('\n'));
    expect(faultyRows(read).map(({ cells }) => cells[0])).toEqual(['Medidas en pulgadas']);
  });

  it('is also said beside measures', async () => {
    const text = `${NAMES},Notas\nSala (M),Screen 5,Arena,137,205,\nSala (pulgadas),Screen 5,Arena,54,81,\nBaño,Screen 5,Arena,54,81,medidas en pulgadas\nCocina,Screen 5,Arena,137,205,cadena de 2 metros`;
    expect(await sizesIn(text, { unit: 'cm' })).toEqual([
      '1370 x 2050',
      '1372 x 2057',
      '1372 x 2057',
      '1370 x 2050',
    ]);
  });

  it('says which side of sizes comes first, unless their heading does', async () => {
    const title = 'Medidas alto x ancho,,,';
    const row = 'Sala,Screen 5,Arena,205 x 137';
    expect(await sizesIn(`${title}\nUbicación,Tela,Color,Medida (cm)\n${row}`)).toEqual(['1370 x 2050']);
    expect(await sizesIn(`${title}\nUbicación,Tela,Color,Ancho x alto (cm)\n${row}`)).toEqual([
      '2050 x 1370',
    ]);
  });
});
