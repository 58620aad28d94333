import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/seeds/accounts.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { ApiError } from '#src/api/errors.ts';
import { gapsOf } from '#src/api/gaps.ts';
import { keptTask } from '#src/api/kept-reads.ts';
import { keptOrders, keptQuotes, MOST_KEPT } from '#src/api/stored/copies/kept-rows.ts';
import {
  ORDERS_KEY,
  QUOTES_KEY,
  removeExpiredToken,
  removeToken,
  writePerson,
  writeToken,
} from '#src/api/stored/session-store.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';
import { clientOf } from './support/client.ts';

const [, { id: DEALER }] = demoAccounts;
const browser = useFakeBrowser();

/** A load that answers, or fails as without a connection. */
const answering =
  <Data>(data: Data) =>
  () =>
    Promise.resolve(data);
const failing = (kind: ApiError['kind']) => () => Promise.reject(new ApiError({ kind, call: 'quotes' }));

const { signal } = new AbortController();
const listed = (load: () => Promise<SavedQuote[]>) => keptTask(load, keptQuotes.list)({}, signal);
const opened = (id: string, load: () => Promise<SavedQuote>) =>
  keptTask(load, keptQuotes.row)({ id }, signal);

async function dealersQuotes(): Promise<SavedQuote[]> {
  return (await clientOf('distributor')).request('quotes', {});
}

/** A quote of the dealer with another id, changed at a time. */
const changedAt = (quote: SavedQuote, nth: number): SavedQuote => ({
  ...quote,
  id: `cotizacion-${String(nth)}`,
  updated_at: new Date(Date.UTC(2026, 0, 1 + nth)).toISOString(),
});

beforeEach(() => {
  writePerson(DEALER);
});

describe('without a connection (W16)', () => {
  it('the dealer’s quotes and orders are what the server sent last', async () => {
    const client = await clientOf('distributor');
    const orders = await client.request('orders', {});
    const quotes = await client.request('quotes', {});
    expect(orders.length).toBeGreaterThan(3);
    expect(quotes.length).toBeGreaterThan(3);
    await keptTask(answering(orders), keptOrders.list)({}, signal);
    await listed(answering(quotes));
    const copies = [
      await keptTask(failing('unreachable'), keptOrders.list)({}, signal),
      await listed(failing('unreachable')),
    ];
    expect(copies.map((rows) => new Map(rows.map((row) => [row.id, row])))).toEqual(
      [orders, quotes].map((rows) => new Map(rows.map((row) => [row.id, row]))),
    );
    for (const copy of copies) expect(gapsOf(copy)?.keptAt).toBeGreaterThan(Date.UTC(2026, 0));
    expect(gapsOf(quotes)).toBeNull();
  });

  it.each(['fault', 'unauthorized', 'refused', 'unavailable', 'broken'] as const)(
    'only that: a call that fails as %s fails',
    async (kind) => {
      await listed(answering(await dealersQuotes()));
      await expect(listed(failing(kind))).rejects.toMatchObject({ kind });
    },
  );

  it('those that were changed last are kept, and those that were opened', async () => {
    const [quote] = await dealersQuotes();
    if (quote === undefined) throw new Error('the dealer has no quote');
    const all = Array.from({ length: MOST_KEPT + 7 }, (_, nth) => changedAt(quote, nth));
    await opened('cotizacion-0', answering(changedAt(quote, 0)));
    await listed(answering(all));
    const kept = (await listed(failing('unreachable'))).map(({ id }) => id);
    expect(kept).toHaveLength(MOST_KEPT);
    expect(kept).toContain('cotizacion-0');
    expect(kept).toContain(`cotizacion-${String(MOST_KEPT + 6)}`);
    expect(kept).not.toContain('cotizacion-7');
  });

  it('one that is too large leaves room for the others', async () => {
    const [quote] = await dealersQuotes();
    if (quote === undefined) throw new Error('the dealer has no quote');
    const [window] = quote.windows;
    if (window === undefined) throw new Error('the quote has no window');
    const all = [0, 1, 2].map((nth) => changedAt(quote, nth));
    const huge = { ...changedAt(quote, 3), windows: Array.from({ length: 3_000 }, () => window) };
    await listed(answering([...all, huge]));
    const kept = (await listed(failing('unreachable'))).map(({ id }) => id);
    expect(kept.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('one quote opens as it was when it was opened', async () => {
    const [quote] = await dealersQuotes();
    if (quote === undefined) throw new Error('the dealer has no quote');
    await opened(quote.id, answering({ ...quote, title: 'Como la dejé' }));
    const copy = await opened(quote.id, failing('unreachable'));
    expect(copy.title).toBe('Como la dejé');
    expect(gapsOf(copy)?.keptAt).toBeTypeOf('number');
    await expect(opened('otra', failing('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('a quote of somebody else in the network is not kept', async () => {
    const [quote] = await dealersQuotes();
    if (quote === undefined) throw new Error('the dealer has no quote');
    await opened(
      quote.id,
      answering({ ...quote, made_by: { id: DEALER + 1, name: 'Otra persona', phone: null, email: null } }),
    );
    await expect(opened(quote.id, failing('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it.each([
    ['has ended', removeToken],
    ['has expired', removeExpiredToken],
    [
      'of another person begins',
      () => {
        writeToken('2|otra');
      },
    ],
  ])('nothing is there when a session %s', async (_, change) => {
    await listed(answering(await dealersQuotes()));
    await keptTask(answering(await (await clientOf('distributor')).request('orders', {})), keptOrders.list)(
      {},
      signal,
    );
    change();
    expect([browser().stored(QUOTES_KEY), browser().stored(ORDERS_KEY)]).toEqual([null, null]);
    await expect(listed(failing('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('another person reads nothing of it', async () => {
    await listed(answering(await dealersQuotes()));
    writePerson(DEALER + 1);
    await expect(listed(failing('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('rows that this build cannot read are left out', async () => {
    const [quote, other] = await dealersQuotes();
    if (quote === undefined || other === undefined) throw new Error('the dealer has no quotes');
    await listed(answering([quote, other]));
    const text = browser().stored(QUOTES_KEY) ?? '';
    browser().store(QUOTES_KEY, text.replace(`"folio":"${quote.folio}"`, '"folio":null'));
    expect((await listed(failing('unreachable'))).map(({ id }) => id)).toEqual([other.id]);
    browser().store(QUOTES_KEY, text.slice(0, -9));
    await expect(listed(failing('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
