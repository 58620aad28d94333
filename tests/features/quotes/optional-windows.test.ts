import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { today } from '#mocks/today.ts';
import { IVA_BP } from '#src/content/prices/iva.ts';
import { quotable } from '#src/content/quotable.ts';
import { cartPayloadOf, payloadOf } from '#src/features/draft-windows/payload.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { copyOf, draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { clientOf, failureOf, visitor } from '../../mocks/support/client.ts';
import { save, sendOne } from '../../mocks/support/sent-quotes.ts';
import { bedroom, livingRoom, seen } from '../../mocks/support/shop.ts';
import { pdfOf } from '../windows/support/quoted.ts';

const optionalBedroom = { ...bedroom, optional: true };
const windows = [livingRoom, optionalBedroom];

/** Which windows say that they are optional. */
const saidOptional = (all: readonly Parameters<typeof factsOf>[0][]) =>
  all.filter((one) => linesOf(factsOf(one, quotable)).includes('Opcional')).map(({ key }) => key);

describe('an optional window (B139)', () => {
  it('is said to be one in quote, link and PDF', async () => {
    const { client, quote, share } = await sendOne({ windows });
    expect(saidOptional(quote.windows)).toEqual(['recamara']);
    expect(saidOptional((await visitor().request('sharedQuote', { share })).windows)).toEqual(['recamara']);
    const { text } = pdfOf(await client.request('quote', { id: quote.id }), {
      ...{ supplies: [], today: today(), place: null },
    });
    expect(text.match(/Opcional/g)).toHaveLength(1);
  });

  it('stays one when the quote is edited or copied, and is wanted in a cart', async () => {
    const client = await clientOf('distributor');
    const saved = await save(client, 'oro', { windows });
    const draft = draftOfSaved(saved, quotable, 'mm');
    expect(draft.windows.map(({ optional }) => optional)).toEqual([undefined, true]);
    expect(copyOf(draft).windows.map(({ optional }) => optional)).toEqual([undefined, true]);
    const book = ownBook(await client.request('priceList', {}));
    const priced = draft.windows.map((window) => priceWindow(window, 'mm', book, quotable));
    expect(saidOptional(payloadOf(priced))).toEqual(['recamara']);
    expect(saidOptional(cartPayloadOf(priced))).toEqual([]);
  });

  it('is another version where it becomes one later, which says so', async () => {
    const { client, quote, share } = await sendOne({ windows: [livingRoom, bedroom] });
    await save(client, 'oro', { revision: quote.revision, margin_bp: 3_000, windows });
    const now = await visitor().request('sharedQuote', { share });
    expect(now.version).toBe(2);
    expect(saidOptional(now.windows)).toEqual(['recamara']);
    expect(saidOptional(now.former.at(-1)?.windows ?? [])).toEqual([]);
  });

  it('is wanted in the order', async () => {
    const { client, quote } = await sendOne({ windows });
    const { id, revision } = quote;
    await client.request('convertQuote', { id, revision, notes: '' });
    const order = (await client.request('orders', {})).find(({ quote_id }) => quote_id === id);
    expect(order?.windows.map(({ key }) => key)).toEqual(['sala', 'recamara']);
    expect(saidOptional(order?.windows ?? [])).toEqual([]);
  });
});

const answer = { version: 1, accept: true, note: '' };

