import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { today } from '#mocks/today.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { DraftWindow } from '#src/api/draft.ts';
import { isInstallation } from '#src/config/order-stages.ts';
import { installsIn, type DeliveryPlace } from '#src/content/delivering/place.ts';
import { workingDayAfter } from '#src/content/delivering/working-days.ts';
import { quotable } from '#src/content/quotable.ts';
import { INSTALLATION_DAYS, URGENT } from '#src/content/terms.ts';
import { estimateOfQuoted } from '#src/features/delivery/estimate.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { cartPayloadOf, payloadOf } from '#src/features/draft-windows/payload.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { clientPrices } from '#src/features/quoted-windows/client-prices.ts';
import { totalRows } from '#src/features/quoted-windows/total-rows.ts';
import { dayOfWeek } from '#src/format/calendar-days.ts';
import { needsOf } from '#src/materials/needs.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { ownLinesOf } from '#src/quoting/money/own-line.ts';
import { clientTotal, totalOfWindows } from '#src/screens/storefront/cotizador/price/totals.ts';
import { clientOf, visitor } from '#tests/mocks/support/client.ts';
import { reserveFor } from '#tests/mocks/support/cut-plans.ts';
import { fillShelves, forgetOrders, putOnShelf, type Shelf } from '#tests/mocks/support/shelves.ts';
import { anyWindows, inPublic } from '#tests/support/random-windows.ts';
import { RUNS } from '#tests/support/runs.ts';
import { anyAmounts, notBefore, shelvesFor, tooMuchFor } from './support/any-shelves.ts';
import { anyLineMargins, anyOwnLines, anyRounding, contentOf, pdfOf, sellers } from './support/quoted.ts';

/**
 * Each input makes several orders: a second of work in the first property, half of one in the last. With ten thousand runs
 * these two take three minutes each.
 */
const few = { numRuns: Math.max(10, Math.ceil(RUNS / 120)) };
const more = { numRuns: Math.max(10, Math.ceil(RUNS / 90)) };

/** A postcode of each zone; null where nobody said it. */
const places = fc.constantFrom(null, '64000', '25000', '03100', '77500', '97000');

const stockShelves = async (shelves: readonly Shelf[]) => {
  forgetOrders();
  for (const shelf of shelves) await putOnShelf(shelf);
};

/** The windows without the shop's installation where it does not install. */
const installable = (windows: readonly DraftWindow[], place: DeliveryPlace | null): readonly DraftWindow[] =>
  place === null || installsIn(place)
    ? windows
    : windows.map(({ choices: { extras = [], ...choices }, ...window }) => ({
        ...window,
        choices: { ...choices, extras: extras.filter((extra) => !isInstallation(extra)) },
      }));

const placed = (postcode: string | null) => (postcode === null ? {} : { postal_code: postcode });
const lacksIn = ({ missing }: SavedOrder) =>
  missing.filter(({ kind }) => kind === 'tela' || kind === 'material');

/** What the board shows of an order. */
async function onBoard(folio: string): Promise<SavedOrder | undefined> {
  const board = await (await clientOf('administrator')).request('networkOrders', {});
  return board.find((order) => order.folio === folio);
}

/** An order has a day exactly where it lacks nothing whose arrival nobody knows. */
function expectSupported(order: SavedOrder | undefined): void {
  const isKnown = order && lacksIn(order).every(({ arrives_on }) => arrives_on !== null);
  expect(order?.promised_on !== null).toBe(isKnown);
}

beforeEach(fillShelves);

