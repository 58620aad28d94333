import { describe, expect, it } from 'vitest';
import { carts } from '#mocks/rows/cart.ts';
import { stock } from '#mocks/rows/stock.ts';
import { quotable } from '#src/content/quotable.ts';
import { orderSheetOf, sheetFacts } from '#src/features/orders/sheet/order-sheet.ts';
import { clientOf, failureOf, type visitor } from './support/client.ts';
import { bedroom, livingRoom, newQuote, seen } from './support/shop.ts';

type Client = ReturnType<typeof visitor>;

const numbersOf = async (client: Client) => ({
  counted: await client.request('countCart', {}),
  listed: (await client.request('cart', {})).lines.length,
});

/** What is sent to order the current cart. */
async function orderOf(client: Client, attempt = 'intento-1') {
  const { revision, price_list, totals } = await client.request('cart', {});
  return { attempt, revision, notes: '', price_list, total_centavos: totals.total_centavos };
}

const emptied = async (client: Client) => {
  for (const { key } of (await client.request('cart', {})).lines) {
    await client.request('removeFromCart', { key });
  }
};

describe('cart lines', () => {
  it('are added once each, even when the first answer is lost', async () => {
    const client = await clientOf('customer');
    const added = await client.request('addToCart', { windows: [livingRoom, bedroom] });
    expect(added).toMatchObject({ revision: 4 });
    expect(await client.request('addToCart', { windows: [livingRoom, bedroom] })).toEqual(added);
    expect(await numbersOf(client)).toEqual({ counted: 5, listed: 5 });
    const { lines } = added;
    expect(lines.at(-1)).toMatchObject({ ...bedroom, problem: null });
    expect(lines.at(-1)?.added_centavos).toBe(lines.at(-1)?.total_centavos);
  });

  it('that already exist stay unchanged', async () => {
    const client = await clientOf('customer');
    await client.request('addToCart', { windows: [livingRoom] });
    const other = { ...livingRoom, name: 'Otra', line: { ...livingRoom.line, quantity: 9 } };
    const { lines, revision } = await client.request('addToCart', { windows: [other, bedroom] });
    expect(lines.find(({ key }) => key === 'sala')).toMatchObject(livingRoom);
    expect(lines).toHaveLength(5);
    expect(revision).toBe(5);
  });

  it('have totals at the prices of the logged-in person', async () => {
    for (const [person, tier] of [
      ['customer', null],
      ['distributor', 'oro'],
    ] as const) {
      const client = await clientOf(person);
      await emptied(client);
      const { totals } = await client.request('addToCart', { windows: [livingRoom, bedroom] });
      expect(totals.total_centavos).toBe(seen([livingRoom, bedroom], tier).total_centavos);
    }
  });

  it('keep the price that they had when they were added', async () => {
    const { lines } = await (await clientOf('customer')).request('cart', {});
    const changed = lines.map((line) => line.total_centavos - (line.added_centavos ?? 0));
    expect(changed.slice(0, 2)).toEqual([0, 0]);
    expect(changed[2]).toBeGreaterThan(0);
  });

  it('are refused above five thousand', async () => {
    const client = await clientOf('customer');
    const windows = (from: number, howMany: number) =>
      Array.from({ length: howMany }, (_, at) => ({ ...livingRoom, key: `n${String(from + at)}` }));
    for (const from of [0, 1_000, 2_000, 3_000]) {
      await client.request('addToCart', { windows: windows(from, 1_000) });
    }
    const failure = await failureOf(client.request('addToCart', { windows: windows(4_000, 998) }));
    expect(failure.fields).toEqual({ windows: ['En el carrito caben hasta 5,000 renglones.'] });
    expect(await client.request('countCart', {})).toBe(4_003);
  }, 60_000);

  it('change in quantity, from 1 to 999', async () => {
    const client = await clientOf('customer');
    const changed = await client.request('setCartQuantity', { key: 'v1', quantity: 999 });
    expect(changed.lines[0]?.line.quantity).toBe(999);
    expect(await client.request('setCartQuantity', { key: 'v1', quantity: 999 })).toEqual(changed);
    for (const quantity of [0, 1_000, 1.5, -1]) {
      const failure = await failureOf(client.request('setCartQuantity', { key: 'v1', quantity }));
      expect(failure.fields).toEqual({ quantity: ['La cantidad va de 1 a 999 piezas.'] });
    }
    const unknown = client.request('setCartQuantity', { key: 'nada', quantity: 1 });
    expect(await failureOf(unknown)).toMatchObject({ status: 404 });
  });

  it('are removed once', async () => {
    const client = await clientOf('customer');
    const { revision } = await client.request('removeFromCart', { key: 'v2' });
    expect(await client.request('removeFromCart', { key: 'v2' })).toMatchObject({ revision });
    expect(await numbersOf(client)).toEqual({ counted: 2, listed: 2 });
  });
});

