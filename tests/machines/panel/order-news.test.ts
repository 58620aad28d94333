import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { orderNewsMachine } from '#machines/order-news/order-news.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';

const ready: SavedOrder = { ...savedOrder, stage: 'listo' };

function opened() {
  const actor = createActor(orderNewsMachine, { input: { order: savedOrder } }).start();
  return { actor, before: () => actor.getSnapshot().context.before?.stage ?? null };
}

describe('the news of an open order (B138)', () => {
  it('are what it was before others changed it, until the person acts', () => {
    const { actor, before } = opened();
    actor.send({ type: 'order.arrived', order: { ...savedOrder } });
    expect(before()).toBeNull();
    actor.send({ type: 'order.arrived', order: ready });
    actor.send({ type: 'order.arrived', order: { ...ready, stage: 'enviado' } });
    expect(before()).toBe(savedOrder.stage);
    actor.send({ type: 'order.act' });
    expect(before()).toBeNull();
  });

  it('are never what the person did, whichever comes first: its answer, the list or the news', () => {
    const { actor, before } = opened();
    actor.send({ type: 'order.act' });
    actor.send({ type: 'order.arrived', order: ready });
    actor.send({ type: 'order.acted' });
    actor.send({ type: 'order.arrived', order: ready });
    actor.send({ type: 'order.read', order: ready });
    actor.send({ type: 'order.arrived', order: { ...ready } });
    expect(before()).toBeNull();
  });

  it('are told again after an act that the server refused', () => {
    const { actor, before } = opened();
    actor.send({ type: 'order.act' });
    actor.send({ type: 'order.refused' });
    actor.send({ type: 'order.arrived', order: ready });
    expect(before()).toBe(savedOrder.stage);
  });

  it('are not what a list brings that the person asked for', () => {
    const { actor, before } = opened();
    actor.send({ type: 'order.read', order: ready });
    actor.send({ type: 'order.arrived', order: ready });
    expect(before()).toBeNull();
  });
});
