import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decode, encodingOf } from '#src/features/sheets/source/decode.ts';
import { faultyRows, listOf, opened, questionsOf, readyRows, rowsOf, saysOf } from './support/read-list.ts';

const HEAD = 'Ubicación,Tela,Color,Ancho,Alto,Cantidad';
const ROW = 'Sala,Blackout Lino,Arena,180,210,2';
const LIST = `${HEAD}\n${ROW}`;

const bytesIn = (text: string, of: (letter: string) => readonly number[]) =>
  Uint8Array.from([...text].flatMap(of));
const utf16 = (text: string, isBig: boolean) =>
  bytesIn(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
  });
const windows1252 = (text: string) => bytesIn(text, (letter) => [letter.codePointAt(0) ?? 0]);
const macLetters: Readonly<Record<string, number>> = {
  ...{ á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96 },
  ...{ Á: 0xe7, É: 0x83, Í: 0xea, Ó: 0xee, Ú: 0xf2, Ñ: 0x84 },
};
const dosLetters: Readonly<Record<string, number>> = {
  ...{ á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ñ: 0xa4 },
  ...{ Á: 0xb5, É: 0x90, Í: 0xd6, Ó: 0xe0, Ú: 0xe9, Ñ: 0xa5 },
};
const CAPITALS = 'BAÑO,RECÁMARA,UBICACIÓN,MÉXICO,VÍA,BAÚL,ÁREA';
const msDos = (text: string) => bytesIn(text, (letter) => [dosLetters[letter] ?? letter.codePointAt(0) ?? 0]);
const macintosh = (text: string) =>
  bytesIn(text, (letter) => [macLetters[letter] ?? letter.codePointAt(0) ?? 0]);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A number that is shown with the text that its format adds. */
interface Formatted {
  readonly value: number;
  readonly format: string;
}

type Cell = string | number | Formatted;

