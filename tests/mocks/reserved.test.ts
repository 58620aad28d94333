import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { OrderStage } from '#src/config/order-stages.ts';
import { clientOf, failureOf } from './support/client.ts';
import { reserveFor } from './support/cut-plans.ts';
import { fillShelves, putOnShelf, takeRestsOut } from './support/shelves.ts';
import { livingRoom, payDeposit, seen } from './support/shop.ts';

/** Windows of 1.50 × 2.00 m, each 2.25 m of a roll of 2.50 m, and 30 mm that square a roll. */
const tall = (quantity: number, key = 'sala') => ({
  ...livingRoom,
  ...{ key, mount: 'outside' as const, measured: null, asked: null, fitting: { controlMm: 1_500 } },
  line: { ...livingRoom.line, heightMm: 2_000, quantity },
});

const CODE = 'EB-102';
/** What there is of the cloth on rolls of 2.50 m; of those of 3.00 m there are none. */
const there = async (free: number) => {
  await putOnShelf({ code: CODE, of: 2_500, free });
  await putOnShelf({ code: CODE, of: 3_000, free: 0 });
};

let number = 0;
async function ordered(...windows: readonly ReturnType<typeof tall>[]): Promise<SavedOrder> {
  number += 1;
  const client = await clientOf('customer');
  const { revision } = await client.request('addToCart', { windows: [...windows] });
  const attempt = `intento-${String(number)}`;
  const order = await client.request('checkOut', { attempt, revision, notes: '', ...seen(windows) });
  await payDeposit(await clientOf('administrator'), order);
  return order;
}

async function onBoard({ id }: SavedOrder) {
  const orders = await (await clientOf('administrator')).request('networkOrders', {});
  const order = orders.find((one) => one.id === id);
  if (order === undefined) throw new Error('the order is not on the board');
  return order;
}
const lacks = async (order: SavedOrder) =>
  (await onBoard(order)).missing.map(({ kind, stage }) => [kind, stage]);

async function move(order: SavedOrder, to: OrderStage, note = '') {
  const { stage: from } = await onBoard(order);
  return (await clientOf('administrator')).request('moveOrder', { id: order.id, from, to, note });
}

async function freeOf() {
  const { materials } = await (await clientOf('administrator')).request('cuttingStock', {});
  return materials.find(({ code, width_mm }) => code === CODE && width_mm === 2_500)?.free;
}

async function spoil(order: SavedOrder, pieces: number) {
  const { stage: from } = await onBoard(order);
  return (await clientOf('administrator')).request('changeOrder', {
    ...{ id: order.id, from, kind: 'recorte', day: null, window: 'sala', pieces, note: 'Se mancharon' },
  });
}

beforeEach(async () => {
  await fillShelves();
  await takeRestsOut();
});

describe('an order whose plan found too little', () => {
  it('lacks the rest, is not cut, and takes what arrives before a later order', async () => {
    // Two of four pieces: 4.53 m. The two others lie beside each other on a new roll of 3.00 m.
    await there(5);
    const first = await ordered(tall(4));
    expect(await reserveFor(first)).toEqual([`${CODE} 2.28`]);
    expect(await onBoard(first)).toMatchObject({ stage: 'material-reservado' });
    expect(await lacks(first)).toEqual([['tela', 'en-corte']]);
    expect(await failureOf(move(first, 'en-corte'))).toMatchObject({
      status: 409,
      body: { message: 'Falta tela para esta orden.' },
    });

    // 4.53 m of what came are for the two that it lacks: 2.27 m are 1 cm too short for one more.
    await putOnShelf({ code: CODE, of: 2_500, free: 6.8 });
    const second = await ordered(tall(1));
    expect([await lacks(first), await lacks(second)]).toEqual([[], [['tela', 'en-corte']]]);
    await putOnShelf({ code: CODE, of: 2_500, free: 6.81 });
    expect(await lacks(second)).toEqual([]);
    expect((await move(first, 'en-corte')).stage).toBe('en-corte');
  });

  it('lacks what is counted too, after the orders that were planned with it', async () => {
    // Of seven mechanisms four are for the first order, and one for the second.
    await putOnShelf({ code: 'MD-EN-CADENA', free: 5 });
    const [first, second] = [await ordered(tall(4)), await ordered(tall(3))];
    expect(await reserveFor(first, second)).toEqual(['MD-EN-CADENA 2']);
    expect([await lacks(first), await lacks(second)]).toEqual([[], [['material', 'en-corte']]]);
    await putOnShelf({ code: 'MD-EN-CADENA', free: 2 });
    expect(await lacks(second)).toEqual([]);
  });
});

