import { describe, expect, test } from 'vitest';
import type { DraftWindow } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { readMeasure } from '#src/reading/measure.ts';
import { askedMeasures } from '#src/screens/storefront/cotizador/sheet/cells/asked-measures.ts';
import { readBlock, readPasted, writtenBlock } from '#src/screens/storefront/cotizador/sheet/cells/block.ts';
import { textIn, windowBelow, type Reading } from '#src/screens/storefront/cotizador/sheet/cells/cells.ts';
import { columnsOf, type ColumnKey } from '#src/screens/storefront/cotizador/sheet/cells/columns.ts';
import { readHeadings } from '#src/screens/storefront/cotizador/sheet/cells/headings.ts';
import { answered, cellId, pasted } from '#src/screens/storefront/cotizador/sheet/cells/paste.ts';
import {
  meantBy,
  sayUnread,
  unreadTexts,
} from '#src/screens/storefront/cotizador/sheet/cells/unread-texts.ts';

const reading: Reading = {
  quotable,
  book: publicBook(quotable.publicPrices),
  unit: 'cm',
  isThrice: false,
};

const keys = () => {
  let count = 0;
  return () => {
    count += 1;
    return `nueva-${String(count)}`;
  };
};

/** Cells pasted into a sheet. */
const paste = (
  text: string,
  { row = 0, column = 'name' }: { readonly row?: number; readonly column?: ColumnKey } = {},
  windows: readonly DraftWindow[] = [],
  context = reading,
) => pasted(readBlock(text), { row, column, source: 'pasted' }, windows, context, keys());

const columns = columnsOf(false).map(({ key }) => key);

const textsOf = (window: DraftWindow | undefined, context = reading) =>
  window === undefined ? [] : columns.map((key) => textIn(key, window, context));

describe('cells of a spreadsheet', () => {
  test('are read with tabs, line breaks and quotes of their own', () => {
    expect(readBlock('a\tb\r\n"con\ttab"\t"dice ""ya"""\r\n')).toEqual([
      ['a', 'b'],
      ['con\ttab', 'dice "ya"'],
    ]);
  });

  test('are read as they were written, and none begins a formula', () => {
    const block = [
      ['=HYPERLINK("x")', '120'],
      ['70"', ''],
    ];
    expect(writtenBlock(block)).toContain(`'=HYPERLINK`);
    expect(readBlock(writtenBlock(block))).toEqual(block);
  });
});