describe('a fabric that is out', () => {
  const setStock = (changes: object) =>
    stock.updateMany((query) => query.where(({ code }) => code === 'EB-102'), {
      data: (draft) => {
        Object.assign(draft, changes);
      },
    });

  it.each([
    ['and arrives', { incoming: 90, arrives_in_days: 3 }],
    ['and nobody knows when more arrives', { incoming: null, arrives_in_days: null }],
  ])('%s is ordered from a cart as from a quote, with the same day', async (_, changes) => {
    await setStock({ total: 0, reserved: 0, ...changes });
    const client = await clientOf('customer');
    await emptied(client);
    await client.request('addToCart', { windows: [livingRoom] });
    const ordered = await client.request('checkOut', await orderOf(client));
    const { id, revision } = await client.request('saveQuote', newQuote(null, { windows: [livingRoom] }));
    const sent = await client.request('sendQuote', { id, revision });
    await client.request('convertQuote', { id, revision: sent.revision, notes: '' });
    const converted = (await client.request('orders', {})).find(({ quote_id }) => quote_id === id);
    expect(ordered.promised_on).toBe(converted?.promised_on);
    expect(ordered.promised_on === null).toBe(changes.incoming === null);
  });

  it('is promised for the day of its place, and costs the freight to it', async () => {
    await setStock({ total: 500, reserved: 0 });
    const client = await clientOf('customer');
    const orderedTo = async (attempt: string, place: { postal_code?: string }, freight = 0) => {
      await emptied(client);
      await client.request('addToCart', { windows: [livingRoom] });
      const order = await orderOf(client, attempt);
      return client.request('checkOut', {
        ...{ ...order, ...place },
        total_centavos: order.total_centavos + freight,
      });
    };
    const near = await orderedTo('intento-cerca', { postal_code: '64000' });
    const unpaid = orderedTo('intento-sin-flete', { postal_code: '77500' });
    expect((await failureOf(unpaid)).fields['total_centavos']).toEqual([
      'El precio cambió desde que lo viste: hoy son $4,082.00.',
    ]);
    const far = await orderedTo('intento-lejos', { postal_code: '77500' }, 95_000);
    expect([near, far].map(({ totals }) => totals.freight_centavos)).toEqual([0, 95_000]);
    expect(far.totals.total_centavos).toBe(near.totals.total_centavos + 95_000);
    expect(near.postal_code).toBe('64000');
    expect((await orderedTo('intento-sin', {})).postal_code).toBeNull();
    expect(Date.parse(far.promised_on ?? '')).toBeGreaterThan(Date.parse(near.promised_on ?? ''));
    expect((await failureOf(orderedTo('intento-mal', { postal_code: '00999' }))).fields).toEqual({
      postal_code: ['Ningún estado tiene ese código postal.'],
    });
  });
});

describe('an order with the shop’s installation', () => {
  const installed = { ...livingRoom, line: { ...livingRoom.line, extras: ['instalacion'] } };
  const refusal = 'En Quintana Roo instala un distribuidor: quita la instalación.';

  it('is refused where a dealer of the zone installs, from a cart and from a quote', async () => {
    const client = await clientOf('customer');
    await emptied(client);
    await client.request('addToCart', { windows: [installed] });
    const order = await orderOf(client);
    const far = { postal_code: '77500', total_centavos: order.total_centavos + 95_000 };
    const refused = await failureOf(client.request('checkOut', { ...order, ...far }));
    expect(refused).toMatchObject({ status: 422, fields: { windows: [refusal] } });

    const { id, revision } = await client.request('saveQuote', newQuote(null, { windows: [installed] }));
    const sent = await client.request('sendQuote', { id, revision });
    const converted = { id, revision: sent.revision, notes: '', postal_code: '77500' };
    expect(await failureOf(client.request('convertQuote', converted))).toMatchObject({
      status: 422,
      fields: { windows: [refusal] },
    });

    expect(await client.request('checkOut', { ...order, postal_code: '64000' })).toMatchObject({
      stage: 'confirmado',
    });
  });
});

