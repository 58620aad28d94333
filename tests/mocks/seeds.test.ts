import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pricesOfMaker } from '#mocks/pricing/buyers.ts';
import { priceWindows } from '#mocks/pricing/price-windows.ts';
import { readWindows } from '#mocks/pricing/read-windows.ts';
import { listOf } from '#mocks/pricing/valid-lists.ts';
import { statusOf } from '#mocks/quotes/status.ts';
import { cartsOn } from '#mocks/seeds/carts.ts';
import { municipalities, states } from '#mocks/seeds/locations.ts';
import { materials } from '#mocks/seeds/materials.ts';
import { ordersOn } from '#mocks/seeds/orders.ts';
import { quotesOn } from '#mocks/seeds/quotes.ts';
import { seededRandom } from '#mocks/seeds/random.ts';
import { stock } from '#mocks/seeds/stock.ts';
import { users } from '#mocks/seeds/users.ts';
import { daysAfter } from '#mocks/today.ts';
import { quoteStatuses } from '#src/api/contract/assumed/quotes.ts';
import { workshopStages } from '#src/config/order-stages.ts';
import { catalog } from '#src/content/catalog.ts';

const nameOfState = (id: number) => states.find((state) => state.id === id)?.name;

describe('the places', () => {
  it('are the 32 states in INEGI’s order', () => {
    expect(states).toHaveLength(32);
    expect([1, 7, 9, 15, 19, 32].map(nameOfState)).toEqual([
      'Aguascalientes',
      'Chiapas',
      'Ciudad de México',
      'México',
      'Nuevo León',
      'Zacatecas',
    ]);
  });

  it('have five to ten distinct municipalities each', () => {
    for (const { id } of states) {
      const names = municipalities.filter(({ state_id }) => state_id === id).map(({ name }) => name);
      expect(names.length).toBeGreaterThanOrEqual(5);
      expect(names.length).toBeLessThanOrEqual(10);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(new Set(municipalities.map(({ id }) => id)).size).toBe(municipalities.length);
  });
});

describe('the people', () => {
  it('have unique ids, unique e-mails in an example domain, and places', () => {
    expect(new Set(users.map(({ id }) => id)).size).toBe(40);
    expect(new Set(users.map(({ email }) => email)).size).toBe(40);
    for (const { email, state_id, municipality_id, phone } of users) {
      expect(email).toMatch(/^[a-z0-9.]+@(rollux|ejemplo)\.mx$/);
      expect(municipalities.find(({ id }) => id === municipality_id)?.state_id).toBe(state_id);
      expect(phone).toMatch(/^\d{10}$/);
    }
  });

  it('are on the map only with coordinates in Mexico', () => {
    const shown = users.filter(({ active_map }) => active_map);
    expect(shown.length).toBeGreaterThan(5);
    for (const { lat, lng } of shown) {
      expect(lat).toBeGreaterThan(14);
      expect(lat).toBeLessThan(33);
      expect(lng).toBeGreaterThan(-118);
      expect(lng).toBeLessThan(-86);
    }
  });
});

describe('the warehouse', () => {
  const shelf = (name: string) => stock.filter((row) => row.shelf === name);

  it('has each fabric once for each width', () => {
    const rolls = shelf('blinds').map(({ code, roll_width }) => `${String(code)} ${String(roll_width)}`);
    expect(new Set(rolls).size).toBe(rolls.length);
    expect(new Set(stock.map(({ id }) => id)).size).toBe(stock.length);
  });

  it.each(['blinds', 'galleries', 'motors'])('has %s in every stock state', (name) => {
    const rows = shelf(name);
    const low = ({ total, threshold }: (typeof stock)[number]) =>
      total !== null && total > 0 && total < (threshold ?? 0);
    expect(rows.some(({ total }) => total === 0)).toBe(true);
    expect(rows.some(low)).toBe(true);
    expect(rows.some((row) => row.total !== null && !low(row))).toBe(true);
  });

  it('has every cloth, motor, remote, accessory and finish of the catalog', () => {
    const { variants, devices, items } = catalog;
    const colours = [
      ...variants.map((variant) => variant.colours),
      ...items.map(({ finishes = [] }) => finishes),
    ];
    const codes = [...colours.flat(), ...devices].map(({ code }) => code);
    const stocked = new Set(stock.map(({ code }) => code));
    expect(codes.filter((code) => !stocked.has(code))).toEqual([]);
  });

  it('has profiles in dozens, brackets in hundreds, some of which are scarce or out, by their names', () => {
    const usual = (isOf: (row: (typeof materials)[number]) => boolean) => {
      const totals = materials
        .filter(isOf)
        .map(({ total }) => total)
        .toSorted((a, b) => a - b);
      return totals[Math.floor(totals.length / 2)];
    };
    expect(usual(({ length_mm }) => length_mm !== null)).toBeGreaterThan(11);
    expect(usual(({ code }) => code.startsWith('SP-'))).toBeGreaterThan(99);
    expect(materials.filter(({ total }) => total === 0).length).toBeGreaterThan(2);
    expect(
      materials.filter(({ incoming, arrives_in_days: days }) => incoming !== null && days !== null),
    ).not.toEqual([]);
    for (const { code, name, reserved, total } of materials) {
      expect(name).not.toContain(code);
      expect(reserved, code).toBeLessThanOrEqual(total);
    }
  });

  it('never has more reserved than in stock, nor more stock than its rolls hold', () => {
    for (const { total, reserved, rolls, roll_length } of stock) {
      expect(reserved ?? 0).toBeLessThanOrEqual(total ?? 0);
      expect(total ?? 0).toBeLessThanOrEqual((rolls ?? Infinity) * (roll_length ?? 1));
    }
  });
});

describe.each(['2026-02-28', '2026-11-21', '2028-01-01'])('quotes and orders on %s', (day) => {
  const quotes = quotesOn(day);
  const orders = ordersOn(day);
  const own = (rows: readonly { readonly user_id: number }[], id: number) =>
    rows.filter(({ user_id }) => user_id === id).length;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00-06:00`) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('have the expected number for each person', () => {
    const lines = (id: number) => cartsOn(day).find(({ user_id }) => user_id === id)?.lines.length;
    expect([1, 2, 3].map((id) => [own(quotes, id), own(orders, id), lines(id)])).toEqual([
      [4, 2, 3],
      [12, 6, 5],
      [7, 1, 2],
    ]);
  });

  it('are in every status and stage, and some expire within three days', () => {
    expect(new Set(quotes.map(statusOf))).toEqual(new Set(quoteStatuses));
    expect(new Set(orders.map(({ stage }) => stage))).toEqual(
      new Set(workshopStages.filter((stage) => stage !== 'medidas-confirmadas')),
    );
    const expiring = quotes.filter(
      (quote) =>
        (quote.status === 'enviada' || quote.status === 'vista') &&
        (quote.expires_on ?? '') >= day &&
        (quote.expires_on ?? '') <= daysAfter(day, 3),
    );
    expect(expiring.length).toBeGreaterThanOrEqual(2);
  });

  it('have their dates in order and in the past, orders within twelve months', () => {
    const now = new Date().toISOString();
    for (const quote of quotes) {
      const dates = [quote.created_at, quote.sent_at, quote.viewed_at, quote.answered_at, now];
      const known = dates.filter((date) => date !== null);
      expect(known.toSorted(), quote.title).toEqual(known);
    }
    for (const { steps, created_at, stage, title } of orders) {
      const dates = [created_at, ...steps.map(({ at }) => at), now];
      expect(dates.toSorted(), title).toEqual(dates);
      expect(steps.at(-1)?.stage).toBe(stage);
      expect(created_at.slice(0, 10) > daysAfter(day, -365)).toBe(true);
    }
    const months = new Set(orders.map(({ created_at }) => created_at.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(10);
  });

  it('can all be made, each at the price of its own list, under unique folios', () => {
    for (const row of [...quotes, ...orders]) {
      const { windows, totals } = priceWindows(row.windows, pricesOfMaker(row), row.postal_code);
      expect(windows.every(({ total_centavos }) => total_centavos > 0)).toBe(true);
      expect(totals.total_centavos).toBe(totals.base_centavos + totals.iva_centavos);
      const { errors } = readWindows(row.windows, { list: listOf(row), mayDiscount: false });
      expect(errors).toEqual({});
    }
    for (const rows of [quotes, orders]) {
      expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  it('are linked when a quote became an order', () => {
    const converted = quotes.filter(({ order_id }) => order_id !== null);
    expect(converted.map(({ order_id }) => order_id).toSorted()).toEqual(
      orders.flatMap(({ id, quote_id }) => (quote_id === null ? [] : [id])).toSorted(),
    );
    for (const { id, order_id, windows } of converted) {
      expect(orders.find((order) => order.id === order_id)).toMatchObject({ quote_id: id, windows });
    }
  });
});

it('the same seed gives the same numbers in every time zone and year', () => {
  const random = seededRandom(2026);
  expect([random.whole(1, 1000), random.whole(1, 1000), random.pick(['a', 'b', 'c'])]).toMatchInlineSnapshot(`
    [
      456,
      309,
      "b",
    ]
  `);
});
