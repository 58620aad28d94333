import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createActor,
  fromCallback,
  matchesState,
  SimulatedClock,
  waitFor,
  type Actor,
  type InputFrom,
} from 'xstate';
import { counterNames } from '#machines/counters/counters.machine.ts';
import { machines } from '#machines/index.ts';
import { reportChange } from '#src/api/changes.ts';
import { request } from '#src/api/connection.ts';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import type { VisitStoreEvent } from '#src/api/stored/visit-store.ts';
import { cartOfTwo } from '#stories/charts/samples/cart.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';
import { useOwnClient } from '#tests/support/own-client.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';

useFakeBrowser();
const server = useOwnServer();
useOwnClient();

const paths = { quotes: 'count-cot', orders: 'count-orders', cart: 'count-cart' } as const;
type Counter = keyof typeof paths;

const answer = (name: Counter, reply: () => Response | Promise<Response>) => {
  server.use(http.get(`${HOST}/api/${paths[name]}`, reply));
};
const fault = () => HttpResponse.json({}, { status: 500 });
const never = () => delay('infinite').then(() => HttpResponse.json(0));

let clock: SimulatedClock;
let actor: Actor<typeof machines.counters>;

beforeEach(() => {
  answer('quotes', () => HttpResponse.json(4));
  answer('orders', () => HttpResponse.json('2'));
  answer('cart', () => HttpResponse.json({ data: 9 }));
  clock = new SimulatedClock();
  actor = createActor(machines.counters, { clock }).start();
});

afterEach(() => {
  actor.stop();
});

type End = 'ready' | 'failed';
const ends = { quotes: 'ready', orders: 'ready', cart: 'ready' } as const;
const until = (value: { quotes?: End; orders?: End; cart?: End }) =>
  waitFor(actor, (snapshot) => matchesState(value, snapshot.value));
const allReady = () => until(ends);
const context = () => actor.getSnapshot().context;

