import { describe, expect, it } from 'vitest';
import type { ListRow } from '#machines/quick-order/quick-order.machine.ts';
import { failedColumns, sampleColumns, sampleRows } from '#src/features/quick-order/steps/files.ts';
import { csvOf } from '#src/lists/csv.ts';
import {
  faultyRows,
  listOf,
  opened,
  questionsOf,
  rowsOf as readOf,
  readyRows,
  saysOf,
  type Answers,
} from './support/read-list.ts';

const HEAD = 'Ubicación,Tela,Color,Ancho,Alto,Unidad,Cantidad,Mando,Instalación';
const SALA = 'Sala,Blackout Lino,Arena,180,210,cm,2,Cadena,sí';

/** The rows of a list that can be added, and the others. */
async function rowsOf(content: BlobPart, answers: Answers = {}) {
  const read = await readOf(content, answers);
  return { ready: readyRows(read), failed: faultyRows(read), skipped: read.skipped };
}

async function lineOf(content: BlobPart, answers: Answers = {}) {
  const { ready, failed } = await rowsOf(content, answers);
  expect(failed).toEqual([]);
  return ready[0]?.window.line;
}

async function reasonsOf(row: string) {
  const { failed } = await rowsOf(`${HEAD}\n${row}`, { unit: 'cm' });
  return failed[0] && saysOf(failed[0]);
}

async function refusalOf(content: BlobPart) {
  const reading = await opened(content);
  return 'what' in reading ? reading.what : null;
}

/** The file of rows that were not added. */
const fileOf = async (content: BlobPart, failed: readonly ListRow[]) =>
  csvOf(failed, failedColumns((await listOf(content)).columns, failed));

const sala = {
  widthMm: 1_800,
  heightMm: 2_100,
  quantity: 2,
  control: 'cadena',
  extras: ['instalacion'],
};

