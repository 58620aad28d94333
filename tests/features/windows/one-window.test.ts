import * as fc from 'fast-check';
import papa from 'papaparse';
import { expect, it } from 'vitest';
import { today } from '#mocks/today.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { PricedWindow, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { quotable } from '#src/content/quotable.ts';
import { estimateOfQuoted } from '#src/features/delivery/estimate.ts';
import { cartPayloadOf, payloadOf } from '#src/features/draft-windows/payload.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { orderSheetOf } from '#src/features/orders/sheet/order-sheet.ts';
import { sheetDocument } from '#src/features/orders/sheet/sheet-document.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { windowColumns } from '#src/features/quoted-windows/csv/windows-csv.ts';
import { windowsFile } from '#src/features/quoted-windows/csv/windows-file.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { sayDrawback } from '#src/features/window-words/reason-texts.ts';
import { dayOfWeek } from '#src/format/calendar-days.ts';
import { calendarOf } from '#src/format/dates.ts';
import { sizeInMm } from '#src/format/millimetres.ts';
import { inCurrency } from '#src/format/money.ts';
import { csvOf } from '#src/lists/csv.ts';
import { chosenControl, galleryIdOf } from '#src/quoting/making/finish.ts';
import { clientTotal, totalOfWindows } from '#src/screens/storefront/cotizador/price/totals.ts';
import { clientOf, visitor } from '#tests/mocks/support/client.ts';
import { livingRoom } from '#tests/mocks/support/shop.ts';
import { acceptedDrawbacks, anyWindows, inPublic } from '#tests/support/random-windows.ts';
import { RUNS } from '#tests/support/runs.ts';
import { makerTotals } from '../papers/odd-figures.ts';
import { faultyRows, listOf, questionsOf, readyRows, rowsOf } from '../quick-order/support/read-list.ts';
import { contentOf, pdfOf, sellers } from './support/quoted.ts';

const TIME_ZONE = 'America/Mexico_City';

/** What a document says of a window, and draws. */
const said = (window: Parameters<typeof factsOf>[0], centavos: number) => {
  const facts = factsOf(window, quotable);
  const { name, measured, once, drawing } = facts;
  const { widthMm, heightMm, quantity } = window.line;
  return { name, lines: linesOf(facts), measured, once, drawing, centavos, widthMm, heightMm, quantity };
};
const saidOf = (windows: readonly PricedWindow[]) =>
  windows.map((window) => said(window, window.total_centavos));

/** The workshop's sheet of an order, and its PDF as its definition, without pictures. */
function sheetOf(order: SavedOrder) {
  const sheet = orderSheetOf(order, quotable, TIME_ZONE);
  const { content } = sheetDocument(sheet, 'pages', []);
  return { sheet, text: JSON.stringify(content).replaceAll('\u00a0', ' ') };
}

/** A window with the defaults of its product as if they were chosen. Its key has no meaning in a list. */
function wholeOf({ key: _key, ...window }: WindowPayload) {
  const { name, variant: slug, line } = window;
  const variant = quotable.variantOf(slug);
  return {
    ...window,
    name: name === '' ? variant?.name : name,
    line: {
      ...line,
      control: variant && chosenControl(variant.product, line)?.id,
      gallery: variant && galleryIdOf(line, variant.product),
      extras: (line.extras ?? []).toSorted(),
      remotes: line.remotes ?? [],
    },
  };
}

/** The amounts of a row, in centavos. */
const amountsIn = (row: Readonly<Record<string, string>>, holdsIva: boolean) =>
  ['Precio por pieza', 'Una sola vez', 'Descuento', 'Importe'].map((title) =>
    Math.round(Number(row[`${title} ${holdsIva ? 'con' : 'sin'} IVA`]) * 100),
  );

