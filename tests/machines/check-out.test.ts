import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { checkOutMachine } from '#machines/check-out/check-out.machine.ts';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { cartOfTwo } from '#stories/charts/samples/cart.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { holdTask, nth } from '#tests/support/hold-task.ts';
import { arrived } from './support/sample-form.ts';

function open() {
  const looks = holdTask<Cart, InputOf<'cart'>>();
  const orders = holdTask<SavedOrder, InputOf<'checkOut'>>();
  const actor = createActor(
    checkOutMachine.provide({
      actors: {
        look: fromPromise<Cart, InputOf<'cart'>>(({ input, signal }) => looks.task(input, signal)),
        order: fromPromise<SavedOrder, InputOf<'checkOut'>>(({ input, signal }) =>
          orders.task(input, signal),
        ),
      },
    }),
  ).start();
  const made: string[] = [];
  actor.on('checkOut.ordered', ({ order }) => {
    made.push(order.folio);
  });
  return { actor, looks, orders, made };
}

async function reviewing(cart: Cart = cartOfTwo) {
  const stage = open();
  stage.actor.send({ type: 'checkOut.open', attempt: 'intento-1' });
  nth(stage.looks.calls, 0).resolve(cart);
  await arrived();
  return stage;
}

const order = {
  type: 'checkOut.order',
  notes: 'Por la mañana',
  postcode: '97000',
  delivery: {
    street: 'Calle 60 núm. 491',
    neighborhood: 'Centro',
    city: 'Mérida',
    references: 'Portón verde',
    receiver: 'Rosa Canul',
    phone: '9991234567',
  },
  totalCentavos: cartOfTwo.totals.total_centavos,
} as const;
const lost = () => new ApiError({ kind: 'unreachable', call: 'checkOut' });

describe('the checkout', () => {
  it('sends the list, total, revision and address that the person reviewed, and the key of the attempt', async () => {
    const { actor, orders } = await reviewing();
    actor.send(order);
    expect(nth(orders.calls, 0).input).toEqual({
      attempt: 'intento-1',
      notes: 'Por la mañana',
      postal_code: order.postcode,
      delivery: order.delivery,
      revision: cartOfTwo.revision,
      price_list: { id: cartOfTwo.price_list.id, version: cartOfTwo.price_list.version },
      total_centavos: cartOfTwo.totals.total_centavos,
    });
  });

  it('makes one call for repeated orders', async () => {
    const { actor, orders, made } = await reviewing();
    for (let click = 0; click < 100; click += 1) actor.send(order);
    nth(orders.calls, 0).resolve(savedOrder);
    await arrived();
    for (let click = 0; click < 100; click += 1) actor.send(order);
    expect(orders.calls).toHaveLength(1);
    expect(made).toEqual([savedOrder.folio]);
  });

  it('reloads the cart after a failure, and keeps the attempt and the notes', async () => {
    const { actor, looks, orders } = await reviewing();
    actor.send(order);
    nth(orders.calls, 0).reject(lost());
    await arrived();
    expect(actor.getSnapshot().matches('looking')).toBe(true);
    nth(looks.calls, 1).resolve({ ...cartOfTwo, revision: 12 });
    await arrived();
    expect(actor.getSnapshot().matches({ reviewing: 'refused' })).toBe(true);
    expect(actor.getSnapshot().context.notes).toBe(order.notes);
    actor.send(order);
    expect(nth(orders.calls, 1).input).toMatchObject({ attempt: 'intento-1', revision: 12 });
  });

  it.each([
    ['an empty cart', { ...cartOfTwo, lines: [] }],
    [
      'a cart with a problem',
      { ...cartOfTwo, lines: cartOfTwo.lines.map((line) => ({ ...line, problem: 'No hay.' })) },
    ],
  ])('does not order %s', async (_, cart) => {
    const { actor, orders } = await reviewing(cart);
    actor.send(order);
    expect(orders.calls).toEqual([]);
  });

  it('does not order when the cart cannot be loaded', async () => {
    const { actor, looks, orders } = open();
    actor.send({ type: 'checkOut.open', attempt: 'intento-1' });
    nth(looks.calls, 0).reject(lost());
    await arrived();
    actor.send(order);
    expect(actor.getSnapshot().value).toBe('unseen');
    expect(orders.calls).toEqual([]);
    actor.send({ type: 'checkOut.retry' });
    expect(looks.calls).toHaveLength(2);
  });

  it('has the notes of an attempt that failed and was closed, for the next', async () => {
    const { actor, looks, orders } = await reviewing();
    actor.send(order);
    nth(orders.calls, 0).reject(lost());
    await arrived();
    nth(looks.calls, 1).resolve(cartOfTwo);
    await arrived();
    actor.send({ type: 'checkOut.close' });
    actor.send({ type: 'checkOut.open', attempt: 'intento-2' });
    expect(actor.getSnapshot().context).toMatchObject({
      attempt: 'intento-2',
      notes: order.notes,
      error: null,
    });
  });

  it('starts a new attempt without the data of the last', async () => {
    const { actor, orders } = await reviewing();
    actor.send(order);
    nth(orders.calls, 0).resolve(savedOrder);
    await arrived();
    actor.send({ type: 'checkOut.close' });
    actor.send({ type: 'checkOut.open', attempt: 'intento-2' });
    expect(actor.getSnapshot().context).toEqual({
      attempt: 'intento-2',
      cart: null,
      notes: '',
      postcode: null,
      delivery: null,
      totalCentavos: 0,
      order: null,
      error: null,
    });
  });
});
