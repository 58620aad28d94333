import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageTable } from '#src/features/sheets/message-table.ts';
import { RUNS } from '#tests/support/runs.ts';
import { faultyRows, listOf, questionsOf, readyRows, rowsOf, saysOf } from './support/read-list.ts';

/** The rows of a message, each as its cells; null for a text that is none. */
const rowsIn = (text: string) =>
  messageTable(text)
    ?.split('\n')
    .slice(1)
    .map((row) => row.split('\t').join(' | ')) ?? null;

describe('a message about windows (B148)', () => {
  it('is read as a list, with what it says of all windows', async () => {
    const text = `Hola buenas tardes, me cotiza por favor:
- Sala: 137 x 205
- Recámara principal: 120.5 x 180 (3 piezas)
• Cocina 90 × 121 cm, screen 5 arena
Todas en blackout lino color blanco
Gracias`;
    expect(questionsOf(await listOf(text))).toEqual([]);
    const read = await rowsOf(text);
    expect(
      readyRows(read).map(({ window: { name, variant, color, line } }) =>
        [name, variant, color, line.widthMm, line.heightMm, line.quantity].join(' '),
      ),
    ).toEqual([
      'Sala blackout-lino blanco 1370 2050 1',
      'Recámara principal blackout-lino blanco 1205 1800 3',
      'Cocina screen-5 arena 900 1210 1',
    ]);
    expect(faultyRows(read).map((row) => [row.cells[0], saysOf(row)])).toEqual([
      [
        'Hola buenas tardes, me cotiza por favor:',
        'No trae tela ni medidas: parece un título, un total o una nota.',
      ],
      ['Gracias', 'No trae tela ni medidas: parece un título, un total o una nota.'],
    ]);
  });

  it.each([
    ['Medidas en cm', 'Medida (cm)'],
    ['medidas en metros ancho x alto', 'Medida (m)'],
    ['Medidas alto x ancho:', 'Medida alto x ancho'],
    ['Todas en pulgadas, alto por ancho', 'Medida alto x ancho (in)'],
  ])('says of all its measures %j', (line, heading) => {
    const [head, ...rows] = messageTable(`${line}\nSala 59 x 82\nBaño 35 x 43`)?.split('\n') ?? [];
    expect(head?.split('\t')[1]).toBe(heading);
    expect(rows).toHaveLength(2);
  });

  it('turns sizes whose height is first, in the unit that it says', async () => {
    const text =
      'Medidas en metros, alto x ancho\nSala 2.05 x 1.37 screen 5 arena\nBaño 1.21 x .61 screen 5 arena';
    expect(questionsOf(await listOf(text))).toEqual([]);
    expect(
      readyRows(await rowsOf(text)).map(({ window: { line } }) => [line.widthMm, line.heightMm]),
    ).toEqual([
      [1_370, 2_050],
      [610, 1_210],
    ]);
  });

  it.each(['Está a 3 metros del piso', 'Le paso las medidas de la casa', 'Todas en blackout'])(
    'keeps a line that says nothing of all measures: %s',
    (line) => {
      expect(rowsIn(`${line}\nSala 150x210 screen 5\nBaño 60x90 screen 5`)?.[0]).toBe(`${line} |  |  | `);
    },
  );

  it('in metres is asked about, once', async () => {
    expect(
      questionsOf(await listOf('Sala 1.50 x 2.10 screen 5 arena\nBaño 0.60 x 0.90 screen 5 arena')),
    ).toEqual(['which unit']);
  });

  it.each<readonly [string, string, readonly string[]]>([
    [
      'as WhatsApp copies it on a phone',
      '[12/11/26, 10:32:11\u202Fa. m.] Ana López: Sala 1.50x2.10\n\u200E[12/11/26, 10:32:40\u202Fa. m.] Ana López: Baño 60 x 90',
      ['Sala | 1.50x2.10 |  | ', 'Baño | 60 x 90 |  | '],
    ],
    [
      'with pieces in words behind',
      'Sala 150x210 (dos)\nBaño 60x90 son 3',
      ['Sala | 150x210 | dos | ', 'Baño | 60x90 | 3 | '],
    ],
    [
      'in feet and inches',
      `Sala 5'11" x 6'10"\nBaño 2'11" × 3'7"`,
      [`Sala | 5'11" x 6'10" |  | `, `Baño | 2'11" × 3'7" |  | `],
    ],
    [
      'in metres without the zero',
      'Sala 1.50x2.10\nBaño .60 x .90 screen 5',
      ['Sala | 1.50x2.10 |  | ', 'Baño | .60 x .90 |  | screen 5'],
    ],
    [
      'as WhatsApp exports it, the name in the line above',
      '12/11/2026, 10:32 - Ana: Sala\n12/11/2026, 10:33 - Ana: 1.50 por 2.10\n12/11/2026, 10:33 - Ana: Baño:\n12/11/2026, 10:34 - Ana: 60 por 90',
      ['Sala | 1.50 por 2.10 |  | ', 'Baño | 60 por 90 |  | '],
    ],
    [
      'with several windows in a line',
      'Sala 1.50x2.10, comedor 2.00x2.10 y baño 60x90',
      ['Sala | 1.50x2.10 |  | ', 'comedor | 2.00x2.10 |  | ', 'baño | 60x90 |  | '],
    ],
    [
      'with pieces in words and numbers',
      'dos persianas de 1.20 x 1.50 blackout\n3 de cocina 90 x 121\nBaño 60x90 x2\nSala 150 x 210 (4 pzas.)',
      [
        ' | 1.20 x 1.50 | dos | blackout',
        'cocina | 90 x 121 | 3 | ',
        'Baño | 60x90 | 2 | ',
        'Sala | 150 x 210 | 4 | ',
      ],
    ],
    [
      'with the sides in words',
      'Sala: ancho 150, alto 210\nComedor 200 de ancho y 211 de alto\nBaño mide 60 cm ancho x 90 cm alto x2',
      [
        'Sala | ancho 150 x alto 210 |  | ',
        'Comedor | 200 de ancho x 211 de alto |  | ',
        'Baño | 60 cm ancho x 90 cm alto | 2 | ',
      ],
    ],
    [
      'with numbered lines, which are no pieces',
      '1 Sala 150x210\n2 Comedor 200x210\n3 Baño 60x90',
      ['Sala | 150x210 |  | ', 'Comedor | 200x210 |  | ', 'Baño | 60x90 |  | '],
    ],
    [
      'with a cloth of all above a size without a name, which is no place',
      'En blackout blanco:\n137 x 205\n61 x 121',
      [' | 137 x 205 |  | blackout blanco', ' | 61 x 121 |  | blackout blanco'],
    ],
    [
      'with a cloth of all that no window needs',
      'Sala 150x210 screen 5 arena\nTodas en blackout\nBaño 60x90 screen 3 blanco',
      [
        'Sala | 150x210 |  | screen 5 arena',
        'Todas en blackout |  |  | ',
        'Baño | 60x90 |  | screen 3 blanco',
      ],
    ],
    [
      'with marks around names and sizes',
      '*Sala* (150 x 210 cm)\nBaño → 60x90 cm c/u, screen 5\nCuarto [niños]: 120 x 180 cada una',
      ['Sala | 150 x 210 cm |  | ', 'Baño | 60x90 cm |  | screen 5', 'Cuarto [niños] | 120 x 180 |  | '],
    ],
    [
      'with each side on a line',
      'Sala\nAncho: 1.50 m\nAlto: 2.10 m\n\nBaño alto 90 cm\nancho 60 cm.\n2 piezas\nCocina\n120 de ancho\n90 de alto\nx3',
      [
        'Sala | Ancho: 1.50 m x Alto: 2.10 m |  | ',
        'Baño | alto 90 cm x ancho 60 cm. | 2 | ',
        'Cocina | 120 de ancho x 90 de alto | 3 | ',
      ],
    ],
    [
      'with more sides than windows',
      'Sala 150 x 210\nalto 205\nalto 121\nBaño 60 x 90',
      ['Sala | 150 x 210 |  | ', 'alto 205 |  |  | ', 'alto 121 |  |  | ', 'Baño | 60 x 90 |  | '],
    ],
    [
      'with pieces above each window',
      '2 piezas\nSala 150 x 210\n1 pieza\nBaño 60 x 90',
      ['2 piezas |  |  | ', 'Sala | 150 x 210 |  | ', '1 pieza |  |  | ', 'Baño | 60 x 90 |  | '],
    ],
    [
      'with one comma in each line',
      'Sala 1.50 m de ancho por 2.10 de alto, screen 5\nBaño 60 x 90 cm, blackout',
      ['Sala | 1.50 m de ancho por 2.10 de alto |  | screen 5', 'Baño | 60 x 90 cm |  | blackout'],
    ],
    [
      'with letters for its sides',
      'Sala A=150 H=210\nBaño A: 60 x H: 90',
      ['Sala | A=150 x H=210 |  | ', 'Baño | A: 60 x H: 90 |  | '],
    ],
    [
      'with a sum of pieces',
      'Sala 150 x 210\nBaño 60 x 90\n5 piezas',
      ['Sala | 150 x 210 |  | ', 'Baño | 60 x 90 |  | ', '5 piezas |  |  | '],
    ],
    [
      'with letters of its places',
      'Depto A: 150 x 210\nDepto H: 60 x 90',
      ['Depto A | 150 x 210 |  | ', 'Depto H | 60 x 90 |  | '],
    ],
    [
      'with letters behind its sides',
      'Sala 59" W x 83" H screen 5\nBaño 60w x 90h, 2 pzas',
      ['Sala | 59" W x 83" H |  | screen 5', 'Baño | 60w x 90h | 2 | '],
    ],
    [
      'in metres and centimetres',
      'Sala 1 metro 50 por 2 metros 10\nBaño 60 x 90',
      ['Sala | 1 metro 50 por 2 metros 10 |  | ', 'Baño | 60 x 90 |  | '],
    ],
    [
      'with two windows that begin with their pieces',
      'Quiero 2 persianas de 150 x 210 y 3 de 60 x 90',
      ['Quiero | 150 x 210 | 2 | ', ' | 60 x 90 | 3 | '],
    ],
    ['in inches', '1) Sala 60" x 84" blackout', ['Sala | 60" x 84" |  | blackout']],
    ['in fractions', 'Sala 59 1/2 x 82 1/4 in', ['Sala | 59 1/2 x 82 1/4 in |  | ']],
  ])('%s has its windows', (_, text, rows) => {
    expect(rowsIn(text)).toEqual(rows);
  });

  it.each([
    ['Depto 301 ventana sala 1.50 x 2.10', 'Depto 301 ventana sala | 1.50 x 2.10 |  | '],
    ['Piso 3 ventana 1.50 x 2.10', 'Piso 3 ventana | 1.50 x 2.10 |  | '],
    ['Casa 12 ventanas 150 x 210', 'Casa 12 ventanas | 150 x 210 |  | '],
    ['Recámara 2 ventana grande 120 x 180', 'Recámara 2 ventana grande | 120 x 180 |  | '],
    ['Sala 2 ventanas 120 x 180', 'Sala | 120 x 180 | 2 | '],
    ['3 de 150 x 210 blackout', ' | 150 x 210 | 3 | blackout'],
    ['Dos de 150 x 210', ' | 150 x 210 | Dos | '],
    ['3 - 150 x 210', ' | 150 x 210 | 3 | '],
    ['Sala: son 3 de 150 x 210', 'Sala | 150 x 210 | 3 | '],
    ['Sala 3pzs 150 x 210', 'Sala | 150 x 210 | 3 | '],
    ['cantidad 3 medida 150 x 210', ' | 150 x 210 | 3 | '],
    ['Baño 60 x 90 (3)', 'Baño | 60 x 90 | 3 | '],
    ['Baño 60 x 90 = 3', 'Baño | 60 x 90 | 3 | '],
    ['Baño 60*90*3', 'Baño | 60*90 | 3 | '],
    ['Baño una de 60 x 90', 'Baño | 60 x 90 | una | '],
    ['Baño dos ventanas iguales de 60 x 90', 'Baño | 60 x 90 | dos | '],
    ['2o piso sala 60 x 90', '2o piso sala | 60 x 90 |  | '],
    ['Ventana 1 ancho 1.20 alto 1.50', 'Ventana 1 | ancho 1.20 x alto 1.50 |  | '],
    ['Recámara 2 ancho 150 alto 210', 'Recámara 2 | ancho 150 x alto 210 |  | '],
    ['150 de ancho 210 de alto 3 piezas', ' | 150 de ancho x 210 de alto | 3 | '],
  ])('tells pieces from the number of a place: "%s"', (line, row) => {
    expect(rowsIn(line)).toEqual([row]);
  });

  it.each([
    ...['Sala (2) 150 x 210', 'Sala 2 de 150 x 210', 'Sala dos de 150 x 210'],
    ...['2 Sala 150 x 210', '(2) Sala 150 x 210'],
  ])('asks what may be the number of a place or of pieces: "%s"', async (line) => {
    const read = await rowsOf(`${line} cm blackout lino arena`);
    expect(readyRows(read)).toEqual([]);
    const [fault] = faultyRows(read).flatMap((row) => row.faults);
    expect(fault?.says).toBe('¿Son 2 piezas, o es el número del lugar?');
    expect(fault?.offers.map(({ cells }) => cells)).toEqual([{ quantity: '2' }, { quantity: '1' }]);
  });

  it('has no pieces in the numbers of its lines', () => {
    expect(rowsIn('1 - 150 x 210\n2 - 120 x 180')).toEqual([' | 150 x 210 |  | ', ' | 120 x 180 |  | ']);
    expect(rowsIn('(1) Sala 150 x 210\n(2) Baño 60 x 90')).toEqual([
      'Sala | 150 x 210 |  | ',
      'Baño | 60 x 90 |  | ',
    ]);
  });

  it.each<readonly [string, string, readonly string[]]>([
    [
      'a label in each line',
      `Hola, me cotizas
Ubicación: Sala
Tela: Screen 5
Color: Arena
Ancho: 137,5
Alto: 205
Cantidad: 3

Ubicación: Cocina
Alto: 121
Ancho: 90
Tela: Blackout Lino
Color: Blanco
Cantidad: 1
Gracias`,
      ['Sala screen-5 arena 1375 2050 3', 'Cocina blackout-lino blanco 900 1210 1'],
    ],
    [
      'its name above its labels',
      'Sala:\nMedidas: 137 x 205\nTela: Screen 5 arena\nPiezas: 3\n\nCocina:\nMedidas: 90 x 121\nTela: Blackout Lino blanco\nPiezas: 1',
      ['Sala screen-5 arena 1370 2050 3', 'Cocina blackout-lino blanco 900 1210 1'],
    ],
    [
      'all labels in a line',
      'Sala - Ancho: 137, Alto: 205, Tela: Screen 5, Color: Arena\nBaño - Ancho: 61, Alto: 121, Tela: Blackout Lino, Color: Blanco',
      ['Sala screen-5 arena 1370 2050 1', 'Baño blackout-lino blanco 610 1210 1'],
    ],
    [
      'equal signs, and the same name twice',
      'Sala\nAncho = 137 cm\nAlto = 205 cm\nTela = Screen 5 arena\nSala\nAncho = 61 cm\nAlto = 121 cm\nTela = Screen 5 arena',
      ['Sala screen-5 arena 1370 2050 1', 'Sala screen-5 arena 610 1210 1'],
    ],
    [
      'its numbers below each other',
      'Sala\n137\n205\nBaño\n61 cm\n121 cm\nTodas en screen 5 arena',
      ['Sala screen-5 arena 1370 2050 1', 'Baño screen-5 arena 610 1210 1'],
    ],
  ])('reads a window that has %s', async (_, text, windows) => {
    expect(questionsOf(await listOf(text))).toEqual([]);
    expect(
      readyRows(await rowsOf(text)).map(({ window: { name, variant, color, line } }) =>
        [name, variant, color, line.widthMm, line.heightMm, line.quantity].join(' '),
      ),
    ).toEqual(windows);
  });

  it.each<readonly [string, string, readonly string[]]>([
    [
      'each window',
      'Sala 137x205 screen 5 arena c/cadena izquierda, por fuera, con instalación\nBaño 61x121 screen 5 arena adentro del marco, cadena derecha',
      ['Sala cadena left outside instalacion', 'Baño cadena right inside '],
    ],
    [
      'all windows, but for one',
      'Sala 137x205 mando derecho\nBaño 61x121\nTodas en screen 5 arena, por fuera\nTodas con cadena a la izquierda y con instalación',
      ['Sala cadena right outside instalacion', 'Baño cadena left outside instalacion'],
    ],
  ])('reads what it says of %s beside the cloth', async (_, text, windows) => {
    const read = await rowsOf(text);
    expect(faultyRows(read)).toEqual([]);
    expect(
      readyRows(read).map(({ window: { name, line, mount, fitting } }) =>
        [name, line.control ?? '', fitting?.side, mount, line.extras?.join(' ') ?? ''].join(' '),
      ),
    ).toEqual(windows);
  });

  it('asks which motor it means', async () => {
    const read = await rowsOf('Sala 137x205 screen 5 arena con motor\nBaño 61x121 screen 5 arena');
    expect(faultyRows(read).map(saysOf)).toEqual([
      'En “Mando” dice “motor”. Puede ser “Cadena”, “Motor eléctrico” o “Motor de batería”.',
    ]);
  });

  it.each([
    [
      'V1: 137x205\nV2: 61x121\ntodas screen 5 arena',
      ['V1 | 137x205 |  | screen 5 arena', 'V2 | 61x121 |  | screen 5 arena'],
    ],
    [
      'Sala: 137x205, 90x121 y 61x121 en screen 5 arena',
      [
        'Sala | 137x205 |  | screen 5 arena',
        'Sala | 90x121 |  | screen 5 arena',
        'Sala | 61x121 |  | screen 5 arena',
      ],
    ],
    ['a) Sala 137x205 screen 5', ['Sala | 137x205 |  | screen 5']],
    [
      'Sala 137x205 screen 5\nBaño 61x121 screen 5\nTodas miden igual de alto',
      ['Sala | 137x205 |  | screen 5', 'Baño | 61x121 |  | screen 5', 'Todas miden igual de alto |  |  | '],
    ],
    [
      'Sala 137x205\nBaño 61x121\nEn screen 5 por favor, y dígame cuánto tarda en llegar',
      [
        'Sala | 137x205 |  | ',
        'Baño | 61x121 |  | ',
        'En screen 5 por favor, y dígame cuánto tarda en llegar |  |  | ',
      ],
    ],
    [
      'Sala 137x205 screen 5\nTodas en blackout, cadena derecha',
      ['Sala | 137x205 |  | screen 5', 'Todas en blackout, cadena derecha |  |  | '],
    ],
    [
      'Sala 137x205 screen 5\nTodas con cadena derecha\nTodas con cadena izquierda',
      [
        'Sala | 137x205 |  | screen 5',
        'Todas con cadena derecha |  |  | ',
        'Todas con cadena izquierda |  |  | ',
      ],
    ],
    ['Sala 137x205\nTodas llevan screen 5', ['Sala | 137x205 |  | screen 5']],
    ['Sala 137x205 panel manualidades', ['Sala | 137x205 |  | panel manualidades']],
  ])('has rows of %j', (text, rows) => {
    expect(rowsIn(text)).toEqual(rows);
  });

  it('keeps a line between labels that is none of a window', () => {
    expect(
      rowsIn('Ancho: 137\nAlto: 205\nTela: Screen 5\nCliente: Ana\nAncho: 61\nAlto: 121\nTela: Screen 5'),
    ).toEqual([' | 137 | 205 | Screen 5', 'Cliente: Ana |  |  | ', ' | 61 | 121 | Screen 5']);
  });

  it.each([
    ['three numbers, of which none need be pieces', 'Sala\n137\n205\n3\nBaño\n61\n121\n1'],
    [
      'a window without its height',
      'Sala\nAncho: 137\nTela: Screen 5\nBaño\nAncho: 61\nAlto: 121\nTela: Screen 5',
    ],
  ])('does not guess at %s', (_, text) => {
    expect(rowsIn(text)?.some((row) => row.startsWith('Sala | ')) ?? false).toBe(false);
  });

  it.each([
    ['a table of a spreadsheet', 'Ubicación\tMedida\nSala\t150 x 210'],
    ['a file with commas', 'Sala,150 x 210,Screen 5\nBaño,60 x 90,Screen 5'],
    [
      'a file whose cells have commas',
      'Ubicación,Medida,Tela\nSala,150x210,"Blackout, Blanco"\nBaño,60x90,Screen',
    ],
    ['a file with semicolons', 'Sala;150 x 210\nBaño;60 x 90'],
    ['a list of clients', 'Ana López 81 5555 1234\nLuis Peña, luis@ejemplo.mx'],
    ['a sentence without sizes', 'Hola, quiero una persiana para mi sala'],
    ['three measures', 'Caja 120 x 150 x 200'],
    ['a long text with one size', `${'Una línea sin medidas\n'.repeat(9)}Sala 150 x 210`],
    ['an empty text', ''],
  ])('is not %s', (_, text) => {
    expect(messageTable(text)).toBeNull();
  });

  it('keeps each size, place and number of pieces', () => {
    const name = fc.constantFrom('Sala', 'Recámara 2', 'Baño de visitas', 'Estudio');
    const window = fc.record({
      name,
      width: fc.integer({ min: 40, max: 400 }),
      height: fc.integer({ min: 40, max: 400 }),
      pieces: fc.integer({ min: 2, max: 19 }),
    });
    fc.assert(
      fc.property(
        fc.array(window, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(' x ', 'x', ' × ', ' por '),
        (windows, by) => {
          const text = windows
            .map(
              ({ name: at, width, height, pieces }) =>
                `${at}: ${String(width)}${by}${String(height)} cm, ${String(pieces)} piezas`,
            )
            .join('\n');
          expect(rowsIn(`Va mi pedido\n${text}`)).toEqual([
            'Va mi pedido |  |  | ',
            ...windows.map(
              ({ name: at, width, height, pieces }) =>
                `${at} | ${String(width)}${by}${String(height)} cm | ${String(pieces)} | `,
            ),
          ]);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

it('cells without headings that are proved by what they hold are asked about no more (B148)', async () => {
  const list = await listOf('Sala\t137\t205\tBlackout Lino\tBlanco\t2\nBaño\t61\t121\tScreen 5\tArena\t1');
  expect(list.columns.map(({ as }) => as)).toEqual(['name', null, null, 'fabric', 'colour', 'quantity']);
  const measured = await listOf('Sala, 150 x 210, Blackout Lino Blanco\nBaño, 60 x 90, Screen 5 Arena');
  expect(questionsOf(measured)).toEqual([]);
});
