import { graphOf } from '#charts/graph/graph.ts';
import type { MachineName } from '#machines/index.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';

/** States and transitions of a chart without its own name: equal for charts of one factory. */
function shapeOf(name: MachineName): string {
  const { id, states, edges } = graphOf(walkable(name).machine);
  const parts = [...states.map((state) => `${state.kind} ${state.id}`), ...edges.map((edge) => edge.id)];
  return parts.join('\n').replaceAll(id, '');
}

/** The first chart of each shape. */
export function differentIn(names: readonly MachineName[]): readonly MachineName[] {
  const first = new Map<string, MachineName>();
  for (const name of names) {
    const shape = shapeOf(name);
    if (!first.has(shape)) first.set(shape, name);
  }
  return [...first.values()];
}
