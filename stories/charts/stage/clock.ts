import { SimulatedClock, type AnyActorRef } from 'xstate';

/** A timer that will fire unless its state is left before. */
export interface Timer {
  /** Event type that XState raises then. */
  readonly type: string;
  /** ms that are left. */
  readonly remaining: number;
}

/** Time that stands still until somebody lets it pass. */
export interface StageClock {
  readonly clock: SimulatedClock;
  /** The armed timers of an actor, the next one first. */
  readonly timersOf: (actor: AnyActorRef) => readonly Timer[];
  /** Lets time pass until a timer is due; others that are due by then fire too. @throws Error where it does not run */
  readonly waitFor: (actor: AnyActorRef, type: string) => void;
}

/** A clock of a stage. */
export function createStageClock(): StageClock {
  const clock = new SimulatedClock();
  /** When each scheduled event was seen first: XState notes the wall's time, which does not count here. */
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