describe('what a client leaves out (B139)', () => {
  it('is taken off total and deposit in the same way before the answer and after it', async () => {
    const own_lines = [{ name: 'Instalación', centavos: 93_750, holds_iva: false }];
    const resales = fc.record({
      margin_bp: fc.constantFrom(null, 3_333),
      rounded: fc.boolean(),
      postal_code: fc.constantFrom(undefined, '64000', '97000'),
    });
    let number = 0;
    await fc.assert(
      fc.asyncProperty(resales, fc.boolean(), async ({ postal_code, ...resale }, isFirst) => {
        number += 1;
        const both = [{ ...livingRoom, optional: true }, optionalBedroom];
        const { client, quote, share } = await sendOne({
          ...{ id: `opcional-${String(number)}`, windows: both, own_lines, ...resale },
          ...(postal_code === undefined ? {} : { postal_code }),
          ...seen(both, 'oro', postal_code ?? null),
        });
        const shared = await visitor().request('sharedQuote', { share });
        const left = shared.windows.filter((_, at) => (at === 0) === isFirst);
        const left_out = left.map(({ key }) => key);
        const accepted = await visitor().request('answerSharedQuote', { ...answer, share, left_out });
        expect(accepted.totals).toEqual(promiseFor(null).totals(shared.totals, IVA_BP, left));
        expect(accepted.windows).toEqual(shared.windows.filter((one) => !left.includes(one)));
        expect(accepted.left_out).toEqual(left);

        // What was accepted is what is ordered.
        const { id, revision, ...known } = await client.request('quote', { id: quote.id });
        expect(known.left_out?.map(({ key }) => key)).toEqual(left_out);
        const { total_centavos } = known.totals;
        await client.request('convertQuote', {
          ...{ id, revision, notes: '', total_centavos },
          ...(postal_code === undefined ? {} : { postal_code }),
        });
        const order = (await client.request('orders', {})).find(({ quote_id }) => quote_id === id);
        expect(order?.windows.map(({ key }) => key)).toEqual(accepted.windows.map(({ key }) => key));
        expect(order?.totals).toEqual(known.totals);
        expect(order?.client_totals).toEqual(known.client_totals);
      }),
      { numRuns: 12 },
    );
  });

  it('is optional, is not all, and does not make a discount more than the rest', async () => {
    const { share } = await sendOne({
      windows: [livingRoom, optionalBedroom],
      own_lines: [{ name: 'Descuento', centavos: -480_000, holds_iva: true }],
    });
    const refusedOf = async (left_out: string[]) =>
      (await failureOf(visitor().request('answerSharedQuote', { ...answer, share, left_out }))).fields;
    for (const left_out of [['sala'], ['otra'], ['sala', 'recamara']]) {
      expect(await refusedOf(left_out)).toEqual({
        left_out: ['Solo puedes dejar fuera las ventanas opcionales.'],
      });
    }
    expect(await refusedOf(['recamara'])).toEqual({
      left_out: ['Con el descuento no puedes dejar fuera tanto: pide un cambio.'],
    });
    const other = await sendOne({ id: 'todas', windows: [optionalBedroom] });
    const none = visitor().request('answerSharedQuote', {
      ...{ ...answer, share: other.share, left_out: ['recamara'] },
    });
    expect((await failureOf(none)).fields).toEqual({ left_out: ['Deja por lo menos una ventana.'] });
  });

  it('is nothing where they reject, and is asked anew in the next version', async () => {
    const { client, quote, share } = await sendOne({ windows });
    const accepted = { ...answer, share, left_out: ['recamara'] };
    const first = await visitor().request('answerSharedQuote', accepted);
    expect(await visitor().request('answerSharedQuote', accepted)).toEqual(first);
    await save(client, 'oro', { revision: quote.revision + 1, margin_bp: 3_000, windows });
    const now = await visitor().request('sharedQuote', { share });
    expect(now.left_out).toBeUndefined();
    expect(now.former.at(-1)?.totals).toEqual(first.totals);
    const rejected = await visitor().request('answerSharedQuote', {
      ...{ ...accepted, version: 2, accept: false },
    });
    expect(rejected.windows).toHaveLength(2);
    expect(rejected.left_out).toBeUndefined();
  });

  it('is noted in the same way when they answer by telephone', async () => {
    const { client, quote } = await sendOne({ windows });
    const { id, revision } = quote;
    const noted = { id, revision, accept: true, left_out: ['recamara'] };
    const known = await client.request('answerQuote', noted);
    expect(known.windows.map(({ key }) => key)).toEqual(['sala']);
    expect(known.left_out?.map(({ key }) => key)).toEqual(['recamara']);
    expect(await client.request('answerQuote', noted)).toEqual(known);
    const other = await sendOne({ id: 'otra', windows });
    const wrong = other.client.request('answerQuote', {
      ...{ id: 'otra', revision: other.quote.revision, accept: true, left_out: ['sala'] },
    });
    expect((await failureOf(wrong)).status).toBe(422);
  });
});