describe('a block that is pasted into the sheet', () => {
  test('fills rows and columns from a place on, and makes the rows that are missing', () => {
    const { windows, unread } = paste('120\t160\n90\t110', { column: 'width0' });
    expect(windows.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['Ventana 1', '120', '160'],
      ['Ventana 2', '90', '110'],
    ]);
    expect(unread.size).toBe(0);
  });

  test('has headings in two rows, also on each of its pages', () => {
    const page = 'Ubicación\tTela\tColor\tMedidas (m)\t\tUnidades\n\t\t\tAncho\tAlto\t';
    const { windows, unread, left } = paste(
      `${page}\nSala\tScreen 5\tArena\t1.37\t2.05\t3\n${page}\nBaño\tScreen 5\tArena\t0.61\t1.21\t2`,
    );
    expect(windows.map(({ name, width, height, quantity }) => [name, width, height, quantity])).toEqual([
      ['Sala', '137', '205', '3'],
      ['Baño', '61', '121', '2'],
    ]);
    expect([...unread, ...left]).toEqual([]);
  });

  test('goes by its headings in any order, with their units, and says which have no place', () => {
    const { windows, left } = paste(
      'Alto (pulgadas)\tAncho (pulgadas)\tTela\tNo. de piezas\tNotas\tFolio\tLado cadena\n71\t40\tScreen 3 %\t2 pzas\tojo\t7\tizq',
    );
    const [window] = windows;
    expect(window).toMatchObject({
      width: '101.6',
      height: '180.3',
      variant: 'screen-3',
      quantity: '2',
      note: 'ojo',
    });
    expect(window?.fitting.side).toBe('left');
    expect(left).toEqual(['Folio']);
  });

  test('knows the headings of lists, and those of the sheet itself', () => {
    const listed = paste(
      'Habitación\tPersiana\tForma de montaje\tLado mando\tInstalación\tNo. de piezas\tAncho\tCaída\nSala\tScreen 3 %\tfuera\tizq\tsí\t2\t180\t210',
    );
    expect(listed.windows[0]).toMatchObject({
      ...{ name: 'Sala', variant: 'screen-3', mount: 'outside', quantity: '2', width: '180', height: '210' },
      fitting: { side: 'left' },
    });
    expect([listed.left, listed.unread.size]).toEqual([['Instalación'], 0]);
    for (const isThrice of [false, true]) {
      for (const height of ['Alto', 'Salida', 'Alto o salida', 'Alto o caída']) {
        const own = columnsOf(isThrice, height);
        const read = readHeadings(own.map(({ title }) => title));
        const lost = own.filter(({ key }, at) => read?.[at]?.key !== key);
        expect(lost).toEqual([]);
      }
    }
  });

  test('changes the windows that are there, each by its own row', () => {
    const { windows: before } = paste('Sala\nEstudio');
    const { windows } = paste('100\n200', { row: 1, column: 'width0' }, before);
    expect(windows.map(({ name, width }) => [name, width])).toEqual([
      ['Estudio', '100'],
      ['Ventana 3', '200'],
    ]);
  });

  test('takes awnings too', () => {
    const awning = quotable.variants.find(({ product }) => product.projections !== undefined);
    if (awning === undefined) throw new Error('no awning is sold');
    const { windows } = paste(`Terraza\t${awning.slug}`);
    expect(windows[0]).toMatchObject({ family: awning.family, variant: awning.slug });
  });

  test('leaves what it cannot read in its cell, without a price for a cloth that nobody chose', () => {
    const colour = quotable.variantOf('screen-5')?.colours[1]?.name ?? '';
    const { windows, unread } = paste(`Sala\tSkrin cinco\t${colour}\nCocina\tSkrin cinco\t${colour}`);
    const [sala, cocina] = windows;
    if (sala === undefined || cocina === undefined) throw new Error('two rows were pasted');
    expect(sala.variant).toBeNull();
    expect(unread.get(cellId(sala.key, 'cloth'))).toBe('Skrin cinco');
    // One answer is one for all cells with the same text, and lets their colours be read.
    const answer = { key: sala.key, column: 'cloth', value: 'screen-5' } as const;
    const mended = answered(answer, windows, unread, columns, reading);
    expect(mended.unread.size).toBe(0);
    expect(mended.windows.map(({ variant }) => variant)).toEqual(['screen-5', 'screen-5']);
    expect(mended.windows.map((window) => textIn('colour', window, reading))).toEqual([colour, colour]);
  });

  test('asks about words that are too long, in the name as in the note, and offers what fits of them', () => {
    const [name, note] = ['a'.repeat(121), 'Detrás del clóset. '.repeat(20).trim()];
    const { windows, unread } = paste(`${name}\t\t\t\t\t\t\t120\t160\t${note}`);
    const [window] = windows;
    if (window === undefined) throw new Error('a row was pasted');
    expect(window).toMatchObject({ name: 'Ventana 1', note: '' });
    const asked = unreadTexts(windows, columnsOf(false), unread);
    expect(asked.map(({ column, text }) => sayUnread(column, text))).toEqual([
      `En ventana o cuarto caben 120 letras y «${'a'.repeat(39)}…» tiene 121.`,
      'En nota caben 300 letras y «Detrás del clóset. Detrás del clóset. D…» tiene 379.',
    ]);
    const mended = asked.reduce(
      ({ windows: [one = window], unread: left }, { column, text }) => {
        const [{ value } = { value: '' }] = meantBy(column, text, one, reading).options;
        return answered({ key: one.key, column: column.key, value }, [one], left, columns, reading);
      },
      { windows, unread },
    );
    expect(mended.unread.size).toBe(0);
    expect(mended.windows[0]?.name).toHaveLength(120);
    expect(mended.windows[0]?.note).toHaveLength(300);
  });

  test('without a note clears the one that is there', () => {
    const { windows } = paste('Sala\t\t\t\t\t\t\t120\t160\tojo');
    expect(paste('', { column: 'note' }, windows).windows).toEqual([]);
    expect(paste('130\t170\t', { column: 'width0' }, windows).windows[0]?.note).toBe('');
  });

  test('offers the cloths that a misspelt one is like, and all options where there are few', () => {
    const { windows, unread } = paste('Sala\tSkreen 5 %\nCocina\tScreen 5 %\t\t\tarriba');
    const offers = unreadTexts(windows, columnsOf(false), unread).map(({ column, text, rows: [row = 0] }) => {
      const window = windows[row];
      if (window === undefined) throw new Error('two rows were pasted');
      const { options, isAll } = meantBy(column, text, window, reading);
      return [text, options[0]?.label, isAll];
    });
    expect(offers).toEqual([
      ['Skreen 5 %', 'Screen 5 %', false],
      ['arriba', 'Dentro', true],
    ]);
  });

  test('comes back as it was copied', () => {
    const { windows } = paste('Sala\tScreen 5\t\t\tfuera\tizquierda\t2\t120\t160\tdetrás del clóset');
    expect(windows[0]?.note).toBe('detrás del clóset');
    const texts = textsOf(windows[0]);
    const { windows: again } = paste(writtenBlock([texts]));
    expect(textsOf(again[0])).toEqual(texts);
  });
});

