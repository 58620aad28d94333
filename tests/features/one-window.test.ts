import * as fc from 'fast-check';
import papa from 'papaparse';
import { expect, it } from 'vitest';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { fittingOptions } from '#src/content/fittings.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { pdfDocument } from '#src/features/quotes/pdf/pdf-document.ts';
import { ownPrices } from '#src/features/quotes/view/client-prices.ts';
import { factsOf, linesOf } from '#src/features/quotes/window-facts.ts';
import { windowColumns } from '#src/features/quotes/windows-csv.ts';
import { cartPayloadOf, payloadOf } from '#src/features/windows/payload.ts';
import { publicBook } from '#src/features/windows/price-book.ts';
import { priceWindow, type PricedDraftWindow } from '#src/features/windows/price-window.ts';
import { totalOfWindows } from '#src/features/windows/totals.ts';
import { inPesos } from '#src/format/money.ts';
import { csvOf } from '#src/kit/list/csv.ts';
import { textOf } from '#src/screens/panel/listas-mi-carrito/quick-order/text-of.ts';
import { readRows } from '#src/screens/panel/listas-mi-carrito/quick-order/read-rows.ts';
import { clientOf, visitor } from '#tests/mocks/support/client.ts';
import { RUNS, RUNS_TIMEOUT_MS } from '#tests/support/runs.ts';

const book = publicBook(quotable.publicPrices);

const oneOf = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const maybe = <T>(values: readonly T[]) => (values.length === 0 ? fc.constant(undefined) : oneOf(values));

/** The chosen options of a record, without those that were not chosen. */
const chosen = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, one]) => one !== undefined));

/** Any fitting that a variant offers. */
const fittingsOf = (variant: Variant, control: string | undefined) => {
  const options = fittingOptions({ family: variant.family, control, mount: 'inside', heightMm: 1_800 });
  return fc.record({
    side: maybe(options.side),
    controlMm: maybe(options.controlMm),
    roll: maybe(options.roll),
    fixing: maybe(options.fixing),
    hardware: maybe(options.hardware),
    bar: maybe(options.bar),
  });
};

/** Three measures around a length. */
const measuresOf = (mm: number) =>
  fc.constant([String(mm), String(mm + 2), String(mm + 5)] as [string, string, string]);

/** A window of a variant with any of its options; many cannot be made. */
const windowOf = (variant: Variant): fc.Arbitrary<DraftWindow> => {
  const { limits, projections, controls, galleries, extras, split, fabric } = variant.product;
  return fc
    .record({
      name: fc.constantFrom('Sala', ' Recámara de Ñandú ', '', 'Baño <2>', 'Cocina & "patio"'),
      color: fc.constantFrom(...variant.colours),
      widthMm: fc.integer({ min: limits.minWidthMm, max: limits.maxWidthMm }),
      heightMm:
        projections === undefined
          ? fc.integer({ min: limits.minHeightMm, max: limits.maxHeightMm })
          : fc.constantFrom(...projections.map(({ projectionMm }) => projectionMm)),
      quantity: fc.integer({ min: 1, max: 12 }),
      mount: fc.constantFrom('inside' as const, 'outside' as const),
      control: maybe(controls.map(({ id }) => id)),
      gallery: maybe(galleries.map(({ id }) => id)),
      extras: fc.subarray(extras.filter(({ needsMotor }) => !needsMotor).map(({ id }) => id)),
      cloths: split === null ? fc.constant(undefined) : oneOf([1, 2, 3]),
      lay: fabric === null ? fc.constant(undefined) : oneOf(['normal', 'rotated', 'joined'] as const),
      isMeasured: fc.boolean(),
    })
    .chain((one) =>
      fc.record({
        fitting: fittingsOf(variant, one.control ?? controls[0]?.id),
        widths: measuresOf(one.widthMm),
        heights: measuresOf(one.heightMm),
        one: fc.constant(one),
      }),
    )
    .map(({ one, fitting, widths, heights }) => ({
      ...emptyWindow('v', one.name),
      family: variant.family,
      variant: variant.slug,
      color: one.color.slug,
      width: String(one.widthMm),
      height: String(one.heightMm),
      quantity: String(one.quantity),
      mount: one.mount,
      measured:
        one.isMeasured && projections === undefined
          ? { widths, heights, diagonals: ['', ''] as [string, string] }
          : null,
      choices: chosen({
        control: one.control,
        gallery: one.gallery,
        extras: one.extras.length === 0 ? undefined : one.extras,
        cloths: one.cloths,
        lay: one.lay,
      }),
      fitting: chosen(fitting),
    }));
};

/** A quote of one to three windows, all of which can be made. */
const drafts = fc
  .array(fc.constantFrom(...quotable.variants).chain(windowOf), { minLength: 1, maxLength: 3 })
  .map((windows) =>
    windows
      .map((window, at) => priceWindow({ ...window, key: `v${String(at)}` }, 'mm', book, quotable))
      .filter(({ outcome }) => outcome?.kind === 'quote'),
  )
  .filter((windows) => windows.length > 0);

/** What a document says of a window. */
const said = (window: Parameters<typeof factsOf>[0], centavos: number) => {
  const facts = factsOf(window, quotable);
  return { name: facts.name, lines: linesOf(facts), centavos };
};
const saidOf = (windows: readonly PricedWindow[]) =>
  windows.map((window) => said(window, window.total_centavos));