it('total, deposit, freight and day are one in quoter, quote, client’s link, PDF, cart, orders and board', async () => {
  const clients = { customer: await clientOf('customer'), distributor: await clientOf('distributor') };
  const books = {
    customer: ownBook(await clients.customer.request('priceList', {})),
    distributor: ownBook(await clients.distributor.request('priceList', {})),
  };
  let number = 0;
  const input = [
    anyWindows,
    sellers,
    places,
    anyAmounts,
    fc.record({ line_margins: anyLineMargins, own_lines: anyOwnLines, rounded: anyRounding }),
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      ...input,
      async (wanted, { person, marginBp }, postcode, amounts, { line_margins: placedMargins, ...added }) => {
        number += 1;
        const [client, book, place] = [clients[person], books[person], placeOf(postcode)];
        const windows = installable(wanted, place).map((window) => priceWindow(window, 'mm', book, quotable));
        const payload = payloadOf(windows);
        await stockShelves(shelvesFor(payload, amounts));
        const total = totalOfWindows(windows, book, place);
        const { totals = null } = total ?? {};
        const total_centavos = totals?.total_centavos ?? 0;
        const line_margins = placedMargins.flatMap(({ at, margin_bp }) => {
          const key = payload[at]?.key;
          return key === undefined ? [] : [{ key, margin_bp }];
        });
        const resale = { ...added, line_margins };
        const margin = clientTotal(windows, book, marginBp, place, {
          margins: new Map(line_margins.map(({ key, margin_bp }) => [key, margin_bp])),
          own: ownLinesOf(resale.own_lines),
          isRounded: resale.rounded,
        });

        /** The sentence of the day, as any screen asks for these windows. */
        const dayOf = async (some: readonly QuotedWindow[]) => {
          const supplies = await visitor().request('availability', { windows: [...some] });
          return estimateOfQuoted(some, quotable, { supplies, today: today(), place }, 'X').sentence;
        };
        const day = await dayOf(payload);

        const id = `cotizacion-${String(number)}`;
        const content = { ...contentOf(windows, book, marginBp), total_centavos };
        const saved = await client.request('saveQuote', {
          id,
          revision: null,
          ...{ ...content, ...resale },
          ...placed(postcode),
        });
        expect(saved.totals).toEqual(totals);
        expect(saved.client_totals).toEqual(margin && margin.totals);
        expect((saved.client_totals?.total_centavos ?? 0) % (resale.rounded ? 1_000 : 1)).toBe(0);
        expect(saved.postal_code).toBe(postcode);
        expect(await dayOf(saved.windows)).toBe(day);

        const sent = await client.request('sendQuote', { id, revision: saved.revision });
        const shared = await visitor().request('sharedQuote', { share: sent.share ?? '' });
        const forClient = clientPrices(sent, quotable, true)?.totals;
        expect(shared.totals).toEqual(forClient);
        expect(shared.totals.freight_centavos).toBe(place?.zone?.freightCentavos ?? null);
        expect(person === 'customer' ? shared.totals : totals).toEqual(totals);
        expect(shared.postal_code).toBe(postcode);
        expect(await dayOf(shared.windows)).toBe(day);

        const supplies = await visitor().request('availability', { windows: [...sent.windows] });
        const { printed, text } = pdfOf(sent, { supplies, today: today(), place: null });
        expect(printed.delivery?.replace(/, si se pide el .+\.$/, ', X.')).toBe(day);
        for (const { name, amount } of totalRows(shared.totals)) {
          expect(text).toContain(name);
          expect(text).toContain(amount.replaceAll('\u00a0', ' '));
        }

        const { revision } = await client.request('quote', { id });
        const ordered = { notes: '', ...placed(postcode), total_centavos };
        const { order_folio: folio } = await client.request('convertQuote', { id, revision, ...ordered });
        const made = await onBoard(folio ?? '');
        expect(made?.totals).toEqual(totals);
        expect(made?.postal_code).toBe(postcode);
        expectSupported(made);
        const promised = made?.promised_on ?? null;
        const where = postcode === null ? '' : ` en ${postcode}`;
        expect(day).toBe(
          promised === null
            ? 'Entrega por confirmar: aún no sabemos cuándo tenemos todo lo que lleva.'
            : `Entrega estimada${where}: ${dayOfWeek(promised, today())}, X.`,
        );

        // The next order would wait for what this one takes.
        await client.request('moveOrder', {
          ...{ id: made?.id ?? '', from: 'confirmado', to: 'cancelado', note: '' },
        });
        const cart = await client.request('addToCart', { windows: [...cartPayloadOf(windows)] });
        expect(promiseFor(place).totals(cart.totals, quotable.publicPrices.ivaBp)).toEqual(totals);
        expect(await dayOf(cart.lines)).toBe(day);
        const bought = await client.request('checkOut', {
          ...{ ...ordered, price_list: content.price_list, revision: cart.revision },
          attempt: `intento-${String(number)}`,
        });
        expect(bought.totals).toEqual(totals);
        expect(bought.promised_on).toBe(promised);
        expectSupported(await onBoard(bought.folio));
      },
    ),
    few,
  );
});

