import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { decodeReply } from '#src/api/decode-reply.ts';
import type { ApiError } from '#src/api/errors.ts';
import { gapsOf } from '#src/api/gaps.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { savedQuote } from '#stories/charts/samples/quotes-samples.ts';

/** What the app uses of a reply, and the places that are reported. */
async function used(call: CallName, body: unknown) {
  const reported: ApiError[] = [];
  const decoder: z.core.$ZodType = contract[call].output;
  const output = await decodeReply(call, decoder, JSON.stringify(body), {
    onDrift: (error) => reported.push(error),
  });
  return { output, places: reported.flatMap(({ issues }) => issues.map(({ path }) => path)) };
}

const dealer = { id: 1, name: 'Uno', state: 'Jalisco', municipality: 'Zapopan', lat: 20.7, lng: -103.4 };

describe('a row with an optional field that cannot be used', () => {
  it.each([
    ['a decimal comma', { lat: '20,71', lng: '-103,41' }, { lat: 20.71, lng: -103.41 }, ['lat', 'lng']],
    ['words', { lat: 'N/A', lng: -103.4 }, { lat: null, lng: -103.4 }, ['lat']],
    [
      'words under another name',
      { lat: null, latitude: 'N/A', lng: -103.4 },
      { lat: null, lng: -103.4 },
      ['lat'],
    ],
    ['an object', { phone: { mobile: '55' } }, { phone: null }, ['phone']],
    ['false', { lat: false, phone: false }, { lat: null, phone: null }, ['phone', 'lat']],
    ['the words for nothing', { phone: 'null', address: 'undefined' }, { phone: null, address: null }, []],
    ['zeros of a column', { lat: '0.00000000', lng: 0 }, { lat: null, lng: null }, []],
    ['JSON as a text', { products: '["toldos"]' }, { products: ['toldos'] }, ['products']],
    ['something else than a list', { products: 'enrollables' }, { products: [] }, ['products']],
  ])('(%s) stays in its list, without it or with what it means', async (_, fields, meant, wrong) => {
    const rows = [dealer, { ...dealer, id: 2, ...fields }];
    const bare = await used('dealers', rows);
    expect(bare.output).toMatchObject([dealer, { ...dealer, id: 2, ...meant }]);
    expect(bare.places).toEqual(wrong.map((field) => `1.${field}`));
    const inside = await used('dealers', { data: rows });
    expect(inside.output).toEqual(bare.output);
    expect(inside.places).toEqual(wrong.map((field) => `data.1.${field}`));
  });

  it('stays where every row has one, in a list of many slices', async () => {
    const rows = Array.from({ length: 2_000 }, (_, id) => ({ ...dealer, id, lat: 'N/A', lng: '-103,41' }));
    const { output, places } = await used('dealers', { data: rows });
    expect(output).toMatchObject(rows.map(({ id }) => ({ id, lat: null, lng: -103.41 })));
    expect(places.toSorted()).toEqual(
      rows.flatMap((_, at) => [`data.${String(at)}.lat`, `data.${String(at)}.lng`]).toSorted(),
    );
  });

  it.each([
    ['1,234.50', 1_234.5],
    ['1,234', 1_234],
    ['12,345,678', 12_345_678],
    ['1.234', 1.234],
  ])('is a price with commas of thousands, which are read: %s (B15)', async (price, read) => {
    const { output } = await used('catalogPrices', [{ id: 1, name: 'Lino', price }]);
    expect(output).toMatchObject([{ price: read }]);
  });

  it('is no thousand of degrees', async () => {
    const { output } = await used('dealers', [{ ...dealer, lat: '20,710' }]);
    expect(output).toMatchObject([{ lat: null }]);
  });

  it.each([
    ['$1,234.50', 1_234.5],
    ['1,234.50 MXN', 1_234.5],
  ])('is a price with its currency: %s', async (price, read) => {
    const { output } = await used('catalogPrices', [{ id: 1, name: 'Lino', price }]);
    expect(output).toMatchObject([{ price: read }]);
  });

  const user = { id: 7, active: true };

  it.each([
    [{ role: { id: 'x', name: 'Cliente' } }, []],
    [{ role: true }, []],
    [{ role_id: 'x' }, []],
    [{ roles: [null] }, []],
    [{ roles: '[{"id":3,"name":"Administrador"}]' }, [{ id: 3, name: 'Administrador' }]],
    [{ roles: { data: [{ id: 3, name: 'Administrador' }] } }, [{ id: 3, name: 'Administrador' }]],
    [{ roles: { 1: { id: 3, name: 'Administrador' } } }, [{ id: 3, name: 'Administrador' }]],
  ])('is the role of a user: %j', async (fields, roles) => {
    for (const wire of [[{ ...user, ...fields }], { data: [user, { ...user, ...fields }] }]) {
      const { output, places } = await used('users', wire);
      expect(output).toHaveLength(Array.isArray(wire) ? 1 : 2);
      expect(Array.isArray(output) && output.at(-1)).toMatchObject({ id: 7, roles });
      expect(places).toHaveLength(1);
    }
    const alone = await used('currentUser', { user: { ...user, ...fields } });
    expect(alone.output).toMatchObject({ id: 7, roles });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['Sí', true],
    ['si', true],
    ['on', true],
    ['Y', true],
    ['t', true],
    ['activo', true],
    ['no', false],
    ['OFF', false],
    ['f', false],
    ['inactivo', false],
  ])('is a flag as a word: %s', async (active, read) => {
    const { output } = await used('users', [{ ...user, active, active_map: active }]);
    expect(output).toMatchObject([{ active: read, active_map: read }]);
  });

  it.each([
    ['UTC', '2026-08-05T18:20:00.000Z'],
    ['-07:00', '2026-08-06T01:20:00.000Z'],
    ['America/Mexico_City', '2026-08-06T00:20:00.000Z'],
    ['Asia/Tokyo', null],
  ])('is a time as the object that PHP makes of it, in %s (B15)', async (timezone, read) => {
    const date = { date: '2026-08-05 18:20:00.000000', timezone_type: 3, timezone };
    const { output } = await used('priceListFiles', [{ name: 'Lista', url: '/l.pdf', updated_at: date }]);
    expect(output).toMatchObject([{ updated_at: read }]);
  });

  it('is a day as the object that PHP makes of it', async () => {
    const promised_on = { date: '2026-12-06 00:00:00.000000', timezone_type: 3, timezone: 'UTC' };
    const { output } = await used('orders', [{ ...savedOrder, promised_on }]);
    expect(output).toMatchObject([{ promised_on: '2026-12-06' }]);
  });

  it('is a whole reply that was encoded twice', async () => {
    expect((await used('dealers', JSON.stringify([dealer]))).output).toMatchObject([dealer]);
    expect((await used('countCart', '1,234')).output).toBe(1_234);
  });

  it('is a list under numbers, as PHP sends one with gaps', async () => {
    const { payments, windows } = savedOrder;
    const { output, places } = await used('orders', [
      { ...savedOrder, payments: { 1: payments[0] }, windows: Object.fromEntries(windows.entries()) },
    ]);
    expect(output).toMatchObject([{ payments, windows }]);
    expect(places.toSorted()).toEqual(['0.payments', '0.windows']);
  });

  it('may be deep in a row: the nearest optional field is dropped', async () => {
    const quotes = [{ ...savedQuote, client: { ...savedQuote.client, phone: [] }, sent_at: {} }];
    const { output, places } = await used('quotes', quotes);
    expect(output).toMatchObject([{ client: { ...savedQuote.client, phone: null }, sent_at: null }]);
    expect(places.toSorted()).toEqual(['0.client.phone', '0.sent_at']);
    const orders = await used('orders', [{ ...savedOrder, steps: [{ stage: 'pintado' }] }]);
    expect(orders.output).toMatchObject([{ id: savedOrder.id, steps: [] }]);
    expect(orders.places).toEqual(['0.steps.0.stage']);
  });

  it('in a single object is dropped too, also inside data', async () => {
    const body = { id: 7, active: true, lat: 'norte', email: 'a@b.mx' };
    for (const wire of [body, { data: body }, { user: body }]) {
      const { output, places } = await used('currentUser', wire);
      expect(output).toMatchObject({ id: 7, lat: null, email: 'a@b.mx' });
      expect(places).toEqual(['lat']);
    }
    for (const wire of [body, { data: body }]) {
      expect((await used('login', { token: '1|abc', user: wire })).output).toMatchObject({
        user: { lat: null },
      });
    }
  });
});