/** A saved quote's PDF as its definition, without pictures. */
const pdfOf = (quote: Parameters<typeof ownPrices>[0]) =>
  JSON.stringify(
    pdfDocument(
      {
        ...{ folio: quote.folio, title: quote.title, madeOn: null, holdsUntil: null, status: '' },
        ...{ client: quote.client, seller: { name: 'Rollux', phone: null, email: null } },
        windows: quote.windows.map((window) => factsOf(window, quotable)),
        prices: ownPrices(quote),
        own: null,
        delivery: null,
      },
      [],
    ),
  );

const contentOf = (windows: readonly PricedDraftWindow[], totalCentavos: number) => ({
  title: 'Casa Treviño',
  client: { name: 'Mariana', phone: '8155501420', email: 'mariana@ejemplo.mx' },
  margin_bp: null,
  price_list: { id: book.list.id, version: book.list.version },
  total_centavos: totalCentavos,
  windows: [...payloadOf(windows)],
});

it(
  'a window says the same in review, saved quote, client’s link, PDF, CSV, cart and order',
  { timeout: 4 * RUNS_TIMEOUT_MS },
  async () => {
    const client = await clientOf('customer');
    let number = 0;
    await fc.assert(
      fc.asyncProperty(drafts, async (windows) => {
        number += 1;
        const payload = payloadOf(windows);
        const review = payload.map((window, at) => said(window, windows[at]?.price?.totalCentavos ?? 0));
        const total = totalOfWindows(windows, book)?.totalCentavos ?? 0;

        const id = `cotizacion-${String(number)}`;
        const saved = await client.request('saveQuote', { id, revision: null, ...contentOf(windows, total) });
        expect(saidOf(saved.windows)).toEqual(review);
        expect(saved.totals.total_centavos).toBe(total);

        const sent = await client.request('sendQuote', { id, revision: saved.revision });
        const share = sent.share ?? '';
        const shared = await visitor().request('sharedQuote', { share });
        expect(saidOf(shared.windows)).toEqual(review);
        await visitor().request('answerSharedQuote', { share, accept: true, note: 'El lunes, por favor.' });

        const pdf = pdfOf(saved);
        for (const text of review.flatMap(({ name, lines, centavos }) => [
          name,
          ...lines,
          inPesos(centavos),
        ])) {
          expect(pdf).toContain(JSON.stringify(text).slice(1, -1));
        }

        const csv = await (await csvOf(saved.windows, windowColumns(quotable))).text();
        const rows = papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), {
          header: true,
          skipEmptyLines: true,
        }).data;
        expect(rows.map((row) => [row['Descripción'], Number(row['Importe'])])).toEqual(
          review.map(({ lines, centavos }) => [lines.join('; '), centavos / 100]),
        );

        const { revision } = await client.request('quote', { id });
        const converted = await client.request('convertQuote', { id, revision, notes: 'Tocar el timbre.' });
        const orders = await client.request('orders', {});
        const order = orders.find(({ folio }) => folio === converted.order_folio);
        expect(order && saidOf(order.windows)).toEqual(review);
        expect(order).toMatchObject({ notes: 'Tocar el timbre.', client_note: 'El lunes, por favor.' });
        expect(order?.totals.total_centavos).toBe(total);

        for (const { key } of (await client.request('cart', {})).lines) {
          await client.request('removeFromCart', { key });
        }
        const cart = await client.request('addToCart', { windows: [...cartPayloadOf(windows)] });
        expect(saidOf(cart.lines)).toEqual(review);
        // The cart refuses a colour without material; a quote says that its delivery is to be confirmed.
        if (cart.lines.some(({ supply }) => supply === 'agotado')) return;
        const ordered = await client.request('checkOut', {
          price_list: { id: book.list.id, version: book.list.version },
          total_centavos: total,
          attempt: `intento-${String(number)}`,
          revision: cart.revision,
          notes: '',
        });
        expect(saidOf(ordered.windows)).toEqual(review);
      }),
      // Each input adds two orders, which the lists of later inputs repeat: the time grows with the square.
      { numRuns: Math.ceil(Math.sqrt(RUNS)) },
    );
  },
);

it(
  'the quick order reads a downloaded window back with every fact that its columns hold',
  { timeout: RUNS_TIMEOUT_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (windows) => {
        const payload = payloadOf(windows).filter(
          ({ line: { cloths, lay }, measured }) =>
            cloths === undefined && lay === undefined && measured === null,
        );
        const csv = await csvOf(
          payload.map((window) => ({
            ...window,
            unit_centavos: 0,
            once_centavos: 0,
            discount_centavos: 0,
            total_centavos: 0,
          })),
          windowColumns(quotable),
        );
        const reading = await readRows({
          content: await textOf(new File([csv], 'v.csv')),
          quotable,
          onProgress: () => undefined,
          signal: new AbortController().signal,
        });
        const ready = 'what' in reading ? [] : reading.rows.ready;
        const facts = ({ variant, color, line, mount, fitting }: (typeof payload)[number]) => ({
          ...{ variant, color, mount, fitting, gallery: line.gallery },
          ...{ widthMm: line.widthMm, heightMm: line.heightMm, quantity: line.quantity },
        });
        expect(ready.map(({ window }) => facts(window))).toEqual(payload.map(facts));
      }),
      { numRuns: Math.ceil(RUNS / 16) },
    );
  },
);
