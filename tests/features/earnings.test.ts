import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { quotable } from '#src/content/quotable.ts';
import { earningsFile } from '#src/features/orders/earnings/earnings-columns.tsx';
import { earningsOf, groupings, isSharedByCost } from '#src/features/orders/earnings/earnings.ts';
import { groupsBy } from '#src/features/orders/earnings/group-by.ts';
import { allocate } from '#src/quoting/money/allocate.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { pricedWindow } from '#stories/charts/samples/quotes-samples.ts';
import { RUNS } from '#tests/support/runs.ts';

const timeZone = 'America/Mexico_City';

interface Made {
  readonly folio: string;
  readonly at: string | null;
  readonly client?: string;
  readonly phone?: string;
  /** Without IVA; null without a margin. */
  readonly sold: number | null;
  readonly cost: number;
  readonly total: number;
  readonly received?: number;
  /** The cost of each window, and what its client pays for it where the server tells it. */
  readonly windows?: readonly (readonly [variant: string, centavos: number, forClient?: number])[];
  readonly stage?: SavedOrder['stage'];
}

function made({
  folio,
  at,
  client,
  phone,
  sold,
  cost,
  total,
  received = 0,
  windows,
  stage = 'armado',
}: Made) {
  const { totals, payments } = savedOrder;
  return {
    ...savedOrder,
    ...{ id: folio, folio, stage, created_at: at },
    client: client === undefined ? null : { name: client, phone: phone ?? null, email: null },
    totals: { ...totals, base_centavos: cost, total_centavos: total, deposit_centavos: 0 },
    client_totals: sold === null ? null : { ...totals, base_centavos: sold },
    payments: payments.map((payment) => ({ ...payment, amount_centavos: received })),
    client_windows: (windows ?? []).flatMap(([, , forClient], place) =>
      forClient === undefined ? [] : [{ key: String(place), total_centavos: forClient }],
    ),
    windows: (windows ?? [['blackout-lino', cost]]).map(([variant, total_centavos], place) => ({
      ...pricedWindow,
      ...{ key: String(place), variant, total_centavos },
    })),
  } satisfies SavedOrder;
}

/** Three months of a small dealer, added up by hand. */
const orders = [
  // 31 October at 23:30 in Mexico is November in UTC.
  made({
    ...{ folio: 'P-1', at: '2026-11-01T05:30:00Z', client: 'Ana Sáenz', sold: 137_001, cost: 100_001 },
    ...{ total: 116_001, received: 116_001 },
  }),
  made({
    ...{ folio: 'P-2', at: '2026-11-02T16:00:00Z', client: 'ANA SAENZ', sold: 250_003, cost: 200_002 },
    ...{ total: 232_002, received: 85_841 },
    windows: [
      ['blackout-lino', 70_000],
      ['screen-5', 140_000],
      ['blackout-lino', 3],
    ],
  }),
  made({
    ...{ folio: 'P-3', at: '2026-11-20T16:00:00Z', client: 'Casa Ríos', sold: null, cost: 50_007 },
    ...{ total: 58_008, received: 10_007 },
  }),
  made({ folio: 'P-4', at: '2026-11-21T16:00:00Z', sold: 99_999, cost: 1, total: 1, stage: 'cancelado' }),
];

const sumsBy = (by: (typeof groupings)[number]) =>
  earningsOf(orders, groupsBy(by, { orders, timeZone, quotable })).groups.map(
    ({ name, orders: from, sold, cost, profit, unpriced, paid, owed }) => [
      ...[name, from.map(({ folio }) => folio).join(' '), sold, cost, profit, unpriced, paid, owed],
    ],
  );