describe('an order without a plan', () => {
  it('keeps its material until it is cut; then it is booked out, once', async () => {
    await there(12);
    const first = await ordered(tall(4));
    await move(first, 'material-reservado');
    const second = await ordered(tall(2));
    expect([await freeOf(), await lacks(second)]).toEqual([12, [['tela', 'en-corte']]]);
    await move(first, 'en-corte');
    // 4 × 2.25 and 0.03 m.
    expect([await freeOf(), await lacks(second)]).toEqual([2.97, [['tela', 'en-corte']]]);
    await move(first, 'armado');
    await move(first, 'en-corte', 'Le falta una tapa');
    await move(first, 'material-reservado', 'Se corta después');
    await move(first, 'en-corte');
    expect([await freeOf(), await lacks(first), await lacks(second)]).toEqual([
      2.97,
      [],
      [['tela', 'en-corte']],
    ]);
  });

  it('is planned no more once it is cut without a plan: what it takes is out of stock', async () => {
    await there(13);
    const order = await ordered(tall(3));
    await move(order, 'material-reservado');
    await move(order, 'en-corte');
    const free = await freeOf();
    expect(await failureOf(reserveFor(order))).toMatchObject({ status: 409 });
    expect(await freeOf()).toBe(free);
  });

  it('that goes back before it was assembled puts its material back, and keeps it still', async () => {
    await there(12);
    const first = await ordered(tall(4));
    for (const to of ['material-reservado', 'en-corte'] as const) await move(first, to);
    await move(first, 'material-reservado', 'Tela equivocada');
    expect([await freeOf(), await lacks(await ordered(tall(2)))]).toEqual([12, [['tela', 'en-corte']]]);
  });

  it('is not cut while another order’s plan has its metres', async () => {
    await there(9.1);
    const [first, second] = [await ordered(tall(4)), await ordered(tall(4))];
    await move(first, 'material-reservado');
    expect(await reserveFor(second)).toEqual([]);
    expect(await lacks(first)).toEqual([['tela', 'en-corte']]);
    expect(await failureOf(move(first, 'en-corte'))).toMatchObject({ status: 409 });
  });
});

describe('spoiled pieces', () => {
  it('are needed until a plan cuts them again, before what is ordered later', async () => {
    await there(20);
    const first = await ordered(tall(4));
    expect(await reserveFor(first)).toEqual([]);
    for (const to of ['en-corte', 'armado'] as const) await move(first, to);
    await there(0);
    expect(await lacks(first)).toEqual([]);
    await spoil(first, 3);
    expect(await lacks(first)).toEqual([['tela', 'armado']]);
    // 3 × 2.25 and 0.03 m are for them: 2.27 m are 1 cm too short for one more.
    await there(9.05);
    const second = await ordered(tall(1));
    expect([await lacks(first), await lacks(second)]).toEqual([[], [['tela', 'en-corte']]]);
    await there(9.06);
    expect(await lacks(second)).toEqual([]);
    // What they take without a plan is booked out.
    await move(first, 'armado');
    expect(await freeOf()).toBe(2.28);
    expect(await lacks(first)).toEqual([]);
  });
});

describe('a plan', () => {
  it('of what was cut is not released, and its metres stay used when its order is cancelled', async () => {
    await there(20);
    const client = await clientOf('administrator');
    const first = await ordered(tall(4));
    await reserveFor(first);
    await move(first, 'en-corte');
    const [plan] = (await client.request('cuttingStock', {})).plans;
    const released = client.request('closeCutPlan', { id: plan?.id ?? '', to: 'liberado' });
    expect(await failureOf(released)).toMatchObject({ status: 409 });
    await move(first, 'cancelado', 'No pagó');
    expect(await freeOf()).toBe(10.97);
  });
});