describe('a list of windows', () => {
  it('is read as in its sample', async () => {
    const { ready, failed } = await rowsOf(await csvOf(sampleRows, sampleColumns));
    expect(failed).toEqual([]);
    expect(ready.map(({ window }) => [window.name, window.variant, window.color])).toEqual([
      ['Sala', 'blackout-lino', 'arena'],
      ['Recámara 1', 'screen-3', 'blanco-perla'],
      ['Terraza', 'oporto-acrilica', 'crema'],
    ]);
    expect(ready.map(({ window: { line } }) => [line.widthMm, line.heightMm])).toEqual([
      [1_800, 2_100],
      [1_450, 1_600],
      [3_500, 2_030],
    ]);
    expect(ready.map(({ window: { mount } }) => mount)).toEqual(['inside', 'outside', null]);
    expect(new Set(ready.map(({ window }) => window.key)).size).toBe(3);
  });

  it.each([
    ['as it is', `${HEAD}\n${SALA}`],
    ['with a mark of UTF-8', `\uFEFF${HEAD}\n${SALA}`],
    ['by semicolons', `${HEAD}\n${SALA}`.replaceAll(',', ';')],
    ['by tabs, as a spreadsheet copies', `${HEAD}\n${SALA}`.replaceAll(',', '\t')],
    ['with Excel’s first line', `sep=;\r\n${`${HEAD}\r\n${SALA}`.replaceAll(',', ';')}`],
    ['with Windows’ ends of lines and empty rows', `${HEAD}\r\n\r\n${SALA}\r\n,,,,,,,,\r\n`],
    [
      'without accents, in capitals',
      `UBICACION,TELA,COLOR,ANCHO,ALTO,UNIDAD,CANTIDAD,MANDO,INSTALACION\n${SALA}`,
    ],
    [
      'by other names, in another order',
      'piezas,largo,ancho,clave,nombre,control,instalar\n2,210,180,EB-102,Sala,cadena,x',
    ],
    [
      'with a unit in the heading',
      'Tela,Color,Ancho (mm),Alto (mm),Cantidad,Mando,Instalación\nBlackout Lino,Arena,1800,2100,2,Cadena,si',
    ],
  ])('is read %s', async (_, text) => {
    expect(await lineOf(text)).toEqual(sala);
  });

  it('is read in the Windows code page and in UTF-16', async () => {
    const text = `${HEAD}\n${SALA.replace('Sala', 'Recámara')}`;
    const latin = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const wide = new Uint8Array(
      Uint16Array.from(`\uFEFF${text}`, (letter) => letter.codePointAt(0) ?? 0).buffer,
    );
    for (const bytes of [latin, wide]) {
      const { ready } = await rowsOf(bytes);
      expect(ready.map(({ window }) => window.name)).toEqual(['Recámara']);
    }
  });

  it.each([
    ['"180,5"', '"210,5"', 'cm', 1_805, 2_105],
    ['"1,80"', '"2,10"', 'm', 1_800, 2_100],
    ['1.80 m', '210 cm', '', 1_800, 2_100],
    ['1800', '2100', 'MM', 1_800, 2_100],
    ['180', '210', '', 1_800, 2_100],
  ])('reads %s × %s %s', async (width, height, unit, widthMm, heightMm) => {
    const line = await lineOf(`${HEAD}\nSala,Blackout Lino,Arena,${width},${height},${unit},2,,`);
    expect(line).toMatchObject({ widthMm, heightMm });
  });

  it.each([
    ['dentro', 'inside'],
    ['Fuera del vano', 'outside'],
    ['', 'inside'],
  ])('reads the mount %s', async (written, mount) => {
    const { ready } = await rowsOf(`Tela,Color,Ancho,Alto,Montaje\nBlackout Lino,Arena,180,210,${written}`);
    expect(ready.map(({ window }) => window.mount)).toEqual([mount]);
  });

  it('does not take a comma of thousands for a decimal point', async () => {
    const rows = await rowsOf(`Tela,Color,Ancho,Alto,Cantidad\nBlackout Lino,Arena,180,210,"1,000"`);
    expect(rows.ready).toEqual([]);
  });

  it('mounts inside when the column is missing, as the quoter does', async () => {
    const { ready } = await rowsOf(`${HEAD}\n${SALA}`);
    expect(ready.map(({ window }) => window.mount)).toEqual(['inside']);
  });

  it('refuses an unknown mount', async () => {
    const { failed } = await rowsOf('Tela,Color,Ancho,Alto,Montaje\nBlackout Lino,Arena,180,210,techo');
    expect(failed.map(saysOf)).toEqual(['En “Montaje” dice “techo”. Puede ser “dentro” o “fuera”.']);
  });

  it.each([
    ['Lienzos', '2', /^Lleva hasta 1 lienzo\. Así sí se puede: en un solo lienzo\.$/],
    ['Lienzos', 'cuatro', /^En “Lienzos” dice “cuatro”\. Puede ser “1”, “2” o “3”\.$/],
    [
      'Corte de la tela',
      'chueca',
      /^En “Corte de la tela” dice “chueca”\. Puede ser “normal”, “tela en horizontal” o “tela unida”/,
    ],
    ['Ancho del rollo', 'ancho', /^El ancho del rollo “ancho”: /],
    ['Ancho pedido', '500', /^Falta el alto pedido\.$/],
    ['Lado a lado', '0', /^Falta el ancho pedido\. Falta el alto pedido\. En “Lado a lado”, “0” debe ser/],
    ['Anchos medidos', '180; 181', /^Lo medido se escribe así: /],
    ['Diagonales medidas', '250', /^Lo medido se escribe así: /],
  ])('says what is wrong in the column %s', async (heading, written, reason) => {
    const { failed } = await rowsOf(
      `Tela,Color,Ancho,Alto,${heading}\nBlackout Lino,Arena,180,210,${written}`,
    );
    expect(failed[0] && saysOf(failed[0])).toMatch(reason);
  });

  it('reads the cut of a fabric as people write it, in the unit of the row', async () => {
    const line = await lineOf(
      'Tela,Color,Ancho,Alto,Unidad,Mando,Corte de la tela,Ancho del rollo\nBlackout Lino,Arena,4200,1900,mm,Motor eléctrico,en horizontal,3000',
    );
    expect(line).toMatchObject({ widthMm: 4_200, lay: 'rotated', rollMm: 3_000 });
  });

  it('adds a remote to a motor', async () => {
    const line = await lineOf(`${HEAD}\nSala,Blackout Lino,Arena,180,210,cm,2,motor de batería,no`);
    expect(line?.control).toBe('motor-recargable');
    expect(line?.remotes?.length).toBeGreaterThan(0);
  });
});

