import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { quotable } from '#src/content/quotable.ts';
import { planAll } from '#src/cutting/index.ts';
import { planPaper } from '#src/features/cutting/paper/plan-document.ts';
import { importReader } from '#src/features/documents/pdf/reader.ts';
import { labelPaper } from '#src/features/orders/sheet/label-document.ts';
import { labelsOf } from '#src/features/orders/sheet/labels.ts';
import { orderSheetOf } from '#src/features/orders/sheet/order-sheet.ts';
import { sheetPaper } from '#src/features/orders/sheet/sheet-document.ts';
import { makePdf, type Paper } from '#src/features/pdf/make-pdf.ts';
import { inCurrency } from '#src/format/money.ts';
import { cutListOf } from '#src/materials/cut-list.ts';
import { cutTaskOf } from '#src/materials/cut-task.ts';
import { dealerQuote } from '#stories/support/steps/quotes.ts';

const LINK = 'https://www.ejemplo.mx/panel/listas/ordenes-admin?orden=2959ef7857303b4176110b127a909a82';

const { windows, totals, price_list, client } = dealerQuote();

/** Two windows, the second of which has three pieces and lacks its mount. */
const order: SavedOrder = {
  ...{
    id: 'orden',
    folio: 'P-2051',
    stage: 'confirmado',
    steps: [],
    changes: [],
    client_totals: null,
    payments: [],
    pay_to: null,
    missing: [],
    title: 'Casa de los Garza',
    client,
  },
  windows: windows.map((window, at) =>
    at === 0 ? window : { ...window, mount: null, line: { ...window.line, quantity: 3 } },
  ),
  ...{ price_list, totals, notes: 'Tocar el timbre.', documents: [], created_at: '2026-11-03T18:00:00Z' },
  ...{
    promised_on: '2026-11-18',
    made_by: { id: 2, name: 'Persianas del Norte', phone: '3355619580', email: null },
  },
  ...{ postal_code: null, delivery: null, plan: null, quote_id: null, client_note: null },
};

const sheet = orderSheetOf(order, quotable, 'America/Mexico_City');

async function pagesOf(paper: Paper) {
  const file = await makePdf(paper, { signal: new AbortController().signal, onProgress: () => undefined });
  const { getDocument } = await importReader();
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  return Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
}

type Page = Awaited<ReturnType<typeof pagesOf>>[number];

const textOf = async (page: Page) =>
  (await page.getTextContent()).items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll('\u00a0', ' ');

