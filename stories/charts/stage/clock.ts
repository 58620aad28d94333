import { SimulatedClock, type AnyActorRef } from 'xstate';

/** A running timer. */
export interface Timer {
  /** Event type that XState raises when it fires. */
  readonly type: string;
  /** Time left, in ms. */
  readonly remaining: number;
}

/** A clock that stops until the tester lets time pass. */
export interface StageClock {
  readonly clock: SimulatedClock;
  /** The running timers of an actor, the next one first. */
  readonly timersOf: (actor: AnyActorRef) => readonly Timer[];
  /** Lets time pass until a timer fires; earlier ones fire too. @throws Error when it does not run */
  readonly waitFor: (actor: AnyActorRef, type: string) => void;
}

/** Creates a stage's clock. */
export function createStageClock(): StageClock {
  const clock = new SimulatedClock();
  /** When each scheduled event was first seen: XState notes real time, which does not apply here. */
  const seen = new WeakMap<object, number>();

  const timersOf = (actor: AnyActorRef) =>
    Object.values(actor.system.getSnapshot()._scheduledEvents)
      .filter(({ target }) => target === actor)
      .map((scheduled) => {
        const since = seen.get(scheduled) ?? clock.now();
        seen.set(scheduled, since);
        return { type: scheduled.event.type, remaining: since + scheduled.delay - clock.now() };
      })
      .toSorted((one, other) => one.remaining - other.remaining);

  return {
    clock,
    timersOf,
    waitFor: (actor, type) => {
      const timer = timersOf(actor).find((one) => one.type === type);
      if (timer === undefined) throw new Error(`no timer ${type} runs`);
      clock.increment(timer.remaining);
    },
  };
}
