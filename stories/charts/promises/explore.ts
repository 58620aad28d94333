import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Act } from '../fixtures/act.ts';
import { eventOf } from '../fixtures/event-of.ts';
import { createPlanner } from '../fixtures/planner.ts';
import type { Walkable } from '../fixtures/walkable.ts';

/** A place that a chart can reach, and the shortest way there. */
export interface Place {
  readonly snapshot: AnyMachineSnapshot;
  /** The step that reached it first; null at a start. */
  readonly by: Omit<Step, 'to'> | null;
  /** Number of the start of its way. */
  readonly start: number;
}

/** An act that changes something, and the event that the chart receives. */
export interface Step {
  readonly from: Place;
  readonly act: Act;
  readonly event: AnyEventObject;
  /** Types of the events that the chart tells the rest of the app. */
  readonly emitted: readonly string[];
  readonly to: Place;
  /** The snapshot after the act; that of `to` may be of an earlier step to the same place. */
  readonly after: AnyMachineSnapshot;
}

/** Everything that a chart can reach. */
export interface Reach {
  readonly places: readonly Place[];
  readonly steps: readonly Step[];
}

type Chart = Pick<Walkable, 'machine' | 'fixtures'>;

/** More places than any chart has. */
const MOST_PLACES = 5_000;

/**
 * Explores a chart from all its starts: every event with every sample, every answer and failure, every timer.
 * Places are told apart by their states, the facts that guards read, and what `sees` returns.
 * @throws RangeError when `sees` tells endless places apart
 */
export function explore(chart: Chart, sees: (context: never) => unknown = () => null): Reach {
  const { fixtures } = chart;
  const facts = (context: never) => [fixtures.facts(context), sees(context)];
  const planner = createPlanner({ ...chart, fixtures: { ...fixtures, facts } });
  const known = new Map<string, Place>();
  const steps: Step[] = [];
  /** Returns the place of a snapshot, which is the given one when it is new. */
  const placed = (place: Place): Place => {
    const key = planner.placeOf(place.snapshot);
    const found = known.get(key) ?? place;
    known.set(key, found);
    return found;
  };
  for (const start of fixtures.starts.keys()) placed({ snapshot: planner.begin(start).to, by: null, start });
  // The map grows while it is read: places are visited in the order in which they were found.
  for (const from of known.values()) {
    if (known.size > MOST_PLACES)
      throw new RangeError(`the promises see more than ${String(MOST_PLACES)} places`);
    for (const { act, edges, emitted, to } of planner.options(from.snapshot)) {
      const event = eventOf(act, fixtures);
      if (edges.length === 0 || event === null) continue;
      const step = { from, act, event, emitted, after: to };
      steps.push({ ...step, to: placed({ snapshot: to, by: step, start: from.start }) });
    }
  }
  return { places: [...known.values()], steps };
}
