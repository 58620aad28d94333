import { describe, expect, it } from 'vitest';
import { cartsOn } from '#mocks/seeds/carts.ts';
import { ordersOn } from '#mocks/seeds/orders.ts';
import { quotesOn } from '#mocks/seeds/quotes.ts';
import { API_HOST, clientOf, tokenOf, visitor } from './support/client.ts';
import { bedroom, livingRoom, newQuote, seen } from './support/shop.ts';

const nothing = { windows: [], documents: [] };

/** The mount and measures of a window. */
const mounting = [
  { mount: 'inside', measured: livingRoom.measured },
  { mount: 'outside', measured: null },
];

describe('the mount and measures of a window', () => {
  it('are kept by a quote, and copied into the order', async () => {
    const client = await clientOf('distributor');
    const saved = await client.request('saveQuote', newQuote('oro'));
    expect(saved.windows).toMatchObject(mounting);
    const sent = await client.request('sendQuote', { id: saved.id, revision: 1 });
    await client.request('convertQuote', { id: saved.id, revision: sent.revision, notes: '' });
    const orders = await client.request('orders', {});
    expect(orders.find(({ quote_id }) => quote_id === saved.id)?.windows).toMatchObject(mounting);
  });

  it('are kept by the cart for any quantity, and copied into the order', async () => {
    const client = await clientOf('customer');
    for (const { key } of (await client.request('cart', {})).lines) {
      await client.request('removeFromCart', { key });
    }
    await client.request('addToCart', { windows: [livingRoom, bedroom] });
    const cart = await client.request('setCartQuantity', { key: livingRoom.key, quantity: 3 });
    expect(cart.lines).toMatchObject(mounting);
    const { revision, price_list, totals } = cart;
    const order = await client.request('checkOut', {
      ...{ attempt: 'intento-1', revision, notes: '', price_list },
      total_centavos: totals.total_centavos,
    });
    expect(order.windows).toMatchObject(mounting);
  });

  it("are part of a visitor's request", async () => {
    const { folio } = await visitor().request('requestQuote', {
      ...{ name: 'Ana Ruiz', phone: '8155501420', email: 'ana@ejemplo.mx', captcha: 'listo' },
      ...seen([livingRoom, bedroom]),
      windows: [livingRoom, bedroom],
    });
    const quotes = await (await clientOf('administrator')).request('quotes', {});
    expect(quotes.find((quote) => quote.folio === folio)?.windows).toMatchObject(mounting);
  });

  it('make a new revision when changed, and none when the same', async () => {
    const client = await clientOf('customer');
    await client.request('saveQuote', newQuote());
    const turned = newQuote(null, {
      revision: 1,
      windows: [{ ...livingRoom, mount: 'outside', measured: null }, bedroom],
    });
    const changed = await client.request('saveQuote', turned);
    expect(changed).toMatchObject({ revision: 2, windows: [{ mount: 'outside', measured: null }, {}] });
    expect(await client.request('saveQuote', { ...turned, revision: 2 })).toEqual(changed);
  });

  it('are null for windows that were sent without them', async () => {
    const { mount: _mount, measured: _measured, ...bare } = livingRoom;
    const response = await fetch(`${API_HOST}/api/quotes/de-antes`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${await tokenOf('customer')}` },
      body: JSON.stringify({ ...newQuote(null, { windows: [livingRoom] }), id: 'de-antes', windows: [bare] }),
    });
    expect(response.status).toBe(200);
    const reply: unknown = await response.json();
    expect(reply).toMatchObject({ data: { windows: [{ mount: null, measured: null }] } });
  });

  it('are in the workshop’s documents', async () => {
    const orders = await (await clientOf('administrator')).request('networkOrders', {});
    const { windows, documents } = orders.find(({ title }) => title === 'Casa Bautista') ?? nothing;
    const url = documents.find(({ name }) => name.startsWith('Orden de trabajo'))?.url ?? '';
    const text = await (await fetch(`${API_HOST}${url}`)).text();
    const outside = windows.filter(({ mount }) => mount === 'outside').length;
    expect(outside).toBeGreaterThan(0);
    expect(text.match(/por fuera/g)).toHaveLength(outside);
    expect(text.match(/por dentro/g)).toHaveLength(windows.length - outside);
  });
});

it('the seeds have windows mostly inside the recess, and some outside', () => {
  const day = '2026-11-21';
  const mounts = [
    ...quotesOn(day).flatMap(({ windows }) => windows),
    ...ordersOn(day).flatMap(({ windows }) => windows),
    ...cartsOn(day).flatMap(({ lines }) => lines),
  ].map(({ mount }) => mount);
  const outside = mounts.filter((mount) => mount === 'outside').length / mounts.length;
  expect(outside).toBeGreaterThan(0.2);
  expect(outside).toBeLessThan(0.5);
  expect(mounts).not.toContain(null);
});