describe('a new row', () => {
  test('takes the choices of the one above, and one piece', () => {
    const { windows } = paste('Sala\tScreen 5\t\t\tfuera\tizquierda\t3\t120\t160');
    const [above = null] = windows;
    const below = windowBelow('otra', above, 1, reading);
    expect(below).toMatchObject({
      name: 'Ventana 2',
      variant: 'screen-5',
      mount: 'outside',
      quantity: '1',
      width: '',
      height: '',
    });
    expect(below.fitting.side).toBe('left');
  });

  test('is of a home with children where the one above is (B151)', () => {
    const { windows } = paste('Sala\tScreen 5\t\t\t\t\t\t120\t160');
    const home = windows.map((window) => ({ ...window, children: true }));
    expect(windowBelow('otra', home[0] ?? null, 1, reading).children).toBe(true);
    const { windows: below } = paste('Baño\t\t\t\t\t\t\t60\t80', { row: 1 }, home);
    expect(below.at(-1)).toMatchObject({ width: '60', children: true });
  });
});

describe('measures that seem to be in another unit', () => {
  test('are asked about once for the whole sheet', () => {
    const { windows } = paste('1.80\t2.10\n1.20\t1.60', { column: 'width0' });
    const [asked, ...others] = askedMeasures(windows, 'cm');
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ code: 'maybe-metres', count: 4 });
    expect(asked?.windows.map(({ width, height }) => [width, height])).toEqual([
      ['180', '210'],
      ['120', '160'],
    ]);
  });
});

describe('the unit of a pasted block', () => {
  const sizeOf = (headings: string, cells: string) => {
    const { windows, left } = paste(`Tela\tColor\t${headings}\nBlackout Lino\tArena\t${cells}\n`);
    const mmOf = (text = '') => {
      const read = readMeasure(text, 'cm');
      return 'mm' in read ? read.mm : null;
    };
    return { width: mmOf(windows[0]?.width), height: mmOf(windows[0]?.height), left };
  };

  test.each([
    ['Ancho\tAlto\tUnidad', '71\t83\tpulg', 1_803, 2_108],
    ['Ancho\tAlto\tUnidad', '600\t800\tmm', 600, 800],
    ['Ancho (pulg)\tAlto', '70\t82', 1_778, 2_083],
    ['Ancho\tAlto (mm)', '350\t900', 350, 900],
    ['Ancho\tAlto\tNota (m)', '180\t210\t3', 1_800, 2_100],
    ['Ancho (medida en pulgadas)\tAlto (medida en pulgadas)', '35\t80', 889, 2_032],
  ])('is that of %j for %j', (headings, cells, width, height) => {
    expect(sizeOf(headings, cells)).toEqual({ width, height, left: [] });
  });

  test('that is none is left', () => {
    expect(sizeOf('Ancho\tAlto\tUnidad', '71\t83\tPZA').left).toEqual(['Unidad']);
  });
});

