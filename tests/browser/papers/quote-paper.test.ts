import { expect, it } from 'vitest';
import type { WindowSupply } from '#src/content/delivering/supply.ts';
import { quotable } from '#src/content/quotable.ts';
import { estimateOfQuoted } from '#src/features/delivery/estimate.ts';
import { importReader } from '#src/features/documents/pdf/reader.ts';
import { paintDrawings } from '#src/features/pdf/drawings/paint-drawings.tsx';
import { makePdf } from '#src/features/pdf/make-pdf.ts';
import { clientPrices, ownPrices } from '#src/features/quoted-windows/client-prices.ts';
import { offeredWindows } from '#src/features/quoted-windows/window-facts.ts';
import { quotePaper } from '#src/features/quotes/pdf/pdf-document.ts';
import type { PrintedQuote } from '#src/features/quotes/pdf/printed-quote.ts';
import { inCurrency } from '#src/format/money.ts';
import { plainBrand } from '#stories/charts/samples/brand.ts';
import { dealerQuote } from '#stories/support/steps/quotes.ts';

const quote = dealerQuote();

/** The fabric of the quote's first window, which is out of stock. */
const supplies: readonly WindowSupply[] = quote.windows.map(({ key }, at) => ({
  key,
  low: false,
  waits: at > 0 ? [] : [{ kind: 'tela', what: 'Su tela', state: 'out', arrives_on: '2026-12-03' }],
}));

function paperOf(isOwn: boolean, windows = quote.windows): PrintedQuote {
  const prices = clientPrices(quote, quotable, true);
  if (prices === null) throw new Error('the client has a price');
  const cost = ownPrices(quote);
  const estimate = estimateOfQuoted(
    windows,
    quotable,
    { supplies, today: '2026-11-23', place: null },
    'si se pide hoy',
  );
  return {
    folio: quote.folio,
    title: quote.title,
    madeOn: '3 nov 2026',
    holdsUntil: '18 nov 2026',
    status: 'Enviada',
    client: quote.client,
    seller: { ...plainBrand, name: 'Persianas del Norte', phone: '3355619580', email: null },
    windows: offeredWindows(windows, quotable, estimate),
    delivery: estimate.sentence,
    place: null,
    prices,
    own: isOwn ? { cost, margins: quote } : null,
  };
}

/** The brightness of a picture's corner, from 0 to 255. */
async function cornerOf(picture: string): Promise<number> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) throw new Error('the browser paints no canvas');
  context.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}

const anywhere = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** The text of every page, and the number of pictures. */
async function read(file: Blob) {
  const { getDocument, OPS } = await importReader();
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const { fnArray } = await page.getOperatorList();
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
        pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
      };
    }),
  );
  await pdf.loadingTask.destroy();
  return {
    text: pages.map(({ text }) => text).join(' '),
    pages: pages.length,
    pictures: pages.reduce((sum, { pictures }) => sum + pictures, 0),
  };
}

/** Amounts in a maker's copy that a client's copy must not hold. */
const costs = [
  ...quote.windows.flatMap(({ unit_centavos, total_centavos }) => [unit_centavos, total_centavos]),
  quote.totals.subtotal_centavos,
  quote.totals.total_centavos,
  quote.totals.deposit_centavos,
].map(inCurrency);

it('the client’s copy holds folio, names, windows and the client’s price, and no cost', async () => {
  const seen: number[] = [];
  const file = await makePdf(quotePaper(paperOf(false)), {
    ...anywhere(),
    onProgress: ({ done }) => seen.push(done),
  });
  const { text, pictures } = await read(file);
  expect(seen).toEqual([0, 1, 2]);
  for (const words of [
    'C-1042',
    'Casa de los Garza',
    'Lucía Garza',
    'Persianas del Norte',
    'Sala',
    'Recámara',
    'Blackout Lino',
    '1.20 × 1.80 m',
    'por dentro',
    'por fuera',
    'Cadena',
    '18 nov 2026',
    'Agotada: llega el 3 de diciembre.',
    'Entrega estimada: jueves 17 de diciembre, si se pide hoy.',
    'anticipo',
    'Página 1 de',
  ]) {
    expect(text).toContain(words);
  }
  const { windows, totals } = paperOf(false).prices;
  for (const { totalCentavos } of windows) expect(text).toContain(inCurrency(totalCentavos));
  expect(text).toContain(inCurrency(totals.total_centavos));
  expect(text).toContain(inCurrency(totals.iva_centavos));
  for (const cost of costs) expect(text).not.toContain(cost);
  expect(text).not.toMatch(/costo|margen|ganas|medido/i);
  expect(pictures).toBe(2);
});

it('the maker’s copy holds both prices and says that it is not for the client', async () => {
  const { text } = await read(await makePdf(quotePaper(paperOf(true)), anywhere()));
  for (const cost of costs.slice(0, 2)) expect(text).toContain(cost);
  expect(text).toContain(inCurrency(quote.totals.total_centavos));
  expect(text).toContain('Copia interna');
  expect(text).toMatch(/margen de 25\s?%/);
});

it('sixty windows fill several numbered pages', async () => {
  const [first] = quote.windows;
  if (first === undefined) throw new Error('there are windows');
  const many = Array.from({ length: 60 }, (_, at) => ({ ...first, key: `v${String(at)}` }));
  const { text, pages, pictures } = await read(await makePdf(quotePaper(paperOf(false, many)), anywhere()));
  expect(pages).toBeGreaterThan(5);
  expect(pictures).toBe(60);
  for (let page = 1; page <= pages; page += 1) {
    expect(text).toContain(`Página ${String(page)} de ${String(pages)}`);
  }
});

it('an aborted document rejects', async () => {
  const job = new AbortController();
  const made = makePdf(quotePaper(paperOf(false)), { signal: job.signal, onProgress: () => job.abort() });
  await expect(made).rejects.toThrow('abort');
});

it('the drawings on the paper have the colours of the page: a bright wall in daylight', async () => {
  const { windows } = paperOf(false);
  const pictures = await paintDrawings(
    windows.map(({ drawing }) => drawing),
    { width: 300, height: 261 },
    anywhere(),
  );
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect(await cornerOf(picture ?? '')).toBeGreaterThan(200);
});

it('a long word breaks in its column, and leaves the prices where they are', async () => {
  const name = `Sala ${'MW'.repeat(150)}`;
  const printed = paperOf(
    false,
    quote.windows.map((window) => ({ ...window, name })),
  );
  const long = 'x'.repeat(200);
  const paper = quotePaper({
    ...printed,
    title: long,
    client: { name: long, phone: null, email: `${long}@correo.mx` },
    seller: { ...plainBrand, name: long, phone: null, email: null },
  });
  const { getDocument } = await importReader();
  const file = await makePdf(paper, anywhere());
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  const items = pages.flatMap((page) => page.items.flatMap((item) => ('str' in item ? [item] : [])));
  // A Letter page of 612 points with a margin of 42.
  for (const { str, transform, width } of items) expect(transform[4] + width, str).toBeLessThan(612 - 41);
  const words = items.map(({ str }) => str).join('');
  expect(words.replaceAll(' ', '')).toContain('MW'.repeat(150));
  for (const { totalCentavos } of printed.prices.windows) expect(words).toContain(inCurrency(totalCentavos));
  await pdf.loadingTask.destroy();
});
