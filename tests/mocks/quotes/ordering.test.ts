import { describe, expect, it } from 'vitest';
import { quotes as rows } from '#mocks/rows/quote.ts';
import { API_HOST, clientOf, failureOf, tokenOf, visitor } from '../support/client.ts';
import { sendOne } from '../support/sent-quotes.ts';
import { bedroom, livingRoom, newQuote, seededQuote, seen } from '../support/shop.ts';

describe('ordering a quote', () => {
  const { id, revision } = seededQuote('Casa Yáñez');

  it('takes the notes for the workshop', async () => {
    const client = await clientOf('distributor');
    await client.request('convertQuote', { id, revision, notes: 'Tocar en la caseta' });
    const orders = await client.request('orders', {});
    expect(orders.find(({ quote_id }) => quote_id === id)?.notes).toBe('Tocar en la caseta');
  });

  it('promises a day by its link and in the lists, until the order is cancelled (B155)', async () => {
    const { client, quote, share } = await sendOne();
    const sent = { id: quote.id, revision: quote.revision, notes: '' };
    const ordered = await client.request('convertQuote', sent);
    const days = async () => [
      (await visitor().request('sharedQuote', { share })).promised_on,
      (await client.request('quote', { id: quote.id })).promised_on,
      (await client.request('orders', {})).find(({ quote_id }) => quote_id === quote.id)?.promised_on,
    ];
    expect(await days()).toEqual([ordered.promised_on, ordered.promised_on, ordered.promised_on]);
    expect(ordered.promised_on).not.toBeNull();
    const order = ordered.order_id ?? '';
    await client.request('moveOrder', { id: order, from: 'confirmado', to: 'cancelado', note: '' });
    expect(await days()).toEqual([null, null, null]);
  });

  it('makes one order for repeated and simultaneous calls', async () => {
    const client = await clientOf('distributor');
    const converted = await Promise.all(
      Array.from({ length: 100 }, () => client.request('convertQuote', { id, revision, notes: '' })),
    );
    expect(new Set(converted.map(({ order_id }) => order_id)).size).toBe(1);
    const orders = await client.request('orders', {});
    expect(orders.filter(({ quote_id }) => quote_id === id)).toHaveLength(1);
    expect(orders).toHaveLength(7);
    expect(await client.request('countOrders', {})).toBe(7);
    const [{ totals } = { totals: null }] = orders.filter(({ quote_id }) => quote_id === id);
    expect(totals).toEqual(converted[0]?.totals);
    expect(converted[0]?.status).toBe('convertida');
    expect(orders.map(({ folio }) => folio)).toContain(converted[0]?.order_folio);
  });

  /** What the client of a quote pays, by its link, its maker's list and its order. */
  async function paidFor({ client, quote, share }: Awaited<ReturnType<typeof sendOne>>) {
    const { totals } = await visitor().request('sharedQuote', { share });
    const own = await client.request('quote', { id: quote.id });
    const order = (await client.request('orders', {})).find(({ quote_id }) => quote_id === quote.id);
    return { own: own.client_totals, order: order?.client_totals, link: totals };
  }

  it.each<[string | null, string | null]>([
    [null, '97000'],
    ['97000', null],
    ['97000', '64103'],
  ])('costs the same by its link and as an order: quoted to %s, ordered to %s', async (quoted, ordered) => {
    const there = quoted === null ? {} : { postal_code: quoted };
    const { total_centavos } = seen([livingRoom, bedroom], 'oro', quoted);
    const sent = await sendOne({ ...there, total_centavos });
    const { quote } = sent;
    await sent.client.request('convertQuote', {
      ...{ id: quote.id, revision: quote.revision, notes: '' },
      ...(ordered === null ? {} : { postal_code: ordered }),
    });
    const { link, own, order } = await paidFor(sent);
    expect(link.freight_centavos).toBe(95_000);
    expect([own, order]).toEqual([link, link]);
  });

  it.each([
    ['Depa de Paulina', 'Primero envíala a tu cliente.'],
    ['Salón de eventos El Mezquite', 'Tu cliente la rechazó: renuévala para pedirla.'],
    ['Kínder Arcoíris', 'Ya venció: renuévala para pedirla.'],
  ])('is refused for %s', async (title, message) => {
    const quote = seededQuote(title);
    const call = (await clientOf('distributor')).request('convertQuote', {
      id: quote.id,
      revision: quote.revision,
      notes: '',
    });
    expect(await failureOf(call)).toMatchObject({ status: 409, serverMessage: message });
  });

  it('is allowed to its maker before the client answers, at the current revision', async () => {
    const { client, quote } = await sendOne();
    const stale = client.request('convertQuote', { id: quote.id, revision: 1, notes: '' });
    expect(await failureOf(stale)).toMatchObject({ status: 409 });
    const { status } = await client.request('convertQuote', {
      id: quote.id,
      revision: quote.revision,
      notes: '',
    });
    expect(status).toBe('convertida');
  });

  it('is refused when prices changed since, or a colour is no longer made', async () => {
    const { client, quote } = await sendOne();
    const change = (changes: object) =>
      rows.update((query) => query.where((row) => row.id === quote.id), {
        data: (draft) => {
          Object.assign(draft, changes);
        },
      });
    const convert = () =>
      failureOf(client.request('convertQuote', { id: quote.id, revision: quote.revision, notes: '' }));
    await change({ windows: [{ ...livingRoom, color: 'color-descontinuado' }] });
    expect((await convert()).fields).toEqual({
      'windows.0.color': ['Este color ya no se fabrica: elige otro.'],
    });
    await change({ price_list: { id: 'distribuidor-anterior', version: 1 } });
    expect((await convert()).fields).toEqual({
      total_centavos: ['Los precios cambiaron desde que se cotizó: renuévala.'],
    });
    expect(await client.request('countOrders', {})).toBe(6);
  });
});