describe('a file without an address', () => {
  const file = { name: 'Lista', url: '/lista.pdf' };

  it.each([{ url: null }, { url: '' }, {}, { path: '' }, { url: 7 }])(
    '(%j) is left out, counted and reported (B24)',
    async (fields) => {
      const { output, places } = await used('priceListFiles', { data: [{ name: 'Otra', ...fields }, file] });
      expect(output).toMatchObject([file]);
      expect(gapsOf(output)?.leftOut).toEqual([{ id: null, place: 1, fields: ['url'] }]);
      expect(places).toEqual(['0.url']);
    },
  );

  it('alone is not taken for no file', async () => {
    for (const wire of [{ name: 'Lista', url: null }, { data: { name: 'Lista' } }]) {
      await expect(used('priceListFiles', wire)).rejects.toMatchObject({ kind: 'broken' });
    }
  });

  it('of an order leaves the others', async () => {
    const { output } = await used('orders', [
      { ...savedOrder, documents: [{ name: 'Factura', url: null }, file] },
    ]);
    expect(output).toMatchObject([{ documents: [file] }]);
  });
});

describe('a reply with something wrong that is required, or that is made or paid by it,', () => {
  const [window] = savedQuote.windows;

  it.each([
    ['dealers', [{ ...dealer, id: 'uno' }]],
    ['users', [{ id: 1, active: 'tal vez' }]],
    ['states', [{ id: 1 }]],
    ['quotes', [{ ...savedQuote, totals: { ...savedQuote.totals, total_centavos: '1,234.50' } }]],
    ['quotes', [{ ...savedQuote, client_totals: { ...savedQuote.totals, total_centavos: null } }]],
    ['quotes', [{ ...savedQuote, margin_bp: 'mucho' }]],
    ['quotes', [{ ...savedQuote, rounded: 'quizá' }]],
    ['quotes', [{ ...savedQuote, line_margins: [{ key: 'sala', margin_bp: 'mucho' }] }]],
    ['quotes', [{ ...savedQuote, own_lines: [{ name: 'Instalación', centavos: {}, holds_iva: true }] }]],
    ['quotes', [{ ...savedQuote, totals: { ...savedQuote.totals, own_lines: 'sí' } }]],
    ['quotes', [{ ...savedQuote, windows: [{ ...window, optional: 'quizá' }] }]],
    ['orders', [{ ...savedOrder, payments: [{ ...savedOrder.payments[0], state: 'llegó' }] }]],
    ['orders', [{ ...savedOrder, payments: 'ninguno' }]],
    ['orders', [{ ...savedOrder, client_totals: { ...savedOrder.totals, total_centavos: null } }]],
    ['quotes', [{ ...savedQuote, windows: [{ ...window, fitting: { side: 'arriba' } }] }]],
    ['quotes', [{ ...savedQuote, windows: [{ ...window, mount: 'techo' }] }]],
    ['quotes', [{ ...savedQuote, windows: [{ ...window, line: { ...window?.line, control: 7 } }] }]],
    ['quotes', [{ ...savedQuote, windows: 'ninguna' }]],
    ['countCart', 'doce'],
    ['priceListFiles', { data: 'ninguno' }],
  ] as const)('%s: %j is refused', async (call, body) => {
    await expect(used(call, body)).rejects.toMatchObject({ kind: 'broken' });
  });
});
