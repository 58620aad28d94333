import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { machines } from '#machines/index.ts';

function held(waitMs: number) {
  const clock = new SimulatedClock();
  const actor = createActor(machines.retryWait, { clock }).start();
  actor.send({ type: 'retry.hold', waitMs });
  const secondsLeft = () => actor.getSnapshot().context.secondsLeft;
  return { actor, clock, secondsLeft, isHeld: () => actor.getSnapshot().hasTag('held') };
}

it('the wait after too many attempts counts its seconds down and ends by itself', () => {
  const { actor, clock, secondsLeft, isHeld } = held(2_500);
  expect([isHeld(), secondsLeft()]).toEqual([true, 3]);
  clock.increment(1_000);
  expect([isHeld(), secondsLeft()]).toEqual([true, 2]);
  clock.increment(1_499);
  expect([isHeld(), secondsLeft()]).toEqual([true, 1]);
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('over');
});

it('another refusal begins the wait again', () => {
  const { actor, clock, secondsLeft, isHeld } = held(5_000);
  clock.increment(3_000);
  actor.send({ type: 'retry.hold', waitMs: 4_000 });
  expect(secondsLeft()).toBe(4);
  clock.increment(3_000);
  expect(isHeld()).toBe(true);
  clock.increment(1_000);
  expect(isHeld()).toBe(false);
});

it('the next attempt forgets the wait', () => {
  const { actor, clock } = held(5_000);
  actor.send({ type: 'retry.forget' });
  clock.increment(10_000);
  expect(actor.getSnapshot().value).toBe('free');
});