describe('both sides in one pasted cell', () => {
  test.each([
    ['Ventana\tMedidas\nSala\t150x210', 'name'],
    ['Ventana\tMedida\nSala\t150 × 210 cm', 'name'],
    ['Ventana\tAlto x ancho\nSala\t210 x 150', 'name'],
    ['Ventana\tAncho x alto (m)\nSala\t1.50 x 2.10', 'name'],
    ['150*210', 'width0'],
  ] as const)('are a width and a height: %j', (text, column) => {
    const { windows, left } = paste(text, { column });
    expect(
      windows.map(({ width, height }) => [width, height].map((side) => readMeasure(side, 'cm'))),
    ).toEqual([[{ mm: 1_500 }, { mm: 2_100 }]]);
    expect(left).toEqual([]);
  });
});

test('a pasted cell that says it is the same as above has its text (B147)', () => {
  const { windows, unread } = paste(
    'Ubicación\tTela\tColor\tAncho\tAlto\nSala\tBlackout Lino\tArena\t137\t205\nBaño\tídem\t"\t61\t"',
  );
  expect([...unread.values()]).toEqual([]);
  expect(windows.map(({ variant, color, width, height }) => [variant, color, width, height])).toEqual([
    ['blackout-lino', 'arena', '137', '205'],
    ['blackout-lino', 'arena', '61', '205'],
  ]);
});

describe('a cloth and its colour in one pasted cell', () => {
  test.each([
    ['Tela\tAncho\tAlto', 'Screen 5 % Verde Olivo', 'screen-5', 'verde-olivo'],
    ['Tela\tAncho\tAlto', 'blackout-lino en blanco', 'blackout-lino', 'blanco'],
    ['Tela\tColor\tAncho\tAlto', 'Blackout Lino / Arena\t', 'blackout-lino', 'arena'],
  ])('under “%s”: %s', (headings, cells, variant, color) => {
    const { windows, unread } = paste(`${headings}\n${cells}\t137\t205`);
    expect([...unread]).toEqual([]);
    expect(windows).toMatchObject([{ variant, color, width: '137', height: '205' }]);
  });

  test.each([
    ['Tela\tAncho', 'Screen 5 lila\t137'],
    ['Tela\tColor', 'Screen 5 arena\tVerde Olivo'],
  ])('are asked about where it does not name both: %s %s', (headings, cells) => {
    const { windows, unread } = paste(`${headings}\n${cells}`);
    expect(windows).toMatchObject([{ variant: null, color: null }]);
    expect([...unread.values()]).toContain(cells.split('\t')[0]);
  });
});

describe('a pasted block', () => {
  test('has the unit that is said above its headings', () => {
    const { windows, left } = paste(
      'Nota: medidas en pulgadas\n\nVentana\tAncho\tLargo\tPzas.\nSala\t60\t80\t2',
    );
    expect(windows).toMatchObject([{ name: 'Sala', width: '152.4', height: '203.2', quantity: '2' }]);
    expect(left).toEqual([]);
  });

  test('has below a title the unit that it says', () => {
    const { windows } = paste(
      'Ventana\tAncho (cm)\tAlto (cm)\nSala\t137\t205\nMedidas en pulgadas\nBaño\t54\t81',
    );
    expect(windows.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['Sala', '137', '205'],
      ['Medidas en pulgadas', '', ''],
      ['Baño', '137.2', '205.7'],
    ]);
  });

  test('with three measures of a side keeps them, also where the sheet shows one', () => {
    const { windows } = paste('Ventana\tAncho 1\tAncho 2\tAncho 3\tAlto\nSala\t120\t119\t121\t180');
    expect(windows).toMatchObject([
      { width: '119', height: '180', measured: { widths: ['120', '119', '121'], heights: ['180', '', ''] } },
    ]);
  });
});

