import { describe, expect, it } from 'vitest';
import { today } from '#mocks/today.ts';
import { quotable } from '#src/content/quotable.ts';
import { cartPayloadOf, payloadOf } from '#src/features/draft-windows/payload.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { copyOf, draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { clientOf, visitor } from '../../mocks/support/client.ts';
import { save, sendOne } from '../../mocks/support/sent-quotes.ts';
import { bedroom, livingRoom } from '../../mocks/support/shop.ts';
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