/** The text of the code in a part of a page, whose sides are parts of the page's. */
async function codeIn(page: Page, part: { x: number; y: number; width: number; height: number }) {
  const viewport = page.getViewport({ scale: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  const sides = [part.x, part.y, part.width, part.height] as const;
  const [x, y, width, height] = sides.map((side, at) =>
    Math.round(side * (at % 2 === 0 ? canvas.width : canvas.height)),
  );
  const image = canvas.getContext('2d')?.getImageData(x ?? 0, y ?? 0, width ?? 0, height ?? 0);
  if (image === undefined) throw new Error('the browser paints no canvas');
  return decodeQR(image, { timeLimit: 5_000 });
}

it('a sheet for each window says what is cut, and no price', async () => {
  const pages = await pagesOf(sheetPaper(sheet, 'pages'));
  expect(pages).toHaveLength(2);
  const [first = '', second = ''] = await Promise.all(pages.map(textOf));
  for (const words of [
    ...[
      'P-2051',
      'Casa de los Garza',
      'Persianas del Norte, 33 5561 9580',
      'Tocar el timbre.',
      '18 nov 2026',
    ],
    ...['Ventana 1 de 2: Sala', '1,200 × 1,800 mm', '1,190 × 1,800 mm', '1,157 × 2,050 mm', 'Tubo de 38 mm'],
    ...[
      '1,160 mm',
      '3,000 mm',
      'Blackout Lino, Blanco',
      'cadena de 1.50 m a la izquierda',
      'contrapeso forrado',
    ],
  ]) {
    expect(first).toContain(words);
  }
  // Without a mount nothing is taken off its width of 1,500: 1,500 − 33, and 1,400 + 250.
  expect(second).toContain('No dice si va por dentro o por fuera');
  expect(second).toContain('1,467 × 1,650 mm');
  expect(second).toContain('2 por pieza, 6 en total');
  for (const { unit_centavos, total_centavos } of order.windows) {
    for (const centavos of [unit_centavos, total_centavos, totals.total_centavos]) {
      expect(first + second).not.toContain(inCurrency(centavos));
    }
  }
});

it('a compact sheet has both windows on a page', async () => {
  const pages = await pagesOf(sheetPaper(sheet, 'compact'));
  expect(pages).toHaveLength(1);
  const texts = await Promise.all(pages.map(textOf));
  expect(texts.join(' ')).toContain('Ventana 2 de 2: Recámara');
});

it('every piece has a label on the roll, whose code opens the order', async () => {
  const pages = await pagesOf(labelPaper(labelsOf(sheet), LINK, 'roll'));
  const texts = await Promise.all(pages.map(textOf));
  expect(texts.map((text) => /Ventana [^.]*? (?=Sala|Recámara)/.exec(text)?.[0].trim())).toEqual([
    'Ventana 1 de 2',
    ...[1, 2, 3].map((piece) => `Ventana 2 de 2, pieza ${String(piece)} de 3`),
  ]);
  for (const words of [
    ...[
      'P-2051',
      'Casa de los Garza',
      'Sala',
      '1.20 × 1.80 m',
      'por dentro',
      'Blackout Lino, Blanco',
      'Cadena',
    ],
    'mando a la izquierda',
  ]) {
    expect(texts[0]).toContain(words);
  }
  const [page] = pages;
  expect(page && (await codeIn(page, { x: 0, y: 0, width: 1, height: 1 }))).toBe(LINK);
});

it('eleven labels fill a sheet of ten and begin another', async () => {
  const labels = labelsOf(sheet)
    .slice(0, 1)
    .flatMap((label) =>
      Array.from({ length: 11 }, (_, at) => ({ ...label, room: `Cuarto ${String(at + 1)}` })),
    );
  const pages = await pagesOf(labelPaper(labels, LINK, 'sheets'));
  const [first = '', second = ''] = await Promise.all(pages.map(textOf));
  expect(pages).toHaveLength(2);
  expect(first).toContain('Cuarto 10');
  expect(second).toContain('Cuarto 11');
  // The last label of the page: the right column of two, the fifth row between margins of half an inch.
  const last = { x: 0.5, y: (36 + 4 * 144) / 792, width: 0.5, height: 144 / 792 };
  expect(pages[0] && (await codeIn(pages[0], last))).toBe(LINK);
});

it('a label says where it goes and who receives it, within its edges', async () => {
  const delivery = {
    ...{ street: 'Hidalgo 215', neighborhood: 'Centro', city: 'Monterrey', references: null, phone: null },
    receiver: 'Lucía Garza',
  };
  const addressed = orderSheetOf(
    { ...order, postal_code: '64000', delivery },
    quotable,
    'America/Mexico_City',
  );
  const pages = await pagesOf(labelPaper(labelsOf(addressed), LINK, 'roll'));
  expect(pages).toHaveLength(4);
  for (const page of pages) {
    const { items } = await page.getTextContent();
    const line = items.find((item) => 'str' in item && item.str.includes('64000 Monterrey · Lucía Garza'));
    expect(line !== undefined && 'str' in line && line.transform[5] > 3).toBe(true);
  }
});

it('rooms whose names begin alike, and are of one long word, keep what tells them apart on a label', async () => {
  const [label] = labelsOf(sheet);
  const rooms = ['norte', 'sur', 'poniente'].map((end) => `Recámara🌵principal-de-la-planta-alta-${end}`);
  const labels = label === undefined ? [] : rooms.map((room) => ({ ...label, room }));
  const pages = await pagesOf(labelPaper(labels, LINK, 'roll'));
  const texts = await Promise.all(pages.map(textOf));
  expect(texts.map((text) => /(?<=Recáma… ?)[^…]*?(?= 1\.20)/.exec(text)?.[0].replaceAll(' ', ''))).toEqual([
    'lanta-alta-norte',
    '-planta-alta-sur',
    'ta-alta-poniente',
  ]);
  for (const page of pages) {
    // The code begins 84 points from the right margin of 9: nothing is written into it.
    const { items } = await page.getTextContent();
    const above = items.flatMap((item) => ('str' in item && item.transform[5] > 55 ? [item] : []));
    for (const { str, transform, width } of above) {
      expect(transform[4] + width, str).toBeLessThan(175.75 - 9 - 84);
    }
    expect(await codeIn(page, { x: 0, y: 0, width: 1, height: 1 })).toBe(LINK);
  }
});

it('a cut plan has each roll with its pieces, sizes and metres, what is sawn, and no costs', async () => {
  const list = cutListOf([order], quotable);
  const result = planAll(cutTaskOf(list, { materials: [], plans: [] }));
  const title = 'Plan de corte PC-9';
  const pages = await pagesOf(planPaper({ title, of: order.folio, result, list }));
  const text = (await Promise.all(pages.map(textOf))).join(' ');
  const [cloth] = result.cloths;
  for (const words of [
    ...[title, 'P-2051', `${list.cloths[0]?.name ?? ''} ${cloth?.key ?? ''}`, 'Rollo por comprar de'],
    ...['P-2051 1/2 Sala, tela', '1,157 × 2,050 mm', 'Desperdicio: ', 'Tubo de 38 mm TB-38', '1,160 mm'],
    ...['P-2051 1/2 Sala, tubo', 'P-2051 1/2 Sala, contrapeso', 'es merma.', 'Sobra: se guarda R'],
    ...['Los primeros 30 mm escuadran el rollo.', 'Despunta 20 mm en cada extremo'],
    // Where the first cut from edge to edge is.
    `${((cloth?.rolls[0]?.cutsMm[0] ?? 0) / 1_000).toFixed(2)} m`,
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('$');
});