/** A workbook as Excel saves it: texts are shared, empty cells are left out. */
function xlsxOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Uint8Array<ArrayBuffer> {
  const shared: string[] = [];
  const cellOf = (cell: Cell, row: number, at: number) => {
    const r = `${String.fromCodePoint(65 + at)}${String(row)}`;
    if (cell === '') return '';
    if (typeof cell === 'number') return `<c r="${r}"><v>${String(cell)}</v></c>`;
    if (typeof cell === 'object')
      return `<c r="${r}" s="${String(1 + formats.indexOf(cell.format))}"><v>${String(cell.value)}</v></c>`;
    return `<c r="${r}" t="s"><v>${String(shared.push(cell) - 1)}</v></c>`;
  };
  const entries = Object.entries(sheets);
  const formats = [
    ...new Set(
      entries.flatMap(([, rows]) =>
        rows.flat().flatMap((cell) => (typeof cell === 'object' ? [cell.format] : [])),
      ),
    ),
  ];
  const pages = entries.map(([, rows], at): [string, Uint8Array] => [
    `xl/worksheets/sheet${String(at + 1)}.xml`,
    strToU8(
      `<?xml version="1.0"?><worksheet><sheetData>${rows
        .map(
          (cells, row) =>
            `<row r="${String(row + 1)}">${cells.map((cell, column) => cellOf(cell, row + 1, column)).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
    ),
  ]);
  const names = entries.map(
    ([name], at) => `<sheet name="${name}" sheetId="1" r:id="rId${String(at + 1)}"/>`,
  );
  const links = entries.map(
    (_, at) => `<Relationship Id="rId${String(at + 1)}" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
  );
  return new Uint8Array(
    zipSync({
      'xl/workbook.xml': strToU8(`<workbook><sheets>${names.join('')}</sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships>${links.join('')}<Relationship Id="rId99" Target="sharedStrings.xml"/><Relationship Id="rId98" Target="styles.xml"/></Relationships>`,
      ),
      'xl/styles.xml': strToU8(
        `<styleSheet><numFmts>${formats
          .map(
            (format, at) =>
              `<numFmt numFmtId="${String(164 + at)}" formatCode="${escaped(format).replaceAll('"', '&quot;')}"/>`,
          )
          .join(
            '',
          )}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
          .map((_, at) => `<xf numFmtId="${String(164 + at)}"/>`)
          .join('')}</cellXfs></styleSheet>`,
      ),
      'xl/sharedStrings.xml': strToU8(
        `<sst>${shared.map((text) => `<si><r><t>${escaped(text)}</t></r><rPh><t>aid</t></rPh></si>`).join('')}</sst>`,
      ),
      ...Object.fromEntries(pages),
    }),
  );
}

/** A workbook as LibreOffice saves it: what is the same is written once. */
function odsOf(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const cellOf = (cell: Cell) =>
    typeof cell === 'object'
      ? `<table:table-cell office:value-type="float" office:value="${String(cell.value)}"><text:p>${String(cell.value).replace('.', ',')} m</text:p></table:table-cell>`
      : typeof cell === 'number'
        ? `<table:table-cell office:value-type="float" office:value="${String(cell)}"><text:p>${String(cell).replace('.', ',')}</text:p></table:table-cell>`
        : `<table:table-cell office:value-type="string"><office:annotation><text:p>nota</text:p></office:annotation><text:p>${escaped(cell)}</text:p></table:table-cell>`;
  const end = '<table:table-cell table:number-columns-repeated="16000"/>';
  const content = `<office:document-content><table:table table:name="Hoja1">${rows
    .map((cells) => `<table:table-row>${cells.map(cellOf).join('')}${end}</table:table-row>`)
    .join(
      '',
    )}<table:table-row table:number-rows-repeated="1048000">${end}</table:table-row></table:table></office:document-content>`;
  return new Uint8Array(zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8(content) }));
}

const cellsOf = (text: string): readonly (readonly Cell[])[] =>
  text
    .split('\n')
    .map((line) => line.split(',').map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)));

const sala = { widthMm: 1_800, heightMm: 2_100, quantity: 2 };

describe('a list is the same', () => {
  it.each<readonly [string, BlobPart]>([
    ['with commas', LIST],
    ['with semicolons', LIST.replaceAll(',', ';')],
    ['with tabs', LIST.replaceAll(',', '\t')],
    ['with bars', LIST.replaceAll(',', '|')],
    ['with a semicolon and decimal commas', `${HEAD};x\n${ROW}`.replaceAll(',', ';').replace('180', '180,0')],
    ['with tabs and thousands in a cell', LIST.replaceAll(',', '\t').replace('180', '1,800 mm')],
    ['with old Macs’ ends of lines', LIST.replace('\n', '\r')],
    ['in UTF-8 with a mark', `\uFEFF${LIST}`],
    ['in UTF-16 with a mark', utf16(`\uFEFF${LIST}`, false)],
    ['in UTF-16 without a mark', utf16(LIST, false)],
    ['in UTF-16 of the other order', utf16(`\uFEFF${LIST}`, true)],
    ['in Windows-1252', windows1252(LIST)],
    ['of an old Mac', macintosh(LIST)],
    ['of MS-DOS', msDos(LIST)],
    ['as UTF-8 that was read as Windows-1252', LIST.replaceAll('ó', 'Ã³')],
    ['under a title', `CASA PEDREGAL,,,,,\n,,,,,\n${LIST}`],
    ['under a title without marks', `Lista de ventanas de la casa\n\n${LIST}`],
    ['under facts of the client', `Cliente:,Ana,,,,\nFecha:,27/11/2026,,,,\n${LIST}`],
    ['with empty rows', `${HEAD}\n,,,,,\n${ROW}\n,,,,,\n`],
    ['with an empty column', `,${HEAD}\n,${ROW}`],
    ['with a column of notes that is empty', `${HEAD},Notas\n${ROW},`],
    ['as an Excel workbook', xlsxOf({ Hoja1: cellsOf(LIST) })],
    ['in the second sheet of a workbook', xlsxOf({ Portada: [['Casa Pedregal']], Medidas: cellsOf(LIST) })],
    ['in a workbook with a title', xlsxOf({ Hoja1: [['Casa'], [], ...cellsOf(LIST)] })],
    ['as an OpenDocument workbook', odsOf(cellsOf(LIST))],
  ])('%s', async (_, content) => {
    const list = await listOf(content);
    expect(questionsOf(list).filter((question) => !question.includes('“x”'))).toEqual([]);
    const read = await rowsOf(content);
    expect(faultyRows(read).map(saysOf)).toEqual([]);
    expect(readyRows(read).map(({ window }) => [window.name, window.variant, window.line])).toEqual([
      ['Sala', 'blackout-lino', sala],
    ]);
  });
});

describe('a unit that only the format of numbers shows is read', () => {
  const rows = (format: string, width: number, height: number): readonly (readonly Cell[])[] => [
    HEAD.split(','),
    ['Sala', 'Blackout Lino', 'Arena', { value: width, format }, { value: height, format }, 2],
  ];
  it.each([
    ['metres', '0.00" m"', 1.83, 2.17],
    ['metres after an escaped space', '0.00\\ "mts."', 1.83, 2.17],
    ['metres, others below zero', '#,##0.00" m";[Red]-0.00" cm"', 1.83, 2.17],
    ['centimetres', '0.0" cm"', 183, 217],
    ['millimetres', '#,##0\\ \\m\\m', 1_830, 2_170],
  ])('%s', async (_, format, width, height) => {
    const book = xlsxOf({ Hoja1: rows(format, width, height) });
    expect(questionsOf(await listOf(book))).toEqual([]);
    expect(readyRows(await rowsOf(book)).map(({ window }) => window.line)).toEqual([
      { widthMm: 1_830, heightMm: 2_170, quantity: 2 },
    ]);
  });

  it('of OpenDocument too', async () => {
    const book = odsOf(rows('0.00" m"', 1.83, 2.17));
    expect(questionsOf(await listOf(book))).toEqual([]);
    expect(readyRows(await rowsOf(book)).map(({ window }) => window.line)).toEqual([
      { widthMm: 1_830, heightMm: 2_170, quantity: 2 },
    ]);
  });

  it('what is no unit adds nothing', async () => {
    const book = xlsxOf({
      Hoja1: [
        HEAD.split(','),
        ['Sala', 'Blackout Lino', 'Arena', 183, 217, { value: 3, format: '0" pzas"' }],
      ],
    });
    expect(readyRows(await rowsOf(book)).map(({ window }) => window.line.quantity)).toEqual([3]);
  });
});

describe('a list is asked about', () => {
  it.each([
    ['a column that nobody knows', `${HEAD},Pasillo\n${ROW},Con cuidado`, ['what is “Pasillo”']],
    ['a column without heading', `${HEAD},\n${ROW},rojo`, ['what is “Columna 7”']],
    ['a product beside its cloth', `Producto,${HEAD}\nEnrollable,${ROW}`, ['what is “Producto”']],
    [
      'the same heading twice',
      'Tela,Color,Ancho,Alto,Ancho\nBlackout Lino,Arena,180,210,90',
      ['what is “Ancho”'],
    ],
    ['metres', LIST.replace('180,210', '1.80,2.10'), ['which unit']],
    ['millimetres', LIST.replace('180,210', '1800,2100'), ['which unit']],
    ['centimetres or inches', LIST.replace('180,210', '60,80'), ['which unit']],
    [
      'cells without headings',
      'Sala,Blackout Lino,Arena,180,210\nBaño,Blackout Lino,Arena,90,110',
      ['what is “Columna 4”', 'what is “Columna 5”', 'where is width', 'where is height'],
    ],
  ])('%s', async (_, content, questions) => {
    expect(questionsOf(await listOf(content))).toEqual(questions);
  });

  it('no unit, where headings, a column or each measure says it', async () => {
    for (const content of [
      'Tela,Color,Ancho (m),Alto (m)\nBlackout Lino,Arena,1.80,2.10',
      'Tela,Color,Ancho,Alto,Unidad\nBlackout Lino,Arena,1.80,2.10,m',
      'Tela,Color,Ancho,Alto\nBlackout Lino,Arena,1.80 m,2.10 m',
    ]) {
      expect(questionsOf(await listOf(content))).toEqual([]);
    }
  });
});

const WORDS = 'MéXICO, DISEñO, Ñandú, CAFÉ, Ángel';

it.each([
  ['windows-1252', CAPITALS, windows1252(CAPITALS)],
  ['windows-1252', WORDS, windows1252(WORDS)],
  ['macintosh', CAPITALS, macintosh(CAPITALS)],
  ['ibm850', CAPITALS, msDos(CAPITALS)],
])('capitals with accents tell the letters of %s: %s', (encoding, text, bytes) => {
  expect(encodingOf(bytes)).toBe(encoding);
  expect(decode(bytes, encodingOf(bytes))).toBe(text);
});

describe('what was said about a list', () => {
  const list = `${HEAD},Notas\n${ROW.replace('180,210', '71,83')},Con cuidado`;

  it('is remembered for the next one with the same headings', async () => {
    const known = {
      uses: ['name', 'fabric', 'colour', 'width', 'height', 'quantity', 'ignored'],
      unit: 'in',
    };
    const next = await listOf(list, { remember: () => ({ ...known, unit: 'in' as const }) });
    expect(questionsOf(next)).toEqual([]);
    expect(next.unit).toBe('in');
  });

  it('does not count where the list says its unit itself', async () => {
    const uses = ['name', 'fabric', 'colour', 'width', 'height', 'quantity', 'ignored'];
    const titled = `MEDIDAS EN PULGADAS,,,,,,\n${list}`;
    expect((await listOf(titled, { remember: () => ({ uses, unit: 'cm' }) })).unit).toBe('in');
  });

  it('does not count for measures that cannot be in that unit', async () => {
    const uses = ['name', 'fabric', 'colour', 'width', 'height', 'quantity', 'ignored'];
    const metres = list.replace('71,83', '1.80,2.10');
    const next = await listOf(metres, { remember: () => ({ uses, unit: 'in' }) });
    expect(questionsOf(next)).toEqual(['which unit']);
  });
});

describe('a file is taken as a person says', () => {
  it('with another separator', async () => {
    const text = 'Tela;Color;Ancho;Alto\nBlackout Lino;Arena;180;210';
    expect(await opened(text, { taking: { separator: ',' } })).toMatchObject({
      what: expect.stringMatching(/No vemos columnas/) as string,
    });
    expect(questionsOf(await listOf(text, { taking: { separator: ';' } }))).toEqual([]);
  });

  it('with other letters', async () => {
    const list = await listOf(macintosh(LIST), { taking: { encoding: 'windows-1252' } });
    expect(list.columns[0]?.heading).not.toBe('Ubicación');
  });

  it('with headings in another row, or none', async () => {
    const text = `${HEAD}\n${HEAD}\n${ROW}`;
    expect((await listOf(text, { taking: { headings: 2 } })).count).toBe(1);
    const list = await listOf(text, { taking: { headings: 0 } });
    expect(list.count).toBe(3);
    expect(list.columns.map(({ as }) => as)).not.toContain('width');
  });

  it('from another sheet', async () => {
    const book = xlsxOf({
      Planta: cellsOf(LIST),
      Azotea: cellsOf(`${HEAD}\nTerraza,Blackout Lino,Arena,90,110,1`),
    });
    const read = await rowsOf(book, { taking: { sheet: 1 }, unit: 'cm' });
    expect(readyRows(read).map(({ window }) => window.name)).toEqual(['Terraza']);
    expect((await listOf(book)).sheets).toEqual(['Planta', 'Azotea']);
  });
});

describe('a row is asked about', () => {
  it.each([
    ['a decimal comma in the width', 'Sala,Blackout Lino,Arena,180,5,210,2', ['Ancho 180.5 · Alto 210']],
    ['a decimal comma in the height', 'Sala,Blackout Lino,Arena,180,210,5,2', ['Alto 210.5 · Cantidad 2']],
    ['decimal commas in both', 'Sala,Blackout Lino,Arena,180,5,210,5,2', ['Ancho 180.5 · Alto 210.5']],
    ['a misspelt cloth', 'Sala,Blakout Lino,Arena,180,210,2', ['Blackout Lino']],
    ['a misspelt colour', 'Sala,Blackout Lino,Arenna,180,210,2', ['Arena']],
    ['a name that is too long', `${'A'.repeat(130)},Blackout Lino,Arena,180,210,2`, ['Acortarlo']],
  ])('%s, and offers what it may be', async (_, row, offers) => {
    const [faulty] = faultyRows(await rowsOf(`${HEAD}\n${row}`, { unit: 'cm' }));
    const offered = faulty?.faults.flatMap((fault) => fault.offers.map(({ says }) => says)) ?? [];
    for (const offer of offers) expect(offered.some((says) => says.startsWith(offer))).toBe(true);
  });

  it('whose note is too long, and the note of another goes along (B114)', async () => {
    const read = await rowsOf(`${HEAD},Observaciones\n${ROW},${'A'.repeat(301)}\n${ROW},Detrás del clóset`, {
      unit: 'cm',
    });
    expect(faultyRows(read).map(saysOf)).toEqual([
      expect.stringMatching(/La nota tiene 301 letras y caben 300\./),
    ]);
    expect(readyRows(read).map(({ window }) => window.note)).toEqual(['Detrás del clóset']);
  });

  it('of which a pair of quotation marks swallowed others', async () => {
    const text = `${HEAD}\n"Sala,Blackout Lino,Arena,180,210,2\nBaño",Blackout Lino,Arena,90,110,1\n${ROW}`;
    const read = await rowsOf(text);
    expect(faultyRows(read).map(saysOf)).toEqual([expect.stringMatching(/comillas juntan aquí varios/)]);
    expect(readyRows(read)).toHaveLength(1);
  });
});

it('a note of several lines is no row in quotation marks', async () => {
  const note = 'Ojo, quitar cortinero,\ny avisar antes, gracias';
  const read = await rowsOf(`${HEAD},Notas\n${ROW},"${note}"`);
  expect(faultyRows(read).map(saysOf)).toEqual([]);
  expect(readyRows(read).map(({ window }) => window.note)).toEqual([note]);
});

it('what XML cannot hold is read in texts of a workbook', async () => {
  const book = xlsxOf({ Hoja1: cellsOf(LIST.replace('Sala', 'Sala_x000D_ de estar')) });
  expect(readyRows(await rowsOf(book)).map(({ window }) => window.name)).toEqual(['Sala\r de estar']);
});

it('the letters of MS-DOS are told from those of Windows', () => {
  expect(encodingOf(msDos('Baño, Recámara'))).toBe('ibm850');
  expect(encodingOf(windows1252('Baño ¡ojo! 3¢, Ñandú £5'))).toBe('windows-1252');
  expect(decode(Uint8Array.of(0xa5, 0xb5, 0x90, 0xd6, 0xe0, 0xe9, 0x81), 'ibm850')).toBe('ÑÁÉÍÓÚü');
});

it('numbers of a workbook are read as their cells show them', async () => {
  const book = xlsxOf({
    Hoja1: [
      [...HEAD.split(','), 'Notas', 'Entrega', 'Apertura', 'C.P.'],
      [
        ...['Sala', 'Blackout Lino', 'Arena', 180, 210, 2, 'Con cuidado'],
        ...[
          { value: 46_352, format: 'dd/mm/yyyy' },
          { value: 0.05, format: '0%' },
          { value: 6_400, format: '00000' },
        ],
      ],
    ],
  });
  expect((await listOf(book)).columns.slice(-3).map(({ samples }) => samples)).toEqual([
    ['26/11/2026'],
    ['5 %'],
    ['06400'],
  ]);
});

it('an archive that pretends to be a workbook is refused', async () => {
  for (const content of [
    new Uint8Array(zipSync({ 'carta.txt': strToU8('Hola') })),
    xlsxOf({ Hoja1: [] }),
    xlsxOf({ Hoja1: cellsOf(LIST) }).slice(0, 200),
  ])
    expect(await opened(content)).toMatchObject({
      what: expect.stringMatching(/comprimido sin una hoja/) as string,
    });
});

describe('the unit of a list', () => {
  it('is the one that its title names, also where a large window would be none in it', async () => {
    const list = await listOf(
      `MEDIDAS EN PULGADAS,,,,,\n${HEAD}\nSala,Blackout Lino,Arena,60,80,1\nRec,Blackout Lino,Arena,160,100,3`,
    );
    expect(list.unit).toBe('in');
  });

  it('is not the one of a heading that we do not read: its column is asked about', async () => {
    const { columns } = await listOf(
      'Ubicación,Tela,Color,Ancho (yardas),Alto (yardas)\nSala,Blackout Lino,Arena,6,7',
    );
    expect(columns.map(({ as }) => as).slice(3)).toEqual([null, null]);
  });
});
