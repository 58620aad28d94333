import { describe, expect, it } from 'vitest';
import { municipalities, states } from '#mocks/seeds/locations.ts';
import { seededRandom } from '#mocks/seeds/random.ts';
import { stock } from '#mocks/seeds/stock.ts';
import { users } from '#mocks/seeds/users.ts';

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

  it('have five to ten municipalities each, all different', () => {
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
  it('have an id, an e-mail in an example domain and a place of their own', () => {
    expect(new Set(users.map(({ id }) => id)).size).toBe(40);
    expect(new Set(users.map(({ email }) => email)).size).toBe(40);
    for (const { email, state_id, municipality_id, phone } of users) {
      expect(email).toMatch(/^[a-z0-9.]+@(rollux|ejemplo)\.mx$/);
      expect(municipalities.find(({ id }) => id === municipality_id)?.state_id).toBe(state_id);
      expect(phone).toMatch(/^\d{10}$/);
    }
  });

  it('stand on the map only where they have coordinates, in Mexico', () => {
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

  it('holds each fabric once by each width that it is woven in', () => {
    const rolls = shelf('blinds').map(({ code, roll_width }) => `${String(code)} ${String(roll_width)}`);
    expect(new Set(rolls).size).toBe(rolls.length);
    expect(new Set(stock.map(({ id }) => id)).size).toBe(stock.length);
  });

  it.each(['blinds', 'galleries', 'motors'])('has of %s what will do, what runs out and what has', (name) => {
    const rows = shelf(name);
    const low = ({ total, threshold }: (typeof stock)[number]) =>
      total !== null && total > 0 && total < (threshold ?? 0);
    expect(rows.some(({ total }) => total === 0)).toBe(true);
    expect(rows.some(low)).toBe(true);
    expect(rows.some((row) => row.total !== null && !low(row))).toBe(true);
  });

  it('never has more spoken for than there is, nor more on its rolls', () => {
    for (const { total, reserved, rolls, roll_length } of stock) {
      expect(reserved ?? 0).toBeLessThanOrEqual(total ?? 0);
      expect(total ?? 0).toBeLessThanOrEqual((rolls ?? Infinity) * (roll_length ?? 1));
    }
  });

  it('costs a distributor less than the public', () => {
    for (const { public_price, distributor_price } of stock) {
      expect(distributor_price ?? 0).toBeLessThanOrEqual(public_price ?? 0);
    }
  });
});

it('the same seed gives the same numbers, in every place and year', () => {
  const random = seededRandom(2026);
  expect([random.whole(1, 1000), random.whole(1, 1000), random.pick(['a', 'b', 'c'])]).toMatchInlineSnapshot(`
    [
      456,
      309,
      "b",
    ]
  `);
});