describe('a list as people make it', () => {
  const named = 'Ubicación,Tela,Color,Ancho,Alto';

  it.each([
    ['with inches in the heading', 'Ancho (pulgadas),Alto (pulgadas)', '71,83', 1_803, 2_108],
    ['with metres in the heading', 'Ancho (Mts.),Alto (Mts.)', '1.80,2.10', 1_800, 2_100],
    ['with a unit behind the heading', 'Ancho en mm,ALTO_MM', '1800,2100', 1_800, 2_100],
    ['with another unit in each heading', 'Ancho (mm),Alto (cm)', '1800,210', 1_800, 2_100],
    ['with a unit in one heading', 'Ancho (m),Alto', '1.80,2.10', 1_800, 2_100],
    ['with a unit in the cell', 'Ancho (pulgadas),Alto (pulgadas)', '180 cm,"1,800 mm"', 1_800, 1_800],
    ['with the digits of a program', 'Ancho,Alto', '133.80000000000001,160.02000000000001', 1_338, 1_600],
    ['with inches in fractions', 'Ancho (in),Alto (in)', '70 7/8,82 11/16', 1_800, 2_100],
  ])('is read %s', async (_, headings, cells, widthMm, heightMm) => {
    const line = await lineOf(`Tela,Color,${headings}\nBlackout Lino,Arena,${cells}`);
    expect(line).toMatchObject({ widthMm, heightMm });
  });

  it.each([
    ['metres', '1.80,2.10', ['m']],
    ['metres with a decimal comma', '"1,20","1,10"', ['m']],
    ['millimetres', '1800,2100', ['mm']],
    ['inches as well as centimetres', '71,83', ['cm', 'in']],
  ])('is asked once in which unit it is, where its measures may be %s', async (_, cells, units) => {
    const list = await listOf(`${named}\nSala,Blackout Lino,Arena,${cells}`);
    expect(questionsOf(list)).toEqual(['which unit']);
    expect(list.units).toEqual(units);
  });

  it('is asked in the rows, where only some measures are in another unit', async () => {
    const { ready, failed } = await rowsOf(
      `${named}\nSala,Blackout Lino,Arena,180,210\nBaño,Blackout Lino,Arena,1.20,1.10`,
    );
    expect(ready).toHaveLength(1);
    expect(failed.map(saysOf)).toEqual([
      'El ancho “1.20”: ¿Son metros? Serían 120 cm. El alto “1.10”: ¿Son metros? Serían 110 cm.',
    ]);
    expect(failed[0]?.faults[0]?.offers).toEqual([
      { says: 'Sí, 120 cm × 110 cm', cells: { width: '120 cm', height: '110 cm' } },
    ]);
  });

  it('is read by headings in other words', async () => {
    const text =
      'Ubicación,Tela,Color,Ancho,Alto,No. de piezas,Lado cadena,Tipo de montaje,Incluye instalación\n' +
      'Sala,Blackout Lino,Arena,180,210,3,izquierda,Fuera,sí';
    const { ready } = await rowsOf(text);
    expect(ready.map(({ window }) => window)).toMatchObject([
      { mount: 'outside', line: { quantity: 3, extras: ['instalacion'] }, fitting: { side: 'left' } },
    ]);
  });

  it('is read where its encoding was misread', async () => {
    const text = 'UbicaciÃ³n,Tela,Color,Ancho,Alto,InstalaciÃ³n\nRecÃ¡mara,Blackout Lino,Arena,180,210,sÃ­';
    const { ready } = await rowsOf(text);
    expect(ready.map(({ window }) => [window.name, window.line.extras])).toEqual([
      ['Recámara', ['instalacion']],
    ]);
  });

  it('takes the fabric of “Tela” where “Producto” is another column', async () => {
    const { ready } = await rowsOf(
      'Ubicación,Producto,Tela,Color,Ancho,Alto\nhab 1,Enrollable,Blackout Lino,Arena,120,210',
    );
    expect(ready.map(({ window }) => window.variant)).toEqual(['blackout-lino']);
  });

  it('refuses a row with more cells than headings, also when it comes back unchanged', async () => {
    let text = `${named},Cantidad\nSala,Blackout Lino,Arena,180,210,5,2\nBaño,Blackout Lino,Arena,90,120,1`;
    for (let times = 0; times < 2; times += 1) {
      const { ready, failed } = await rowsOf(text);
      expect(ready).toHaveLength(1 - times);
      expect(failed.map(saysOf)).toEqual([
        expect.stringMatching(/^Trae \d celdas y los encabezados son \d\. ¿Una coma decimal partió/),
      ]);
      text = await (await fileOf(text, failed)).text();
      expect(text).toContain('Columna 7');
    }
  });

  it('keeps all columns of failed rows, where the first is short', async () => {
    const short = `${named},Cantidad\nSala,Blackout Lino,Arenna\nCocina,Blackout Lino,Arenna,120,110,3`;
    const { failed } = await rowsOf(short, { unit: 'cm' });
    const text = await (await fileOf(short, failed)).text();
    expect(text).toContain('Cantidad');
    expect(text).toContain('Cocina,Blackout Lino,Arenna,120,110,3');
  });

  it('offers to join what a decimal comma parted, and never guesses', async () => {
    const { failed } = await rowsOf(`${named},Cantidad\nSala,Blackout Lino,Arena,180,210,5,2`);
    expect(failed[0]?.faults[0]?.offers).toMatchObject([
      { says: 'Alto 210.5 · Cantidad 2', cells: { height: '210.5', quantity: '2' } },
    ]);
  });

  it('is refused where a quotation mark swallows the rows behind it', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `V${String(at + 1)},Blackout Lino,Arena,180,210`);
    const text = [named, ...rows].join('\n').replace('V10,', '"Nicho 10,');
    expect(await refusalOf(text)).toMatch(/^En el renglón 11 hay unas comillas que no se cierran/);
  });
});

