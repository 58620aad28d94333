import type { ChartGraph } from '../graph/graph.ts';
import type { ChartView } from '../layout/chart-layout.ts';

/** Whether compound states are collapsed, and which one is open nevertheless. */
export interface CollapseState {
  readonly collapsed: boolean;
  readonly opened: string | null;
}

/** The drawing to show: all open, the requested one, or the collapsed one that hides the fewest active states. */
export function pickView(
  views: readonly ChartView[],
  { collapsed, opened }: CollapseState,
  active: ReadonlySet<string>,
): ChartView {
  const [open, ...others] = views;
  if (open === undefined) throw new Error('a chart has a drawing');
  const asked = others.filter(
    (view) => opened === null || view.states.some(({ id, collapsed: shut }) => id === opened && !shut),
  );
  if (!collapsed || asked.length === 0) return open;
  const hidden = (view: ChartView) => {
    const shown = new Set(view.states.map(({ id }) => id));
    return [...active].filter((id) => !shown.has(id)).length;
  };
  const [best = open] = asked.toSorted((one, other) => hidden(one) - hidden(other));
  return best;
}

/** The drawn states that contain the innermost active ones, collapsed or not. */
export function activeLeaves(
  { states }: ChartGraph,
  view: ChartView,
  active: ReadonlySet<string>,
): readonly string[] {
  const collapsed = new Set(view.states.filter((state) => state.collapsed).map(({ id }) => id));
  const shown = new Set(view.states.map(({ id }) => id));
  return states
    .filter(({ id }) => active.has(id) && shown.has(id))
    .filter(({ id, children }) => collapsed.has(id) || !children.some((child) => active.has(child)))
    .map(({ id }) => id);
}

/** The drawn innermost states that would become active. */
export function enteredLeaves(
  graph: ChartGraph,
  view: ChartView,
  next: ReadonlySet<string>,
  active: ReadonlySet<string>,
): readonly string[] {
  const leaves = new Set(activeLeaves(graph, view, active));
  return activeLeaves(graph, view, next).filter((id) => !leaves.has(id));
}
