import type { AnyMachineSnapshot } from 'xstate';
import { eventOf } from '#stories/charts/fixtures/event-of.ts';
import type { Option, Planner, Way } from '#stories/charts/fixtures/planner.ts';
import type { AnyFixtures } from '#stories/charts/fixtures/walkable.ts';
import type { Move } from './moves.ts';

/** An option of a place, and the shortest path to that place. */
export interface Passage {
  readonly way: Way;
  readonly from: AnyMachineSnapshot;
  readonly option: Option;
}

/** Every option of each place that a machine can reach from a start. */
export function passagesFrom(planner: Planner, start: number): readonly Passage[] {
  const { to: beginning } = planner.start(start);
  const passages: Passage[] = [];
  const reached = new Set([planner.placeOf(beginning)]);
  const open: { readonly at: AnyMachineSnapshot; readonly way: Way }[] = [{ at: beginning, way: [] }];
  // The list grows during the loop.
  for (const { at, way } of open) {
    for (const option of planner.options(at)) {
      if (option.edges.length === 0) continue;
      passages.push({ way, from: at, option });
      const place = planner.placeOf(option.to);
      if (reached.has(place)) continue;
      reached.add(place);
      open.push({ at: option.to, way: [...way, option] });
    }
  }
  return passages;
}

/** A passage as the move that it predicts. */
export const moveOf = ({ from, option: { act, edges, to } }: Passage, fixtures: AnyFixtures): Move => ({
  type: eventOf(act, fixtures)?.type ?? '',
  from: from.value,
  edges,
  to: to.value,
});
