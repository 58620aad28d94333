import { beforeEach, describe, expect, it } from 'vitest';
import { scarceFabrics } from '#mocks/availability.ts';
import { stock, type StockRow } from '#mocks/rows/stock.ts';
import { daysAfter, today } from '#mocks/today.ts';
import { clientOf, visitor } from './support/client.ts';
import { livingRoom, seen } from './support/shop.ts';

/** The colour of the living room's window. */
const CODE = 'EB-102';
const widths = [2_500, 3_000];

/** Changes the rolls of the colour, or only those of one width. */
const setRolls = (changes: Partial<StockRow>, ...only: readonly number[]) =>
  stock.updateMany(
    (query) =>
      query.where(
        ({ code, roll_width: width }) =>
          code === CODE && width !== null && (only.length === 0 ? widths : only).includes(width),
      ),
    {
      data: (row) => {
        Object.assign(row, { reserved: 0, threshold: 20, incoming: null, arrives_in_days: null, ...changes });
      },
    },
  );
const fabric = () => scarceFabrics().find(({ code }) => code === CODE);

// The first call fills the mock's store.
beforeEach(async () => {
  await visitor().request('availability', {});
});

describe('the availability of a fabric', () => {
  it('counts all its rolls together', async () => {
    await setRolls({ total: 100 });
    expect(fabric()).toBeUndefined();
    await setRolls({ total: 0 }, 2_500);
    expect(fabric()).toBeUndefined();
    await setRolls({ total: 8, reserved: 3 });
    expect(fabric()).toEqual({ code: CODE, state: 'low', arrives_on: null });
    await setRolls({ total: 8, reserved: 8 });
    expect(fabric()).toEqual({ code: CODE, state: 'out', arrives_on: null });
    await setRolls({ total: null }, 2_500);
    expect(fabric()).toMatchObject({ state: 'low' });
    await setRolls({ total: null });
    expect(fabric()).toBeUndefined();
  });

  it('names the next day on which more arrives', async () => {
    await setRolls({ total: 0, incoming: 60, arrives_in_days: 12 });
    await setRolls({ total: 0, incoming: 30, arrives_in_days: -2 }, 2_500);
    expect(fabric()).toEqual({ code: CODE, state: 'out', arrives_on: daysAfter(today(), 12) });
    await setRolls({ total: 0, incoming: null, arrives_in_days: 3 });
    expect(fabric()).toMatchObject({ arrives_on: null });
  });

  it('is told to visitors without a quantity', async () => {
    const [first] = await visitor().request('availability', {});
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['arrives_on', 'code', 'state']);
  });

  it('moves the day promised for an order', async () => {
    const client = await clientOf('customer');
    for (const { key } of (await client.request('cart', {})).lines) {
      await client.request('removeFromCart', { key });
    }
    const promised = async (attempt: string) => {
      const { revision } = await client.request('addToCart', { windows: [livingRoom] });
      const input = { attempt, revision, notes: '', ...seen([livingRoom]) };
      return (await client.request('checkOut', input)).promised_on;
    };
    await setRolls({ total: 100 });
    const soon = await promised('intento-pronto');
    await setRolls({ total: 0, incoming: 60, arrives_in_days: 30 });
    const late = await promised('intento-tarde');
    await setRolls({ total: 0, incoming: 60, arrives_in_days: null });
    const unknown = await promised('intento-nunca');
    expect([
      soon !== null && soon > today(),
      late !== null && late > daysAfter(today(), 40),
      unknown,
    ]).toEqual([true, true, null]);
  });
});