describe('the counters', () => {
  it('are unknown before they are loaded, except the cart, which is 0', () => {
    expect(context().counts).toEqual({ quotes: null, orders: null, cart: 0 });
  });

  it('load all three', async () => {
    actor.send({ type: 'counters.load' });
    await allReady();
    expect(context().counts).toEqual({ quotes: 4, orders: 2, cart: 9 });
  });

  it.each(['quotes', 'orders', 'cart'] as const)(
    'of %s fails alone, and the others are ready (B80)',
    async (name) => {
      answer(name, fault);
      actor.send({ type: 'counters.load' });
      await until({ ...ends, [name]: 'failed' });
      expect(context().errors).toEqual({ quotes: null, orders: null, cart: null, [name]: expect.anything() });
      expect(context().errors[name]?.kind).toBe('fault');
      answer(name, () => HttpResponse.json(7));
      actor.send({ type: `${name}.refresh` });
      await allReady();
      expect(context().counts[name]).toBe(7);
      expect(context().errors[name]).toBeNull();
    },
  );

  it('keep the old number while they refresh, and when that fails', async () => {
    actor.send({ type: 'counters.load' });
    await allReady();
    answer('cart', fault);
    actor.send({ type: 'cart.refresh' });
    expect(matchesState({ ...ends, cart: 'loading' }, actor.getSnapshot().value)).toBe(true);
    expect(context().counts.cart).toBe(9);
    await until({ cart: 'failed' });
    expect(context().counts).toEqual({ quotes: 4, orders: 2, cart: 9 });
  });

  it.each([
    ['HTML', () => HttpResponse.html('<h1>Proxy</h1>')],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['a negative number', () => HttpResponse.json(-1)],
  ])('fail with a broken reply when the answer is %s', async (_, reply) => {
    answer('quotes', reply);
    actor.send({ type: 'counters.load' });
    await until({ quotes: 'failed', orders: 'ready', cart: 'ready' });
    expect(context().errors.quotes?.kind).toBe('broken');
    expect(context().counts.quotes).toBeNull();
  });

  it("drop the person's numbers at the end of a session; the cart is 0 (B50)", async () => {
    actor.send({ type: 'counters.load' });
    await allReady();
    actor.send({ type: 'counters.clear' });
    expect(actor.getSnapshot().value).toEqual({ quotes: 'idle', orders: 'idle', cart: 'idle' });
    expect(context()).toEqual({
      counts: { quotes: null, orders: null, cart: 0 },
      errors: { quotes: null, orders: null, cart: null },
    });
  });

  it('ignore answers that arrive after the end of the session (B51)', async () => {
    const arrived = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    answer('cart', async () => {
      arrived.resolve();
      await late.promise;
      return HttpResponse.json(99);
    });
    actor.send({ type: 'counters.load' });
    await arrived.promise;
    actor.send({ type: 'counters.clear' });
    late.resolve();
    answer('cart', () => HttpResponse.json(1));
    actor.send({ type: 'counters.load' });
    await allReady();
    expect(context().counts.cart).toBe(1);
  });

  it.each<readonly [CallName, readonly Counter[]]>([
    ['saveQuote', ['quotes']],
    ['sendQuote', ['quotes']],
    ['answerQuote', ['quotes']],
    ['renewQuote', ['quotes']],
    ['removeQuote', ['quotes']],
    ['convertQuote', ['quotes', 'orders']],
    ['moveOrder', ['orders']],
    ['addToCart', ['cart']],
    ['setCartQuantity', ['cart']],
    ['removeFromCart', ['cart']],
    ['checkOut', ['orders', 'cart']],
  ])('after %s only %s are counted again', async (call, changed) => {
    actor.send({ type: 'counters.load' });
    await allReady();
    for (const name of counterNames) answer(name, () => HttpResponse.json(100));
    reportChange(contract[call].changes);
    await allReady();
    const { counts } = context();
    expect(counterNames.filter((name) => counts[name] === 100)).toEqual(changed);
  });

  it('are changed by no other call', () => {
    expect(callNames.filter((name) => contract[name].changes.length > 0)).toHaveLength(11);
  });

  it('are counted again after a call changed them, but not after it was refused', async () => {
    actor.send({ type: 'counters.load' });
    await allReady();
    answer('cart', () => HttpResponse.json(10));
    server.use(http.delete(`${HOST}/api/cart/lines/:key`, fault));
    await expect(request('removeFromCart', { key: 'a' })).rejects.toMatchObject({ kind: 'fault' });
    expect(actor.getSnapshot().value).toEqual(ends);
    server.use(http.delete(`${HOST}/api/cart/lines/:key`, () => HttpResponse.json(cartOfTwo)));
    await request('removeFromCart', { key: 'a' });
    expect(matchesState({ ...ends, cart: 'loading' }, actor.getSnapshot().value)).toBe(true);
    await allReady();
    expect(context().counts.cart).toBe(10);
  });

  it('are all counted again when a new visit begins on an open page', async () => {
    actor.send({ type: 'counters.load' });
    await allReady();
    for (const name of counterNames) answer(name, () => HttpResponse.json(100));
    const turns = fromCallback<VisitStoreEvent, InputFrom<typeof machines.visit>>(({ sendBack }) => {
      sendBack({ type: 'visit.turned', before: { at: 0, counts: {}, files: {} } });
    });
    const visit = machines.visit.provide({ actors: { watchVisit: turns } });
    createActor(visit, { input: { person: 7 } })
      .start()
      .stop();
    await allReady();
    expect(context().counts).toEqual({ quotes: 100, orders: 100, cart: 100 });
  });

  it('ignore a number that was requested before the change', async () => {
    const late = Promise.withResolvers<void>();
    answer('cart', async () => {
      await late.promise;
      return HttpResponse.json(3);
    });
    actor.send({ type: 'counters.load' });
    await until({ quotes: 'ready', orders: 'ready' });
    answer('cart', () => HttpResponse.json(4));
    reportChange(['cart']);
    late.resolve();
    await allReady();
    expect(context().counts.cart).toBe(4);
  });

  it('make no call for visitors', () => {
    reportChange(['quotes', 'orders', 'cart']);
    expect(actor.getSnapshot().value).toEqual({ quotes: 'idle', orders: 'idle', cart: 'idle' });
  });

  it('are each slow after 3 s and cancellable after 10 s, independently', async () => {
    answer('quotes', never);
    actor.send({ type: 'counters.load' });
    await until({ orders: 'ready', cart: 'ready' });
    clock.increment(3_000);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(false);
    clock.increment(7_000);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(true);
    actor.send({ type: 'quotes.cancel' });
    expect(actor.getSnapshot().value).toEqual({ quotes: 'failed', orders: 'ready', cart: 'ready' });
    expect(context().errors.quotes?.kind).toBe('cancelled');
  });
});
