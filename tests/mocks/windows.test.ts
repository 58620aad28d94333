import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { resetDatabase } from '#mocks/database/persistence.ts';
import { catalog } from '#src/content/catalog.ts';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import { Line } from '#src/quoting/line.ts';
import type { Buyer } from '#src/quoting/money/buyer.ts';
import { totalOf, type Total } from '#src/quoting/money/total.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import { RUNS } from '#tests/support/runs.ts';
import { API_HOST, clientOf, failureOf, tokenOf, type Person } from './support/client.ts';
import { bedroom, livingRoom, newQuote, seen } from './support/shop.ts';

type Sent = Readonly<Record<string, unknown>>;

const oro = distributorPrices.tiers.find(({ id }) => id === 'oro');
const prices: Readonly<
  Record<'customer' | 'distributor', { readonly list: PriceList; readonly buyer: Buyer }>
> = {
  customer: { list: publicPrices, buyer: { kind: 'public' } },
  distributor: {
    list: distributorPrices,
    buyer: { kind: 'distributor', tier: oro ?? { id: '', discountBp: 0 } },
  },
};

/** The engine's result for a sent window: a quote, or null when the window cannot be made. */
function quoteFrom(sent: unknown, list: PriceList) {
  const window = z.safeParse(
    z.object({ variant: z.string(), color: z.string(), line: Line, key: z.string(), name: z.string() }),
    sent,
  );
  if (!window.success || (window.data.line.discountBp ?? 0) > 0) return null;
  const { variant: slug, color, line } = window.data;
  const variant = catalog.variants.find((one) => one.slug === slug);
  if (!variant?.colours.some((colour) => colour.slug === color)) return null;
  const quote = quoteLine(line, variant.product, list);
  return quote.kind === 'quote' ? quote : null;
}

const slugs = catalog.variants.map(({ slug }) => slug);
const colourSlugs = [...new Set(catalog.variants.flatMap(({ colours }) => colours.map(({ slug }) => slug)))];

const mostly = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: good, weight: 30 }, { arbitrary: bad, weight: 1 });
const rarely = <T>(...values: readonly T[]): fc.Arbitrary<T | undefined> =>
  fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 12 },
    { arbitrary: fc.constantFrom(...values), weight: 1 },
  );

const lines = fc.record({
  widthMm: mostly(fc.integer({ min: 600, max: 2_400 }), fc.constantFrom(0, -1, 1.5, 20_001, '1200', null)),
  heightMm: mostly(fc.integer({ min: 800, max: 2_600 }), fc.constantFrom(0, NaN, 30_000, [], {})),
  quantity: mostly(fc.integer({ min: 1, max: 20 }), fc.constantFrom(0, 1_000, 2.5, 'dos')),
  control: rarely('cadena', 'motor-radio', 'nada', ''),
  lay: rarely('normal', 'rotated', 'joined', 'torcida'),
  cloths: rarely(1, 2, 3, 4),
  extras: rarely(['instalacion'], ['instalacion', 'instalacion'], ['nada']),
  discountBp: rarely(0, 500, 10_000),
});

const coloured = fc.constantFrom(...catalog.variants).chain(({ slug, colours }) =>
  fc.record({
    variant: fc.constant(slug),
    color: fc.constantFrom(...colours.map((colour) => colour.slug)),
  }),
);
const mixed = fc.record({
  variant: fc.oneof(fc.constantFrom(...slugs), fc.string()),
  color: fc.oneof(fc.constantFrom(...colourSlugs), fc.string()),
});

const anyWindows = fc
  .array(
    mostly(
      fc
        .tuple(
          fc.oneof({ arbitrary: coloured, weight: 30 }, { arbitrary: mixed, weight: 1 }),
          mostly(lines, fc.anything()),
        )
        .map(([what, line]) => ({ ...what, line })),
      fc.anything(),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) =>
    list.map((one, at) =>
      typeof one === 'object' && one !== null
        ? { key: `v${String(at)}`, name: 'Ventana', ...(one as Sent) }
        : one,
    ),
  );

const Failure = z.object({ errors: z.record(z.string(), z.array(z.string())) });