describe('the address of an order', () => {
  const home = {
    ...{ street: 'Hidalgo 215', neighborhood: 'Centro', city: 'Monterrey' },
    ...{ references: 'Portón negro', receiver: 'Lucía Garza', phone: '8112345678' },
  };
  const orderedTo = async (attempt: string, delivery?: typeof home) => {
    const client = await clientOf('customer');
    await emptied(client);
    await client.request('addToCart', { windows: [livingRoom] });
    const place = { postal_code: '64000', ...(delivery === undefined ? {} : { delivery }) };
    return client.request('checkOut', { ...(await orderOf(client, attempt)), ...place });
  };

  it('is on the order, and on the sheet of the workshop', async () => {
    const order = await orderedTo('intento-casa', home);
    expect(order.delivery).toEqual(home);
    expect(sheetFacts(orderSheetOf(order, quotable, 'America/Mexico_City'))).toEqual(
      expect.arrayContaining([
        { name: 'Entrega en', value: 'Hidalgo 215, Centro, Monterrey, 64000, Nuevo León' },
        { name: 'Recibe', value: 'Lucía Garza, 81 1234 5678. Portón negro' },
      ]),
    );
  });

  it('may be left out, but not by half', async () => {
    expect((await orderedTo('intento-sin-casa')).delivery).toBeNull();
    const nothing = {
      ...home,
      street: '',
      neighborhood: '',
      city: '',
      references: '',
      receiver: '',
      phone: '',
    };
    expect((await orderedTo('intento-en-blanco', nothing)).delivery).toBeNull();
    const half = orderedTo('intento-a-medias', { ...home, street: ' ', receiver: '' });
    expect((await failureOf(half)).fields).toEqual({
      'delivery.street': ['Escribe la calle y el número de la entrega.'],
      'delivery.receiver': ['Escribe quién recibe.'],
    });
  });
});

describe('the checkout', () => {
  it('makes one order of the whole cart for several calls at once, and empties the cart', async () => {
    const client = await clientOf('distributor');
    const input = await orderOf(client);
    const made = await Promise.all(Array.from({ length: 100 }, () => client.request('checkOut', input)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made[0]).toMatchObject({ stage: 'confirmado', folio: 'P-2026' });
    expect(made[0]?.windows).toHaveLength(5);
    expect(made[0]?.totals.total_centavos).toBe(input.total_centavos);
    expect(await numbersOf(client)).toEqual({ counted: 0, listed: 0 });
    expect(await client.request('orders', {})).toHaveLength(7);
    expect(await client.request('countOrders', {})).toBe(7);
    expect(await client.request('checkOut', input)).toEqual(made[0]);
  });

  it('is refused for an older revision of the cart', async () => {
    const client = await clientOf('customer');
    const input = await orderOf(client);
    await client.request('addToCart', { windows: [livingRoom] });
    expect(await failureOf(client.request('checkOut', input))).toMatchObject({
      status: 409,
      serverMessage: 'Tu carrito cambió mientras lo veías. Revísalo antes de pedir.',
    });
    expect(await client.request('countOrders', {})).toBe(2);
  });

  it('is refused at another price', async () => {
    const client = await clientOf('customer');
    const input = await orderOf(client);
    const wrong = { ...input, total_centavos: input.total_centavos - 100 };
    const failure = await failureOf(client.request('checkOut', wrong));
    expect(Object.keys(failure.fields)).toEqual(['total_centavos']);
    expect(await client.request('countCart', {})).toBe(3);
  });

  it('is refused for an empty cart', async () => {
    const client = await clientOf('customer');
    await emptied(client);
    const failure = await failureOf(client.request('checkOut', await orderOf(client)));
    expect(failure.fields).toEqual({ windows: ['Tu carrito está vacío.'] });
  });

  it('is refused at a line that can no longer be made', async () => {
    const client = await clientOf('administrator');
    const { lines } = await client.request('cart', {});
    expect(lines.map(({ problem }) => problem)).toEqual([null, 'Este color ya no se fabrica: elige otro.']);
    const failure = await failureOf(client.request('checkOut', await orderOf(client)));
    expect(failure.fields).toEqual({ 'windows.1.color': ['Este color ya no se fabrica: elige otro.'] });
    await client.request('removeFromCart', { key: 'v2' });
    expect(await client.request('checkOut', await orderOf(client))).toMatchObject({ stage: 'confirmado' });
  });

  it('refuses a malformed attempt key', async () => {
    const client = await clientOf('customer');
    for (const attempt of ['', 'corto', 'con espacio', 'a'.repeat(65)]) {
      const failure = await failureOf(client.request('checkOut', await orderOf(client, attempt)));
      expect(Object.keys(failure.fields)).toEqual(['attempt']);
    }
  });

  it("makes a separate order for another person's attempt key", async () => {
    const [customer, distributor] = [await clientOf('customer'), await clientOf('distributor')];
    const first = await customer.request('checkOut', await orderOf(customer));
    const second = await distributor.request('checkOut', await orderOf(distributor));
    expect(first.id).not.toBe(second.id);
  });
});

it('the network lists the non-empty carts, each with its owner', async () => {
  const listed = await (await clientOf('distributor')).request('networkCarts', {});
  expect(listed.map(({ made_by, lines }) => [made_by?.id, lines.length]).toSorted()).toEqual([
    [1, 3],
    [2, 5],
    [5, 2],
    [7, 4],
  ]);
  const all = await (await clientOf('administrator')).request('networkCarts', {});
  expect(all).toHaveLength(carts.all().length);
});