describe('what was earned (B110)', () => {
  it('is added up by month, in the shop’s calendar, without cancelled orders', () => {
    expect(sumsBy('mes')).toEqual([
      ['Noviembre de 2026', 'P-3 P-2', 250_003, 250_009, 50_001, 1, 95_848, 194_162],
      ['Octubre de 2026', 'P-1', 137_001, 100_001, 37_000, 0, 116_001, 0],
    ]);
  });

  it('on a day without a time is of its month, though in UTC that day begins on the evening before', () => {
    const all = [made({ folio: 'P-5', at: '2026-11-01', sold: 2, cost: 1, total: 1 })];
    const { groups } = earningsOf(all, groupsBy('mes', { orders: all, timeZone, quotable }));
    expect(groups.map(({ name }) => name)).toEqual(['Noviembre de 2026']);
  });

  it('is added up by client, whose name is written in two ways', () => {
    expect(sumsBy('cliente')).toEqual([
      ['Casa Ríos', 'P-3', null, 50_007, null, 1, 10_007, 48_001],
      ['ANA SAENZ', 'P-2 P-1', 387_004, 300_003, 87_001, 0, 201_842, 146_161],
    ]);
  });

  it('is that of a client by their telephone, also where two have one name (B133)', () => {
    const told = { at: '2026-11-02T16:00:00Z', sold: 100, cost: 70, total: 116 };
    const three = [
      made({ ...told, folio: 'P-7', client: 'Paulina Ortega', phone: '81 1111 2222' }),
      made({ ...told, folio: 'P-6', client: 'Pau Ortega', phone: '+52 81 8333 4455' }),
      made({ ...told, folio: 'P-5', client: 'Paulina Ortega', phone: '(81) 8333-4455' }),
    ];
    const { groups } = earningsOf(three, groupsBy('cliente', { orders: three, timeZone, quotable }));
    expect(groups.map(({ name, orders: from }) => [name, from.map(({ folio }) => folio).join(' ')])).toEqual([
      ['Paulina Ortega', 'P-7'],
      ['Pau Ortega', 'P-6 P-5'],
    ]);
  });

  it('is added up by product, each window with its share', () => {
    expect(sumsBy('producto')).toEqual([
      ['Blackout Lino', 'P-3 P-2 P-1', 220_338, 216_677, 53_668, 1, 154_622, 96_723],
      ['Screen 5 %', 'P-2', 166_666, 133_333, 33_333, 0, 57_227, 97_439],
    ]);
    const { groups, all } = earningsOf(orders, groupsBy('producto', { orders, timeZone, quotable }));
    const sum = (amount: (group: (typeof groups)[number]) => number) =>
      groups.reduce((total, group) => total + amount(group), 0);
    expect(sum(({ sold }) => sold ?? 0)).toBe(all.sold);
    expect(sum(({ profit }) => profit ?? 0)).toBe(all.profit);
    expect(sum(({ owed }) => owed)).toBe(all.owed);
  });

  it('is that of each window by what its own client price is, which a margin of its own moves (B132)', () => {
    const told = made({
      ...{ folio: 'P-8', at: '2026-11-02T16:00:00Z', sold: 250_003, cost: 200_002, total: 232_002 },
      windows: [
        ['blackout-lino', 70_000, 37_000],
        ['screen-5', 140_000, 253_003],
      ],
    });
    const soldOf = (order: SavedOrder) =>
      earningsOf([order], groupsBy('producto', { orders: [order], timeZone, quotable })).groups.map(
        ({ name, sold, cost }) => [name, sold, cost],
      );
    expect(soldOf(told)).toEqual([
      ['Blackout Lino', 31_897, 66_667],
      ['Screen 5 %', 218_106, 133_335],
    ]);
    expect(isSharedByCost(told)).toBe(false);
    // One window without a price: none of them is used.
    const half = { ...told, client_windows: told.client_windows.slice(1) };
    expect(soldOf(half).map(([, sold]) => sold)).toEqual([83_334, 166_669]);
    expect(isSharedByCost(half)).toBe(true);
  });

  it('is the same in all, however it is added up', () => {
    for (const by of groupings) {
      expect(earningsOf(orders, groupsBy(by, { orders, timeZone, quotable })).all).toMatchObject({
        ...{ sold: 387_004, cost: 350_010, profit: 87_001, unpriced: 1, paid: 211_849, owed: 194_162 },
      });
    }
  });

  it('is in pesos in a file, and unknown where it is unknown', () => {
    const { groups } = earningsOf(orders, groupsBy('cliente', { orders, timeZone, quotable }));
    expect(groups.map((group) => earningsFile('cliente').map(({ value }) => value(group)))).toEqual([
      ['Casa Ríos', 1, 1, null, 500.07, null, 100.07, 480.01],
      ['ANA SAENZ', 2, 0, 3_870.04, 3_000.03, 870.01, 2_018.42, 1_461.61],
    ]);
  });
});

describe('centavos in parts', () => {
  it('add up to the whole, and none is off by more than one', () => {
    const weights = fc.array(fc.nat(90_000_000), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000_000 }), weights, (centavos, of) => {
        const parts = allocate(centavos, of);
        const all = of.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(centavos);
        fc.pre(all > 0);
        const off = parts.map((part, at) => Math.abs(part - (centavos * (of[at] ?? 0)) / all));
        expect(Math.max(...off)).toBeLessThanOrEqual(1.001);
      }),
      { numRuns: RUNS },
    );
  });
});
