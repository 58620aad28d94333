import { describe, expect, it } from 'vitest';
import { costOf } from '#mocks/cutting/cost.ts';
import { orders } from '#mocks/rows/order.ts';
import { stock } from '#mocks/rows/stock.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { quotable } from '#src/content/quotable.ts';
import { planAll, readResult } from '#src/cutting/index.ts';
import { billOf } from '#src/features/cutting/bill/bill.ts';
import { reservationOf } from '#src/features/cutting/task/reservation.ts';
import { cutListOf } from '#src/materials/cut-list.ts';
import { cutTaskOf } from '#src/materials/cut-task.ts';
import { clientOf, failureOf } from './support/client.ts';
import { payDeposit, seededOrder } from './support/shop.ts';

type Plan = InputOf<'reserveCutPlan'>;

const order = seededOrder('Recámara de Sofía');

/** A roll of which more than 10 m are free. */
async function someRoll() {
  const client = await clientOf('administrator');
  const { materials } = await client.request('cuttingStock', {});
  const roll = materials.find(({ width_mm, free }) => width_mm !== null && (free ?? 0) > 10);
  if (roll === undefined) throw new Error('no roll is free');
  return roll;
}

const planOf = (material: string, changes: Partial<Plan> = {}): Plan => ({
  orders: [order.id],
  recut: [],
  takes: [{ material, quantity: 7.65 }],
  remnants: [{ material, width_mm: 700, length_mm: 2_300 }],
  layout: { cloths: [], bars: [] },
  ...changes,
});

async function freeOf(id: string) {
  const client = await clientOf('administrator');
  const { materials } = await client.request('cuttingStock', {});
  return materials.find((material) => material.id === id);
}

/** What the inventory screen says is reserved. */
const reservedOf = (code: string, width: number | null) =>
  stock.findFirst((query) => query.where((row) => row.code === code && row.roll_width === width))?.reserved ??
  0;