describe('small numbers behind pasted measures without headings', () => {
  const readAs = (text: string, column: ColumnKey = 'width0') => {
    const { windows, left, pieces } = paste(text, { column });
    return {
      windows: windows.map(({ width, height, quantity, note }) => [width, height, quantity, note]),
      left,
      pieces,
    };
  };

  test.each([
    ['180\t210\t2', [['180', '210', '2', '']], 1],
    [
      '180\t210\t2\n90\t110\t1',
      [
        ['180', '210', '2', ''],
        ['90', '110', '1', ''],
      ],
      2,
    ],
    ['180\t210\t2 pzas', [['180', '210', '2', '']], 1],
    ['180\t210\t2\tdetrás del clóset', [['180', '210', '2', 'detrás del clóset']], 1],
    ['150x210\t2', [['150', '210', '2', '']], 1],
    ['180\t210\tdetrás del clóset', [['180', '210', '1', 'detrás del clóset']], 0],
    ['150x210\tojo', [['150', '210', '1', 'ojo']], 0],
    [
      '180\t210\t2\n90\t110\tojo',
      [
        ['180', '210', '2', ''],
        ['90', '110', '1', 'ojo'],
      ],
      1,
    ],
    ['180\t210\t2026', [['180', '210', '1', '2026']], 0],
  ])('%j', (text, windows, pieces) => {
    expect(readAs(text)).toEqual({ windows, left: [], pieces });
  });

  test('are where the block says them, when it has all columns', () => {
    const text = `Sala\t\t\t\t\t\t3\t180\t210\t2`;
    expect(readAs(text, 'name')).toEqual({ windows: [['180', '210', '3', '2']], left: [], pieces: 0 });
  });
});

describe('a message that is pasted into the sheet', () => {
  test('makes a row of each window, and says which sentences are none (B148)', () => {
    const { block, sentences } = readPasted(
      'Hola, me cotizas por favor\nSala: 1.50 x 2.10 m, 3 piezas screen 5 % arena\nRecámara 120 x 180 cm\nGracias',
    );
    const place = { row: 0, column: 'name', source: 'pasted' } as const;
    const { windows, unread, left } = pasted(block, place, [], reading, keys());
    expect(
      windows.map(({ name, width, height, quantity, variant }) => [name, width, height, quantity, variant]),
    ).toEqual([
      ['Sala', '1.50 m', '2.10 m', '3', 'screen-5'],
      ['Recámara', '120 cm', '180 cm', '1', 'screen-5'],
    ]);
    expect(unread.size).toBe(0);
    expect(left).toEqual([]);
    expect(sentences).toEqual(['Hola, me cotizas por favor', 'Gracias']);
  });

  test('says the control and its side for each window', () => {
    const { block } = readPasted(
      'Sala 137x205 cm screen 5 arena cadena izquierda\nBaño 61x121 cm screen 5 arena mando derecho',
    );
    const { windows, unread } = pasted(
      block,
      { row: 0, column: 'name', source: 'pasted' },
      [],
      reading,
      keys(),
    );
    expect(unread.size).toBe(0);
    expect(windows.map(({ variant, choices, fitting }) => [variant, choices.control, fitting?.side])).toEqual(
      [
        ['screen-5', 'cadena', 'left'],
        ['screen-5', 'cadena', 'right'],
      ],
    );
  });

  test('has the columns that its labels say', () => {
    const { block, sentences } = readPasted(
      'Va mi pedido\nUbicación: Sala\nTela: Screen 5 arena\nAncho: 137 cm\nAlto: 205 cm\nCantidad: 3',
    );
    const { windows } = pasted(block, { row: 0, column: 'name', source: 'pasted' }, [], reading, keys());
    expect(
      windows.map(({ name, width, height, quantity, variant }) => [name, width, height, quantity, variant]),
    ).toEqual([['Sala', '137 cm', '205 cm', '3', 'screen-5']]);
    expect(sentences).toEqual(['Va mi pedido']);
  });

  test.each(['1.50 x 2.10', '120\t160\n90\t110', 'Sala'])('is none when it says no place: %j', (text) => {
    expect(readPasted(text)).toEqual({ block: readBlock(text), sentences: [] });
  });
});
