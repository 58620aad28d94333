import type { AnyMachineSnapshot } from 'xstate';
import type { AnyKit } from '#stories/charts/kit/any-kit.ts';
import { eventOf } from '#stories/charts/kit/event-of.ts';
import type { Option, Planner, Way } from '#stories/charts/kit/planner.ts';
import type { Move } from './moves.ts';

/** An option of a place, and the shortest way to that place. */
export interface Passage {
  readonly way: Way;
  readonly from: AnyMachineSnapshot;
  readonly option: Option;
}

/** Everything that can happen to a machine after a start: each option of each place it can come to. */
export function passagesFrom(planner: Planner, start: number): readonly Passage[] {
  const { to: beginning } = planner.start(start);
  const passages: Passage[] = [];
  const reached = new Set([planner.placeOf(beginning)]);
  const open: { readonly at: AnyMachineSnapshot; readonly way: Way }[] = [{ at: beginning, way: [] }];
  // The list grows while it is gone through.
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

/** A passage as what it would do. */
export const moveOf = ({ from, option: { act, edges, to } }: Passage, kit: AnyKit): Move => ({
  type: eventOf(act, kit)?.type ?? '',
  from: from.value,
  edges,
  to: to.value,
});
