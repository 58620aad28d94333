import type { AnyMachineSnapshot } from 'xstate';
import { graphOf } from '../graph/graph.ts';
import type { Act } from './act.ts';
import type { Walkable } from './any-kit.ts';
import { createPlanner, type Way } from './planner.ts';

/** One walk of a tour: a start, and everything that is done from there. */
export interface Walk {
  readonly start: number;
  /** Transitions that starting takes. */
  readonly begun: readonly string[];
  /** Where it stands then. */
  readonly at: AnyMachineSnapshot;
  readonly way: Way;
}

/**
 * Walks that together take every transition of a chart, each time to the nearest one that is left.
 * @returns the walks, and the ids of transitions that none can take.
 */
export function tourOf(chart: Walkable): {
  readonly walks: readonly Walk[];
  readonly left: readonly string[];
} {
  const planner = createPlanner(chart);
  const left = new Set(graphOf(chart.machine).edges.map(({ id }) => id));
  const walks: Walk[] = [];
  const cross = (edges: readonly string[]) => {
    for (const id of edges) left.delete(id);
  };

  /** Timers that run side by side may be due at once: time passes only where a single one runs. */
  function isPlain(from: AnyMachineSnapshot, act: Act): boolean {
    const waits = planner.options(from).filter((option) => option.act.do === 'wait');
    return act.do !== 'wait' || waits.length === 1;
  }

  function walkFrom(start: number): boolean {
    const before = left.size;
    const { edges: begun, to } = planner.begin(start);
    cross(begun);
    const way: Way[number][] = [];
    for (let at = to; ;) {
      const next = planner.wayTo(at, ({ edges }) => edges.some((id) => left.has(id)), isPlain);
      if (next === null) break;
      for (const option of next) cross(option.edges);
      way.push(...next);
      at = next.at(-1)?.to ?? at;
    }
    const isUseful = left.size < before;
    if (isUseful) walks.push({ start, begun, at: to, way });
    return isUseful;
  }

  let isMoving = true;
  while (isMoving && left.size > 0) {
    isMoving = chart.kit.starts.map((_, start) => left.size > 0 && walkFrom(start)).includes(true);
  }
  return { walks, left: [...left] };
}