describe('a cut plan', () => {
  it('reserves what it takes, which the inventory shows, and frees it when an order is cancelled', async () => {
    const roll = await someRoll();
    const before = reservedOf(roll.code, roll.width_mm);
    const client = await clientOf('administrator');
    const plan = await client.request('reserveCutPlan', planOf(roll.id));
    expect(plan).toMatchObject({ state: 'apartado', orders: [order.id] });
    expect(reservedOf(roll.code, roll.width_mm) - before).toBeCloseTo(7.65);
    expect((roll.free ?? 0) - ((await freeOf(roll.id))?.free ?? 0)).toBeCloseTo(7.65);

    await client.request('moveOrder', {
      ...{ id: order.id, from: 'material-reservado', to: 'cancelado', note: 'No pagó' },
    });
    expect(reservedOf(roll.code, roll.width_mm)).toBeCloseTo(before);
    const { plans } = await client.request('cuttingStock', {});
    expect(plans.map(({ id }) => id)).not.toContain(plan.id);

    const again = client.request('moveOrder', {
      ...{ id: order.id, from: 'material-reservado', to: 'cancelado', note: 'No pagó' },
    });
    expect(await failureOf(again)).toMatchObject({ status: 409 });
    expect(await failureOf(client.request('closeCutPlan', { id: plan.id, to: 'liberado' }))).toMatchObject({
      status: 409,
    });
    expect(reservedOf(roll.code, roll.width_mm), 'freed once').toBeCloseTo(before);
  });

  it('moves its order on when it reserves its material, and back when it is released', async () => {
    const roll = await someRoll();
    const client = await clientOf('administrator');
    const seenOrder = async () =>
      (await client.request('networkOrders', {})).find(({ id }) => id === order.id);
    await orders.update((query) => query.where((row) => row.id === order.id), {
      data: (draft) => {
        draft.payments = [];
      },
    });
    const { id, folio } = await client.request('reserveCutPlan', planOf(roll.id));
    // Its deposit is missing.
    expect(await seenOrder()).toMatchObject({ stage: 'confirmado', plan: { folio, state: 'apartado' } });
    await payDeposit(client, order);
    expect(await seenOrder()).toMatchObject({ stage: 'material-reservado', missing: [] });
    await client.request('closeCutPlan', { id, to: 'liberado' });
    const released = await seenOrder();
    expect(released).toMatchObject({ stage: 'confirmado', plan: null });
    expect(released?.steps.at(-1)?.note).toBe(`Se liberó el plan ${folio}.`);
  });

  it('is released when its order goes back, and customers are not told of it', async () => {
    const roll = await someRoll();
    const client = await clientOf('administrator');
    const plan = await client.request('reserveCutPlan', planOf(roll.id));
    const back = { from: 'material-reservado', to: 'confirmado', note: 'Cambió de color' } as const;
    expect(await client.request('moveOrder', { id: order.id, ...back })).toMatchObject({
      stage: 'confirmado',
      plan: null,
    });
    const { plans } = await client.request('cuttingStock', {});
    expect(plans.map(({ id }) => id)).not.toContain(plan.id);
    const own = await (await clientOf('customer')).request('orders', {});
    expect(own.map((one) => one.plan)).toEqual(own.map(() => null));
  });

  it('takes its cloth out of stock when it is cut, and its useful rests come back', async () => {
    const roll = await someRoll();
    const client = await clientOf('administrator');
    const { id } = await client.request('reserveCutPlan', planOf(roll.id));
    await client.request('closeCutPlan', { id, to: 'cortado' });
    const { materials } = await client.request('cuttingStock', {});
    const rests = materials.filter(({ code }) => code === roll.code).flatMap(({ remnants }) => remnants);
    expect(rests).toContainEqual(expect.objectContaining({ width_mm: 700, length_mm: 2_300 }));
    expect((roll.free ?? 0) - ((await freeOf(roll.id))?.free ?? 0)).toBeCloseTo(7.65);
    expect(await failureOf(client.request('closeCutPlan', { id, to: 'liberado' }))).toMatchObject({
      status: 409,
    });
  });

  it('reserves nothing when one of its materials is not free', async () => {
    const roll = await someRoll();
    const client = await clientOf('administrator');
    const takes = [
      { material: roll.id, quantity: 7.65 },
      { material: 'nada', quantity: 1 },
    ];
    expect(await failureOf(client.request('reserveCutPlan', planOf(roll.id, { takes })))).toMatchObject({
      status: 409,
    });
    expect((await freeOf(roll.id))?.free).toBe(roll.free);
  });

  it.each<[string, (material: string) => Plan, number]>([
    ['more than is free', (material) => planOf(material, { takes: [{ material, quantity: 1e6 }] }), 409],
    ['for no order', (material) => planOf(material, { orders: [] }), 422],
    ['for an order that is not there', (material) => planOf(material, { orders: ['nada'] }), 404],
  ])('is refused when it takes material %s', async (_, plan, status) => {
    const roll = await someRoll();
    const client = await clientOf('administrator');
    expect(await failureOf(client.request('reserveCutPlan', plan(roll.id)))).toMatchObject({ status });
  });

  it('is in the seeds as the engine makes it, with its material reserved', async () => {
    const client = await clientOf('administrator');
    const [seeded] = (await client.request('cuttingStock', {})).plans;
    const made = (await client.request('networkOrders', {})).find(({ id }) => seeded?.orders.includes(id));
    if (seeded === undefined || made === undefined) throw new Error('no plan is in the seeds');
    expect(readResult(seeded.layout)).not.toBeNull();
    await client.request('closeCutPlan', { id: seeded.id, to: 'liberado' });
    const free = await client.request('cuttingStock', {});
    const list = cutListOf([made], quotable);
    const result = planAll(cutTaskOf(list, free));
    expect(reservationOf(seeded, result, billOf(list, result, free), free)).toMatchObject({
      layout: seeded.layout,
      takes: seeded.takes,
    });
  });

  it('is made once for an order, and by an administrator alone', async () => {
    const roll = await someRoll();
    const client = await clientOf('administrator');
    await client.request('reserveCutPlan', planOf(roll.id));
    expect(await failureOf(client.request('reserveCutPlan', planOf(roll.id)))).toMatchObject({ status: 409 });
    const distributor = await clientOf('distributor');
    expect(await failureOf(distributor.request('reserveCutPlan', planOf(roll.id)))).toMatchObject({
      status: 403,
    });
  });

  it('of spoiled pieces is made for an order that is being cut, once; of the whole order none is', async () => {
    const roll = await someRoll();
    const client = await clientOf('administrator');
    const made = seededOrder('Cuarto de visitas');
    const [window] = made.windows;
    if (window === undefined) throw new Error('the order has no window');
    const recut = planOf(roll.id, { orders: [made.id], recut: [{ window: window.key, pieces: 1 }] });
    expect(await failureOf(client.request('reserveCutPlan', recut))).toMatchObject({ status: 409 });
    await client.request('changeOrder', {
      ...{ id: made.id, from: made.stage, kind: 'recorte', day: null, note: 'Se manchó' },
      ...{ window: window.key, pieces: 1 },
    });
    const whole = client.request('reserveCutPlan', { ...recut, recut: [] });
    expect(await failureOf(whole)).toMatchObject({ status: 409 });
    expect(await client.request('reserveCutPlan', recut)).toMatchObject({ recut: recut.recut });
    expect(await failureOf(client.request('reserveCutPlan', recut))).toMatchObject({ status: 409 });
  });

  it('knows no cost of a cloth whose roll has no width', () => {
    const priced = stock.all().filter(({ price_unit }) => price_unit === 'm²');
    const costs = (isMeasured: boolean) =>
      new Set(
        priced
          .filter(({ roll_width }) => (roll_width !== null) === isMeasured)
          .map((row) => costOf(row) !== null),
      );
    expect(costs(true)).toContain(true);
    expect(costs(false)).toEqual(new Set([false]));
  });

  it('shows costs to an administrator alone', async () => {
    const costs = async (person: 'administrator' | 'distributor') => {
      const { materials } = await (await clientOf(person)).request('cuttingStock', {});
      return materials.filter(({ cost_centavos: cost }) => cost !== null).length;
    };
    expect(await costs('administrator')).toBeGreaterThan(100);
    expect(await costs('distributor')).toBe(0);
  });
});
