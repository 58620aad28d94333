import { describe, expect, it } from 'vitest';
import { draftFromLink, draftToLink } from '#src/api/draft-link.ts';
import { quotable } from '#src/content/quotable.ts';
import { copyOf, draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { clientPrices, marginsOf } from '#src/features/quoted-windows/client-prices.ts';
import { printedQuoteOf } from '#src/features/quotes/pdf/printed-quote.ts';
import { marginText } from '#src/features/quotes/view/margin-text.ts';
import { sumOf } from '#src/quoting/money/rounding.ts';
import { firstWrongMargin, readLineMargins } from '#src/screens/storefront/cotizador/finish/line-margins.ts';
import { clientOf, failureOf, visitor } from '../../mocks/support/client.ts';
import { save, sendOne } from '../../mocks/support/sent-quotes.ts';
import { livingRoom } from '../../mocks/support/shop.ts';

const windows = [livingRoom, { ...livingRoom, key: 'estudio', name: 'Estudio' }];
const line_margins = [{ key: 'estudio', margin_bp: 6_137 }];

describe('a margin of one window (B132)', () => {
  it('gives its line another price, and the sum agrees everywhere', async () => {
    const client = await clientOf('distributor');
    const saved = await save(client, 'oro', { windows, margin_bp: 2_300, line_margins });
    const cost = saved.windows[0]?.total_centavos ?? NaN;
    expect(saved.line_margins).toEqual(line_margins);
    const prices = clientPrices(saved, quotable, true);
    const priceAt = (bp: number) => Math.round(Math.round((cost * 10_000) / (10_000 - bp)) * 1.16);
    expect(prices?.windows.map(({ totalCentavos }) => totalCentavos)).toEqual([
      priceAt(2_300),
      priceAt(6_137),
    ]);
    expect(sumOf(prices?.windows.map(({ totalCentavos }) => totalCentavos) ?? [])).toBe(
      saved.client_totals?.subtotal_centavos,
    );
    expect(marginText(saved, saved.client_totals ?? saved.totals)).toBe(
      ', con tu margen de 23% y el de ventanas con otro',
    );
  });

  it('is neither in the link, nor in the paper, nor with the administrators', async () => {
    const { client, quote, share } = await sendOne({ windows, line_margins });
    const shared = await visitor().request('sharedQuote', { share });
    expect(shared.totals).toEqual(quote.client_totals);
    expect(JSON.stringify(shared)).not.toMatch(/margin|6137/);
    const availability = { supplies: 'failed', today: '2026-11-28', place: null } as const;
    const printed = printedQuoteOf(
      { quote, status: quote.status, quotable, forClient: clientPrices(quote, quotable, true), availability },
      { copy: 'client', user: null, brand: null, timeZone: 'America/Mexico_City' },
    );
    expect(JSON.stringify(printed)).not.toMatch(/margin_bp|line_margins|6137/);
    const all = await (await clientOf('administrator')).request('networkQuotes', {});
    expect(all.find(({ id }) => id === quote.id)?.line_margins).toEqual([]);

    const before = shared.windows.map(({ total_centavos: price }) => price);
    const { revision } = await client.request('quote', { id: quote.id });
    await save(client, 'oro', { windows, revision, margin_bp: 3_000 });
    const now = await visitor().request('sharedQuote', { share });
    expect(now.version).toBe(shared.version + 1);
    expect(now.former.at(-1)?.windows.map(({ total_centavos: price }) => price)).toEqual(before);
    expect(now.windows[1]?.total_centavos).toBe(now.windows[0]?.total_centavos);
  });

  it('is that of its window in the order, which nobody else gets', async () => {
    const { client, quote } = await sendOne({ windows, line_margins });
    const { revision } = await client.request('quote', { id: quote.id });
    const { order_id: id } = await client.request('convertQuote', { id: quote.id, revision, notes: '' });
    const mine = (await client.request('orders', {})).find((order) => order.id === id);
    const prices = clientPrices(quote, quotable, true)?.windows ?? [];
    expect(mine?.client_windows).toEqual(
      quote.windows.map(({ key }, at) => ({ key, total_centavos: prices[at]?.totalCentavos })),
    );
    const all = await (await clientOf('administrator')).request('networkOrders', {});
    expect(all.find((order) => order.id === id)).not.toHaveProperty('client_windows');
  });

  it('is edited again, follows a copy, and is in no link of a draft', async () => {
    const client = await clientOf('distributor');
    const saved = await save(client, 'oro', { windows, margin_bp: 2_300, line_margins });
    const draft = draftOfSaved(saved, quotable, 'cm');
    expect(draft.margins).toEqual({ estudio: '61.37' });
    expect(readLineMargins(draft)).toEqual(line_margins);
    const copy = copyOf(draft);
    expect(readLineMargins(copy)).toEqual([{ key: copy.windows[1]?.key, margin_bp: 6_137 }]);
    expect(JSON.stringify(draftFromLink(draftToLink(draft)))).not.toContain('61.37');
    expect(firstWrongMargin({ ...draft, margins: { estudio: 'mucho' } })).toBe('estudio');
    expect(readLineMargins({ ...draft, margins: { estudio: ' ', otra: '12' } })).toEqual([]);
    expect(marginsOf({})).toEqual(new Map());
  });

  it.each([9_001, -1, 12.5])('of %s basis points is refused', async (margin_bp) => {
    const client = await clientOf('distributor');
    const margins = [{ key: livingRoom.key, margin_bp }];
    const failure = await failureOf(save(client, 'oro', { margin_bp: 2_300, line_margins: margins }));
    expect(failure).toMatchObject({ status: 422 });
  });
});