describe('a row that cannot be ordered', () => {
  it.each([
    [
      'names fabrics like an unknown one',
      'Sala,Blakout Lino,Arena,180,210,cm,1,,',
      /^No tenemos la tela “Blakout Lino”. ¿Es “Blackout Lino”/,
    ],
    [
      'names nothing where nothing is like it',
      'Sala,Xyzzy,Arena,180,210,cm,1,,',
      /^No tenemos la tela “Xyzzy”\.$/,
    ],
    [
      'names colours like a withdrawn one',
      'Sala,Blackout Lino,Arenna,180,210,cm,1,,',
      /no viene en “Arenna”. ¿Es “Arena”/,
    ],
    [
      'offers colours where none is like it',
      'Sala,Blackout Lino,Ultravioleta,180,210,cm,1,,',
      /no viene en “Ultravioleta”. Viene, por ejemplo, en “Blanco”/,
    ],
    [
      'says the first alternative of an impossible size',
      'Sala,Blackout Lino,Arena,420,210,cm,1,Cadena,',
      /Así sí se puede: /,
    ],
    ['says what is no measure', 'Sala,Blackout Lino,Arena,ancho,210,cm,1,,', /^El ancho “ancho”: /],
    ['says that a measure is zero', 'Sala,Blackout Lino,Arena,0,210,cm,1,,', /mayor que cero/],
    ['says that a measure is missing', 'Sala,Blackout Lino,Arena,,210,cm,1,,', /^Falta el ancho\.$/],
    [
      'calls the measures of an awning by their own words',
      'Terraza,Lisboa Screen,Blanco Costa,300,,cm,1,,',
      /^Falta la caída\.$/,
    ],
    [
      'says what is no number of pieces',
      'Sala,Blackout Lino,Arena,180,210,cm,varias,,',
      /La cantidad “varias”/,
    ],
    [
      'says what is no unit',
      'Sala,Blackout Lino,Arena,180,210,yardas,1,,',
      /^En “Unidad” dice “yardas”\. Puede ser “cm”/,
    ],
    [
      'says which controls there are',
      'Sala,Blackout Lino,Arena,180,210,cm,1,Palanca,',
      /^En “Mando” dice “Palanca”. Puede ser “Cadena”/,
    ],
    [
      'says what is neither yes nor no',
      'Sala,Blackout Lino,Arena,180,210,cm,1,,quizá',
      /Puede ser “sí” o “no”/,
    ],
  ])('%s', async (_, row, reason) => {
    expect(await reasonsOf(row)).toMatch(reason);
  });

  it('reports all its mistakes at once', async () => {
    const reasons = await reasonsOf('Sala,Blackout Lino,Nada,0,,cm,0,Palanca,quizá');
    for (const part of [/no viene en/, /Mando/, /“sí” o “no”/, /ancho/, /alto/, /cantidad/])
      expect(reasons).toMatch(part);
  });

  it('is exported with its reason, which is ignored when the file is read again', async () => {
    const wrong = `${HEAD}\n${SALA.replace('Arena', 'Arenna')}`;
    const { failed } = await rowsOf(wrong);
    const text = await (await fileOf(wrong, failed)).text();
    expect(text).toContain('Motivo');
    expect(text).toContain('¿Es “Arena”');
    expect(await lineOf(text.replace('Arenna', 'Arena'))).toEqual(sala);
  });
});

