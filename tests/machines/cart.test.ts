import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { cartOfTwo } from '#stories/charts/samples/cart.ts';
import { window } from '#stories/charts/samples/quotes-samples.ts';
import { holdTask, nth } from '#tests/support/hold-task.ts';
import { arrived } from './support/sample-form.ts';

function open() {
  const loads = holdTask<Cart, InputOf<'cart'>>();
  const quantities = holdTask<Cart, InputOf<'setCartQuantity'>>();
  const removals = holdTask<Cart, InputOf<'removeFromCart'>>();
  const returns = holdTask<Cart, InputOf<'addToCart'>>();
  const actor = createActor(
    cartMachine.provide({
      actors: {
        load: fromPromise<Cart, InputOf<'cart'>>(({ input, signal }) => loads.task(input, signal)),
        setQuantity: fromPromise<Cart, InputOf<'setCartQuantity'>>(({ input, signal }) =>
          quantities.task(input, signal),
        ),
        remove: fromPromise<Cart, InputOf<'removeFromCart'>>(({ input, signal }) =>
          removals.task(input, signal),
        ),
        putBack: fromPromise<Cart, InputOf<'addToCart'>>(({ input, signal }) => returns.task(input, signal)),
      },
    }),
  ).start();
  return { actor, loads, quantities, removals, returns };
}

async function opened() {
  const stage = open();
  nth(stage.loads.calls, 0).resolve(cartOfTwo);
  await arrived();
  return stage;
}

const unreachable = () => new ApiError({ kind: 'unreachable', call: 'removeFromCart' });
const withRevision = (revision: number): Cart => ({ ...cartOfTwo, revision });

describe('the cart', () => {
  it('loads on start; a reload during a load replaces it, and the newest answer is used', async () => {
    const { actor, loads } = open();
    actor.send({ type: 'cart.reload' });
    expect(loads.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    nth(loads.calls, 1).resolve(withRevision(9));
    await arrived();
    expect(actor.getSnapshot().context.cart?.revision).toBe(9);
  });

  it('can be loaded again after a failure', async () => {
    const { actor, loads } = open();
    nth(loads.calls, 0).reject(unreachable());
    await arrived();
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: 'cart.reload' });
    nth(loads.calls, 1).resolve(cartOfTwo);
    await arrived();
    expect(actor.getSnapshot().context).toMatchObject({ cart: cartOfTwo, error: null });
  });

  it('sends the newest quantity when it changes during a call', async () => {
    const { actor, quantities } = await opened();
    for (const quantity of [2, 3, 4]) actor.send({ type: 'cart.setQuantity', key: window.key, quantity });
    expect(quantities.calls.map(({ input, signal }) => [input.quantity, signal.aborted])).toEqual([
      [2, true],
      [3, true],
      [4, false],
    ]);
    nth(quantities.calls, 2).resolve(withRevision(5));
    await arrived();
    expect(actor.getSnapshot().context.cart?.revision).toBe(5);
  });

  it('restores the last removed line, with its key', async () => {
    const { actor, removals, returns } = await opened();
    actor.send({ type: 'cart.remove', window });
    expect(nth(removals.calls, 0).input).toEqual({ key: window.key });
    nth(removals.calls, 0).resolve({ ...cartOfTwo, lines: [] });
    await arrived();
    actor.send({ type: 'cart.putBack' });
    expect(nth(returns.calls, 0).input).toEqual({ windows: [window] });
    nth(returns.calls, 0).resolve(cartOfTwo);
    await arrived();
    expect(actor.getSnapshot().can({ type: 'cart.putBack' })).toBe(false);
  });

  it('reloads after a failed change and keeps the error', async () => {
    const { actor, loads, removals } = await opened();
    actor.send({ type: 'cart.remove', window });
    nth(removals.calls, 0).reject(unreachable());
    await arrived();
    expect(actor.getSnapshot().matches('loading')).toBe(true);
    nth(loads.calls, 1).resolve(withRevision(6));
    await arrived();
    const { cart, error, taken } = actor.getSnapshot().context;
    expect([cart?.revision, error?.kind, taken]).toEqual([6, 'unreachable', null]);
  });

  it('ignores a removal while another line is being changed', async () => {
    const { actor, removals } = await opened();
    actor.send({ type: 'cart.setQuantity', key: window.key, quantity: 2 });
    actor.send({ type: 'cart.remove', window });
    expect(removals.calls).toEqual([]);
  });
});