async function put(token: string, body: Sent) {
  const response = await fetch(`${API_HOST}/api/quotes/cualquiera`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const reply: unknown = await response.json();
  return { status: response.status, reply };
}

/** Indices of the windows that a refusal names, in order. */
const placesOf = (reply: unknown) => [
  ...new Set(
    Object.keys(z.parse(Failure, reply).errors).map((field) => /^windows\.(\d+)\./.exec(field)?.[1]),
  ),
];

const Saved = z.object({ data: z.object({ revision: z.number() }) });

/** A saved quote at the engine's prices. */
const savedAt = (total: Total) => ({
  totals: {
    holds_iva: total.holdsIva,
    subtotal_centavos: total.subtotalCentavos,
    base_centavos: total.baseCentavos,
    iva_centavos: total.ivaCentavos,
    total_centavos: total.totalCentavos,
    deposit_centavos: total.depositCentavos,
    balance_centavos: total.balanceCentavos,
  },
  windows: total.lines.map(({ unitCentavos, onceCentavos, totalCentavos }) => ({
    unit_centavos: unitCentavos,
    once_centavos: onceCentavos,
    total_centavos: totalCentavos,
  })),
});

describe.each(['customer', 'distributor'] as const)('any windows of a %s', (person: Person) => {
  it('are saved at the engine’s totals, or refused with each invalid one named', async () => {
    const { list, buyer } = prices[person === 'customer' ? person : 'distributor'];
    const token = await tokenOf(person);
    let saved = 0;
    let revision: number | null = null;
    await fc.assert(
      fc.asyncProperty(anyWindows, async (sent) => {
        const wire: unknown[] = JSON.parse(JSON.stringify(sent));
        const quotes = wire.map((one) => quoteFrom(one, list));
        const made = quotes.filter((quote) => quote !== null);
        const total = totalOf(made, list, { buyer, depositBp: 5_000, freightCentavos: null });
        const { status, reply } = await put(token, {
          ...newQuote(),
          id: 'cualquiera',
          revision,
          price_list: { id: list.id, version: list.version },
          total_centavos: total.totalCentavos,
          windows: wire,
        });
        const bad = quotes.flatMap((quote, at) => (quote === null ? [String(at)] : []));
        const isWhole = bad.length === 0;
        expect(status, JSON.stringify(reply)).toBe(isWhole ? 200 : 422);
        expect(isWhole ? [] : placesOf(reply)).toEqual(bad);
        expect(reply).toMatchObject(isWhole ? { data: savedAt(total) } : {});
        if (!isWhole) return;
        revision = z.parse(Saved, reply).data.revision;
        saved += 1;
      }),
      { numRuns: Math.min(RUNS, 200) },
    );
    expect(saved).toBeGreaterThan(5);
  });
});

describe('a window that cannot be made', () => {
  const errorsOf = async (changes: Sent, person: Person = 'customer') => {
    const { status, reply } = await put(await tokenOf(person), {
      ...newQuote(),
      id: 'cualquiera',
      windows: [livingRoom, { ...bedroom, ...changes }],
    });
    expect(status).toBe(422);
    return z.parse(Failure, reply).errors;
  };

  it.each<[string, Sent, Readonly<Record<string, readonly string[]>>]>([
    [
      'of a withdrawn colour',
      { color: 'color-descontinuado' },
      { 'windows.1.color': ['Este color ya no se fabrica: elige otro.'] },
    ],
    [
      'of a removed product',
      { variant: 'persiana-antigua' },
      { 'windows.1.variant': ['Este producto ya no está en el catálogo.'] },
    ],
    [
      'that is 10 m × 10 m',
      { line: { widthMm: 10_000, heightMm: 10_000, quantity: 1 } },
      {
        'windows.1.line': expect.arrayContaining([
          expect.stringMatching(/^Se hace hasta de [\d.]+ m de ancho\.$/),
        ]),
      },
    ],
    [
      'without a width',
      { line: { heightMm: 1_000, quantity: 1 } },
      { 'windows.1.line': ['El ancho no sirve: va de 1 mm a 20 m, en milímetros enteros.'] },
    ],
    [
      'with a quantity of 1,000',
      { line: { ...bedroom.line, quantity: 1_000 } },
      { 'windows.1.line': ['La cantidad va de 1 a 999 piezas.'] },
    ],
    [
      'with an unreadable line',
      { line: 'grande' },
      { 'windows.1.line': ['Una de las opciones no se entiende.'] },
    ],
    [
      'with a discount from its maker',
      { line: { ...bedroom.line, discountBp: 1 } },
      { 'windows.1.line': ['Los descuentos los da la tienda.'] },
    ],
    [
      'with an unknown mount',
      { mount: 'techo' },
      { 'windows.1.mount': ['Se monta por dentro o por fuera.'] },
    ],
    [
      'with invalid measures',
      { measured: { widthsMm: [1_200, 1_200.5, -1], heightsMm: ['1400', 1_400, 1_400], diagonalsMm: [1] } },
      {
        'windows.1.measured': [
          'El ancho de en medio no sirve: va de 1 mm a 20 m, en milímetros enteros.',
          'El ancho de abajo no sirve: va de 1 mm a 20 m, en milímetros enteros.',
          'El alto de la izquierda no sirve: va de 1 mm a 20 m, en milímetros enteros.',
          'Las diagonales medidas son dos.',
        ],
      },
    ],
    [
      'without measured heights',
      { measured: { widthsMm: [1_200, 1_200, 1_200] } },
      { 'windows.1.measured': ['Los altos medidos son tres.'] },
    ],
    [
      'with unreadable measures',
      { mount: 'techo', measured: '120 × 140' },
      {
        'windows.1.mount': ['Se monta por dentro o por fuera.'],
        'windows.1.measured': ['Lo que se midió no se entiende.'],
      },
    ],
    ['with a duplicate key', { key: 'sala' }, { 'windows.1.key': ['Otra ventana tiene la misma clave.'] }],
    ['with no key', { key: '' }, { 'windows.1.key': ['La clave de esta ventana no sirve.'] }],
    [
      'with a name too long',
      { name: 'a'.repeat(121) },
      { 'windows.1.name': ['El nombre puede tener hasta 120 letras.'] },
    ],
    [
      'with a note too long (B114)',
      { note: 'a'.repeat(301) },
      { 'windows.1.note': ['La nota puede tener hasta 300 letras.'] },
    ],
  ])('%s is refused at its index', async (_, changes, errors) => {
    expect(await errorsOf(changes)).toEqual(errors);
  });

  it('an empty list and more than a thousand windows are refused as a whole', async () => {
    const token = await tokenOf('customer');
    for (const windows of [
      [],
      'ninguna',
      Array.from({ length: 1_001 }, (_, at) => ({ ...livingRoom, key: `v${String(at)}` })),
    ]) {
      const { status, reply } = await put(token, { ...newQuote(), id: 'cualquiera', windows });
      expect(status).toBe(422);
      expect(Object.keys(z.parse(Failure, reply).errors)).toEqual(['windows']);
    }
  });

  it('a discount is accepted only from an administrator', async () => {
    const windows = [{ ...livingRoom, line: { ...livingRoom.line, discountBp: 1_000 } }];
    const client = await clientOf('administrator');
    const saved = await client.request('saveQuote', newQuote('platino', { windows }));
    expect(saved.windows[0]?.discount_centavos).toBeGreaterThan(0);
    await resetDatabase();
    const refused = (await clientOf('distributor')).request('saveQuote', newQuote('oro', { windows }));
    expect(await failureOf(refused)).toMatchObject({ status: 422 });
  });
});

it('a price other than today’s is refused with today’s price', async () => {
  const client = await clientOf('customer');
  const right = seen([livingRoom, bedroom]);
  for (const wrong of [
    { total_centavos: right.total_centavos - 1 },
    { price_list: { id: 'publico', version: 2 } },
    { price_list: { id: 'distribuidor', version: 1 } },
  ]) {
    const failure = await failureOf(client.request('saveQuote', newQuote(null, wrong)));
    expect(failure).toMatchObject({ kind: 'invalid', status: 422 });
    expect(failure.fields['total_centavos']?.[0]).toMatch(
      /^El precio cambió desde que lo viste: hoy son \$[\d,]+\.\d\d\.$/,
    );
  }
  expect(await client.request('countQuotes', {})).toBe(4);
});