it('a window says the same in review, saved quote, client’s link, PDF, CSV, cart, order and the workshop’s sheet', async () => {
  const clients = { customer: await clientOf('customer'), distributor: await clientOf('distributor') };
  const books = {
    customer: ownBook(await clients.customer.request('priceList', {})),
    distributor: ownBook(await clients.distributor.request('priceList', {})),
  };
  let number = 0;
  await fc.assert(
    fc.asyncProperty(anyWindows, sellers, async (wanted, { person, marginBp }) => {
      number += 1;
      const client = clients[person];
      const own = books[person];
      const windows = wanted.map((window) => priceWindow(window, 'mm', own, quotable));
      const payload = payloadOf(windows);
      const review = payload.map((window, at) => said(window, windows[at]?.price?.totalCentavos ?? 0));
      for (const [at, window] of wanted.entries()) {
        const drawbacks = acceptedDrawbacks(window);
        const lines = review[at]?.lines.join(' ') ?? '';
        expect(drawbacks.map(sayDrawback).filter((sentence) => !lines.includes(sentence))).toEqual([]);
        expect((review[at]?.drawing?.blinds ?? 1) > 1).toBe(drawbacks.includes('gap-between-blinds'));
      }
      const total = totalOfWindows(windows, own, null)?.totals.total_centavos ?? 0;
      const supplies = await visitor().request('availability', { windows: [...payload] });
      const availability = { supplies, today: today(), place: null };
      const { sentence: delivery, fabrics: scarce } = estimateOfQuoted(payload, quotable, availability, '');

      const id = `cotizacion-${String(number)}`;
      const content = { ...contentOf(windows, own, marginBp), total_centavos: total };
      const saved = await client.request('saveQuote', { id, revision: null, ...content });
      expect(saidOf(saved.windows)).toEqual(review);
      expect(saved.totals.total_centavos).toBe(total);
      expect(saved.margin_bp).toBe(marginBp);
      for (const [at, one] of saved.windows.entries()) {
        expect(one.drawbacks?.map(sayDrawback)).toEqual(factsOf(payload[at] ?? one, quotable).drawbacks);
      }
      const margin = clientTotal(windows, own, marginBp, null);
      expect(saved.client_totals?.total_centavos).toBe(margin?.totals.total_centavos);

      const sent = await client.request('sendQuote', { id, revision: saved.revision });
      const share = sent.share ?? '';
      const shared = await visitor().request('sharedQuote', { share });
      const forClient = clientPrices(sent, quotable, true);
      const offered = review.map((one, at) => ({
        ...one,
        centavos: forClient?.windows[at]?.totalCentavos ?? 0,
      }));
      expect(saidOf(shared.windows)).toEqual(offered);
      expect(shared.totals).toEqual(forClient?.totals);
      expect(shared.expires_on).toBe(sent.expires_on);
      await visitor().request('answerSharedQuote', {
        share,
        version: 1,
        accept: true,
        note: 'El lunes, por favor.',
      });

      const { printed, text: pdf } = pdfOf(sent, availability);
      const until = calendarOf(TIME_ZONE).day(sent.expires_on);
      const condition = /, si .+\.$/;
      expect(printed.delivery?.replace(condition, '')).toBe(delivery.replace(/, \.$/, ''));
      for (const text of [
        ...offered.flatMap(({ name, lines, centavos }) => [name, ...lines, inCurrency(centavos)]),
        ...[inCurrency(shared.totals.total_centavos), `Los precios valen hasta el ${until ?? ''};`],
        ...[printed.delivery ?? '', ...scarce.filter((note) => note !== null)],
      ]) {
        expect(pdf).toContain(JSON.stringify(text).slice(1, -1));
      }

      const csv = await (await csvOf(saved.windows, windowColumns(quotable, saved.totals.holds_iva))).text();
      const rows = papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), {
        header: true,
        skipEmptyLines: true,
      }).data;
      const inMm = (cm = '') => Math.round(Number.parseFloat(cm) * 10);
      expect(
        rows.map((row) => [
          row['Descripción'],
          ...amountsIn(row, saved.totals.holds_iva),
          ...[inMm(row['Ancho']), inMm(row['Alto']), Number(row['Cantidad'])],
        ]),
      ).toEqual(
        review.map(({ lines, centavos, widthMm, heightMm, quantity }, at) => [
          lines.join('; '),
          ...[saved.windows[at]?.unit_centavos, saved.windows[at]?.once_centavos],
          ...[saved.windows[at]?.discount_centavos, centavos],
          ...[widthMm, heightMm, quantity],
        ]),
      );

      const { revision } = await client.request('quote', { id });
      const converted = await client.request('convertQuote', { id, revision, notes: 'Tocar el timbre.' });
      const orders = await client.request('orders', {});
      const order = orders.find(({ folio }) => folio === converted.order_folio);
      expect(order && saidOf(order.windows)).toEqual(review);
      expect(order).toMatchObject({ notes: 'Tocar el timbre.', client_note: 'El lunes, por favor.' });
      expect(order?.totals.total_centavos).toBe(total);
      const workshop = order && sheetOf(order);
      for (const [at, { name, lines, measured, widthMm, heightMm, drawing }] of review.entries()) {
        const cut = workshop?.sheet.windows[at];
        expect(cut?.facts.drawing).toEqual(drawing);
        expect(cut?.ordered).toBe(sizeInMm(widthMm, heightMm));
        // What was quoted can be cut, and the sheet has every part of it.
        expect(cut?.made).not.toBeNull();
        const parts = cut?.parts.flatMap((part) => [part.name, part.measure]) ?? [];
        for (const text of [name, ...lines, measured, cut?.ordered, cut?.made, cut?.motor, ...parts]) {
          expect(workshop?.text).toContain(
            JSON.stringify(text ?? '')
              .slice(1, -1)
              .replaceAll('\u00a0', ' '),
          );
        }
      }
      expect(workshop?.text).not.toContain('$');
      const promised = order?.promised_on ?? null;
      expect(delivery).toMatch(
        promised === null
          ? /^Entrega(?: por confirmar)?: /
          : new RegExp(`^Entrega estimada: ${dayOfWeek(promised, today())},`),
      );

      // The next order would wait for what this one takes.
      const cancel = (made: SavedOrder | undefined) =>
        client.request('moveOrder', {
          ...{ id: made?.id ?? '', from: 'confirmado', to: 'cancelado', note: '' },
        });
      await cancel(order);
      for (const { key } of (await client.request('cart', {})).lines) {
        await client.request('removeFromCart', { key });
      }
      const cart = await client.request('addToCart', { windows: [...cartPayloadOf(windows)] });
      expect(saidOf(cart.lines)).toEqual(review);
      const ordered = await client.request('checkOut', {
        price_list: content.price_list,
        total_centavos: total,
        attempt: `intento-${String(number)}`,
        revision: cart.revision,
        notes: '',
      });
      expect(saidOf(ordered.windows)).toEqual(review);
      expect(ordered.promised_on).toBe(promised);
      await cancel(ordered);
    }),
    // Each input adds two orders, which the lists of later inputs repeat: the time grows with the square.
    { numRuns: Math.ceil(Math.sqrt(RUNS)) },
  );
});