describe('a text that a spreadsheet might run as a formula', () => {
  const guarded = [
    ["'=Sala", '=Sala'],
    ["'＝Cocina", '＝Cocina'],
    ["' =Estudio", '=Estudio'],
    ["'\uFEFF@Baño", '@Baño'],
    ["''=Balcón", "'=Balcón"],
    ["'-2", '-2'],
    ["'80 años", "'80 años"],
  ] as const;
  const head = 'Ubicación,Tela,Color,Ancho,Alto';

  it.each(guarded)('%j is read as %j', async (cell, name) => {
    const { ready } = await rowsOf(`${head}\n${cell},Blackout Lino,Arena,180,210`);
    expect(ready.map(({ window }) => window.name)).toEqual([name]);
  });

  it('is the same after each time that its failed row is exported and read again', async () => {
    const names = guarded.map(([, name]) => name);
    const rowsWith = (colour: string) =>
      guarded.map(([cell]) => `${cell},Blackout Lino,${colour},180,210`).join('\n');
    let text = `${head}\n${rowsWith('Arenna')}`;
    for (let times = 0; times < 3; times += 1) {
      const { failed } = await rowsOf(text);
      text = await (await fileOf(text, failed)).text();
    }
    const { ready } = await rowsOf(text.replaceAll('Arenna', 'Arena'));
    expect(ready.map(({ window }) => window.name)).toEqual(names);
  });
});

describe('a file that is not a list of windows', () => {
  it.each([
    ['is empty', '', /vacío/],
    ['is blank', '  \n\n ', /vacío/],
    ['has no rows', HEAD, /solo trae los encabezados/],
    ['is a damaged archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0]), /comprimido sin una hoja/],
    ['is a text without columns', 'Buenas tardes\nLas medidas van mañana', /No vemos columnas/],
    ['is of an old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), /Excel antiguo/],
    ['is a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), /imagen/],
    ['is a PDF', '%PDF-1.7', /PDF/],
    ['is binary', new Uint8Array([65, 0, 0, 66, 67, 0, 0, 1]), /no es de texto/],
    ['is enormous', new Uint8Array(50_000_000), /pesa 50 MB y el límite es 10 MB/],
  ])('that %s gets an explanation', async (_, content, what) => {
    expect(await refusalOf(content)).toMatch(what);
  });
});

describe('a list of five thousand windows', () => {
  const many = (count: number) =>
    `${HEAD}\n${Array.from({ length: count }, (_, at) => SALA.replace('Sala', `Ventana ${String(at + 1)}`)).join('\n')}`;

  it('is read completely, without blocking the page', async () => {
    const turns: number[] = [];
    const { ready } = await rowsOf(many(5_000), { onProgress: (done) => turns.push(done) });
    expect(ready).toHaveLength(5_000);
    expect(turns.length).toBeGreaterThan(3);
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  });

  it('with more rows says how many were left out', async () => {
    expect(await rowsOf(many(5_003))).toMatchObject({ skipped: 3 });
  });

  it('stops when the reading is cancelled', async () => {
    const leaving = new AbortController();
    const { ready } = await rowsOf(many(5_000), {
      signal: leaving.signal,
      onProgress: () => {
        leaving.abort();
      },
    });
    expect(ready.length).toBeLessThan(5_000);
  });
});
