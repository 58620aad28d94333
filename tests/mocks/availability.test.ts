import { beforeEach, describe, expect, it } from 'vitest';
import { stock, type StockRow } from '#mocks/rows/stock.ts';
import { daysAfter, today } from '#mocks/today.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { quotable } from '#src/content/quotable.ts';
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
const remoteId = 'control-aura-5';
const remoteCode = quotable.codeOf(remoteId);
type Asked = InputOf<'availability'>['windows'];
const asked = (...windows: Asked) => visitor().request('availability', { windows: [...windows] });
const waitsOf = async (...windows: Asked) =>
  (await asked(...windows)).map(({ waits }) => waits.filter(({ kind }) => kind === 'tela'));

/** A window 1.50 m wide and 2.00 m high, which takes 2.25 m of a roll of 2.50 m. */
const tall = { ...livingRoom, line: { ...livingRoom.line, heightMm: 2_000 }, asked: null };
const tallOnes = (quantity: number) => ({ ...tall, line: { ...tall.line, quantity } });
const WHAT = 'Blackout Lino, Arena';

// The first call fills the mock's store.
beforeEach(async () => {
  await asked(livingRoom);
});

describe('what windows wait for', () => {
  it('is nothing when there is enough, and their cloth may be running out', async () => {
    await setRolls({ total: 100 });
    expect(await asked(tall)).toMatchObject([{ key: 'sala', low: false, waits: [] }]);
    await setRolls({ total: 8 });
    expect(await asked(tall)).toMatchObject([{ key: 'sala', low: true, waits: [] }]);
  });

  it('is their cloth when there is too little for all of them, until the day that enough has come', async () => {
    await setRolls({ total: 5.5 }, 2_500);
    await setRolls({ total: 0 }, 3_000);
    expect(await waitsOf(tallOnes(2))).toEqual([[]]);
    const short = { kind: 'tela', what: WHAT, state: 'short', arrives_on: null };
    expect(await waitsOf(tallOnes(14))).toEqual([[short]]);
    await setRolls({ total: 5.5, incoming: 90, arrives_in_days: 56 }, 2_500);
    expect(await waitsOf(tallOnes(14))).toEqual([[{ ...short, arrives_on: daysAfter(today(), 56) }]]);
    // 31.5 m are needed: 5.5 and 25 are not enough.
    await setRolls({ total: 5.5, incoming: 25, arrives_in_days: 56 }, 2_500);
    expect(await waitsOf(tallOnes(14))).toEqual([[short]]);
  });

  it('counts the windows of one order together', async () => {
    await setRolls({ total: 5.5 }, 2_500);
    await setRolls({ total: 0 }, 3_000);
    const other = { ...tallOnes(2), key: 'estudio' };
    expect((await waitsOf(tallOnes(2), other)).map((waits) => waits.length)).toEqual([1, 1]);
  });

  it('is nothing when another width of the roll lasts', async () => {
    await setRolls({ total: 0 }, 2_500);
    await setRolls({ total: 40 }, 3_000);
    expect(await waitsOf(tallOnes(14))).toEqual([[]]);
  });

  it('names no day in the past, and says when nobody counted the cloth', async () => {
    await setRolls({ total: 0, incoming: 60, arrives_in_days: -2 });
    expect(await waitsOf(tall)).toMatchObject([[{ state: 'out', arrives_on: null }]]);
    await setRolls({ total: null });
    expect(await waitsOf(tall)).toMatchObject([[{ state: 'unknown', arrives_on: null }]]);
  });

  it('is a motor or a remote that is out, by its name', async () => {
    const motorised = {
      ...livingRoom,
      line: { ...livingRoom.line, control: 'motor-electrico', remotes: [{ id: remoteId, count: 1 }] },
    };
    await stock.updateMany((query) => query.where(({ code }) => code === remoteCode), {
      data: (row) => {
        Object.assign(row, { total: 0, reserved: 0, incoming: 30, arrives_in_days: 16 });
      },
    });
    const [supply] = await asked(motorised);
    expect(supply?.waits).toContainEqual({
      ...{ kind: 'material', what: quotable.nameOf(remoteId), state: 'out' },
      arrives_on: daysAfter(today(), 16),
    });
  });

  it('is told to visitors without a quantity', async () => {
    await setRolls({ total: 0 });
    const [supply] = await asked(tallOnes(3));
    expect(Object.keys(supply ?? {}).toSorted()).toEqual(['key', 'low', 'waits']);
    expect(Object.keys(supply?.waits[0] ?? {}).toSorted()).toEqual(['arrives_on', 'kind', 'state', 'what']);
  });
});

describe('an order', () => {
  const ordered = async (attempt: string, quantity: number) => {
    const client = await clientOf('customer');
    for (const { key } of (await client.request('cart', {})).lines) {
      await client.request('removeFromCart', { key });
    }
    const windows = [tallOnes(quantity)];
    const { revision } = await client.request('addToCart', { windows });
    return client.request('checkOut', { attempt, revision, notes: '', ...seen(windows) });
  };
  const missingOf = async (id: string) =>
    (await (await clientOf('customer')).request('orders', {}))
      .find((order) => order.id === id)
      ?.missing.filter(({ kind }) => kind === 'tela');

  it('of more windows than there is cloth for is promised after more has come, and says what it lacks', async () => {
    await setRolls({ total: 5.5, incoming: 90, arrives_in_days: 56 }, 2_500);
    await setRolls({ total: 0 }, 3_000);
    const order = await ordered('intento-catorce', 14);
    expect(order.promised_on !== null && order.promised_on > daysAfter(today(), 56)).toBe(true);
    expect(await missingOf(order.id)).toMatchObject([
      { kind: 'tela', what: WHAT, arrives_on: daysAfter(today(), 56) },
    ]);
  });

  it('takes its cloth before the next one: the same metres are never promised twice', async () => {
    await setRolls({ total: 12 }, 2_500);
    await setRolls({ total: 0 }, 3_000);
    const first = await ordered('intento-uno', 4);
    const second = await ordered('intento-dos', 4);
    expect([first.promised_on === null, second.promised_on]).toEqual([false, null]);
    expect([await missingOf(first.id), (await missingOf(second.id))?.length]).toEqual([[], 1]);
    const client = await clientOf('customer');
    await client.request('moveOrder', { id: first.id, from: 'confirmado', to: 'cancelado', note: '' });
    expect(await missingOf(second.id)).toEqual([]);
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