it('a saved window says the drawbacks that were agreed, whatever the catalog says since', async () => {
  const client = await clientOf('customer');
  const { lines } = await client.request('addToCart', {
    windows: [{ ...livingRoom, line: { ...livingRoom.line, lay: 'rotated' }, asked: null }],
  });
  const window = lines.find(({ key }) => key === livingRoom.key);
  const saved = window && factsOf(window, quotable).drawbacks;
  expect(saved).toContain(sayDrawback('edges-may-cup'));
  expect(window && factsOf({ ...window, drawbacks: undefined }, quotable).drawbacks).toEqual(saved);
  const agreed = window && factsOf({ ...window, drawbacks: ['visible-seam'] }, quotable);
  expect(agreed?.drawbacks).toEqual([sayDrawback('visible-seam')]);
  const withdrawn = window && factsOf({ ...window, variant: 'retirada' }, quotable);
  expect(withdrawn?.drawbacks).toEqual(saved);
});

it('several blinds in place of one remain together when their quantity changes in the cart', async () => {
  const client = await clientOf('customer');
  const side = { ...livingRoom, line: { widthMm: 2_333, heightMm: 1_800, quantity: 3 } };
  const asked = { widthMm: 7_000, heightMm: 1_800, blinds: 3 };
  await client.request('addToCart', { windows: [{ ...side, asked }] });
  for (const [quantity, blinds, beside] of [
    [6, 3, '3 lado a lado'],
    [2, 2, '2 lado a lado'],
    [1, 1, null],
    [4, 3, '3 lado a lado'],
  ] as const) {
    const { lines } = await client.request('setCartQuantity', { key: side.key, quantity });
    const window = lines.find(({ key }) => key === side.key);
    const facts = window && factsOf(window, quotable);
    expect(facts).toMatchObject({ quantity, beside, drawing: { blinds } });
    expect(facts?.drawbacks.includes(sayDrawback('gap-between-blinds'))).toBe(blinds > 1);
  }
});

it('the quick order reads a downloaded window back as the same window', async () => {
  await fc.assert(
    fc.asyncProperty(anyWindows, async (windows) => {
      const payload = payloadOf(windows.map(inPublic));
      const { rows, columns } = windowsFile(
        payload.map((window) => ({
          ...window,
          unit_centavos: 0,
          once_centavos: 0,
          discount_centavos: 0,
          total_centavos: 0,
        })),
        { totals: makerTotals, delivery: 'Entrega prometida: jueves 10 de diciembre.' },
        quotable,
      );
      const csv = await csvOf(rows, columns);
      const list = await listOf(csv);
      expect([questionsOf(list), list.count]).toEqual([[], payload.length]);
      const read = await rowsOf(csv);
      expect(faultyRows(read)).toEqual([]);
      expect(readyRows(read).map(({ window }) => wholeOf(window))).toEqual(payload.map(wholeOf));
    }),
    { numRuns: Math.ceil(RUNS / 16) },
  );
});