it('a quote without a place becomes an order to one with the freight to it', async () => {
  const client = await clientOf('distributor');
  const book = ownBook(await client.request('priceList', {}));
  let number = 0;
  await fc.assert(
    fc.asyncProperty(anyWindows, places, async (wanted, postcode) => {
      number += 1;
      forgetOrders();
      const [id, place] = [`sin-lugar-${String(number)}`, placeOf(postcode)];
      const windows = installable(wanted, place).map((window) => priceWindow(window, 'mm', book, quotable));
      const without = totalOfWindows(windows, book, null)?.totals.total_centavos ?? 0;
      const content = { ...contentOf(windows, book, null), total_centavos: without };
      const saved = await client.request('saveQuote', { id, revision: null, ...content });
      const { revision } = await client.request('sendQuote', { id, revision: saved.revision });
      const total = totalOfWindows(windows, book, place);
      const totals = promiseFor(place).totals(saved.totals, quotable.publicPrices.ivaBp);
      expect(totals).toEqual(total && total.totals);
      const { total_centavos } = totals;
      const ordered = { id, revision, notes: '', ...placed(postcode), total_centavos };
      const { order_folio: folio } = await client.request('convertQuote', ordered);
      expect((await onBoard(folio ?? ''))?.totals).toEqual(totals);
    }),
    more,
  );
});

it('the same windows ordered again and again are never promised the same metres, nor before all can be there', async () => {
  const client = await clientOf('customer');
  let number = 0;
  await fc.assert(
    fc.asyncProperty(anyWindows, places, anyAmounts, async (wanted, postcode, amounts) => {
      const windows = payloadOf(installable(wanted, placeOf(postcode)).map(inPublic));
      const shelves = shelvesFor(windows, amounts);
      await stockShelves(shelves);
      const orders: SavedOrder[] = [];
      for (let nth = 0; nth < 3; nth += 1) {
        number += 1;
        const cart = await client.request('addToCart', { windows: [...windows] });
        const { total_centavos } = promiseFor(placeOf(postcode)).totals(
          cart.totals,
          quotable.publicPrices.ivaBp,
        );
        orders.push(
          await client.request('checkOut', {
            ...{ price_list: cart.price_list, revision: cart.revision, notes: '' },
            ...{ attempt: `otra-vez-${String(number)}`, total_centavos, ...placed(postcode) },
          }),
        );
      }

      const installation = placeOf(postcode)?.zone?.workingDays ?? INSTALLATION_DAYS;
      for (const { promised_on: day } of orders) {
        if (day === null) continue;
        const ready = workingDayAfter(notBefore(windows, shelves), URGENT.workingDays);
        expect(day >= workingDayAfter(ready, installation)).toBe(true);
      }

      const { unknown } = needsOf(windows, quotable);
      const inTime = orders.filter(({ promised_on: day }) => day !== null);
      expect(unknown.length === 0 || inTime.length === 0).toBe(true);
      const atOnce = orders.filter((order) => lacksIn(order).length === 0);
      expect(tooMuchFor(windows, atOnce.length, shelves, false)).toEqual([]);
      expect(tooMuchFor(windows, inTime.length, shelves, true)).toEqual([]);
      // Each is planned and reserved after those before it.
      for (const order of atOnce) expect(await reserveFor(order)).toEqual([]);
    }),
    more,
  );
});