describe('the order of a quote', () => {
  it.each(['customer', 'distributor', 'administrator'] as const)(
    'is named like the other orders of a %s',
    async (who) => {
      const client = await clientOf(who);
      const orders = await client.request('orders', {});
      const named = orders.flatMap(({ quote_id, id, folio }) =>
        quote_id === null ? [] : [[quote_id, id, folio]],
      );
      const quotes = await client.request('quotes', {});
      const linked = quotes.flatMap(({ id, order_id, order_folio }) =>
        order_id === null && order_folio === null ? [] : [[id, order_id, order_folio]],
      );
      expect(linked.length).toBeGreaterThan(0);
      expect(linked.toSorted()).toEqual(named.toSorted());
    },
  );
});

describe('the network', () => {
  it("of a distributor has their network's quotes with names, which they can read but not change", async () => {
    const client = await clientOf('distributor');
    const quotes = await client.request('networkQuotes', {});
    expect(new Set(quotes.map(({ made_by }) => made_by?.id))).toEqual(new Set([1, 2, 5, 7, 10, 11]));
    expect(quotes.every(({ made_by }) => (made_by?.name ?? '') !== '')).toBe(true);
    const { id } = seededQuote('Recámaras de la casa nueva');
    expect(await client.request('quote', { id })).toMatchObject({ made_by: { id: 1 } });
    expect(await failureOf(client.request('removeQuote', { id }))).toMatchObject({ status: 404 });
    const other = seededQuote('Clínica dental');
    expect(await failureOf(client.request('quote', { id: other.id }))).toMatchObject({ status: 404 });
  });

  it('of an administrator has all quotes, and a customer has no network', async () => {
    const quotes = await (await clientOf('administrator')).request('networkQuotes', {});
    expect(quotes).toHaveLength(31);
    const client = await clientOf('customer');
    for (const call of ['networkQuotes', 'networkOrders', 'networkCarts'] as const) {
      expect(await failureOf(client.request(call, {}))).toMatchObject({ kind: 'refused', status: 403 });
    }
  });
});

it('each person sees the prices of their own list', async () => {
  const customer = await (await clientOf('customer')).request('priceList', {});
  expect([customer.list.id, customer.tier]).toEqual(['publico', null]);
  const distributor = await (await clientOf('distributor')).request('priceList', {});
  expect([distributor.list.id, distributor.tier]).toEqual(['distribuidor', 'oro']);
});

it('an id in the body must match the address, and an unreadable id is not found', async () => {
  const headers = { Authorization: `Bearer ${await tokenOf('customer')}` };
  const put = (path: string) =>
    fetch(`${API_HOST}${path}`, { method: 'PUT', headers, body: JSON.stringify(newQuote()) });
  expect((await put('/api/quotes/otra')).status).toBe(422);
  expect((await put('/api/quotes/con%20espacio')).status).toBe(422);
  expect((await put('/api/quotes/nada%ZZ')).status).toBe(404);
  expect((await put('/api/quotes/nueva-1')).status).toBe(200);
});
