import type { ChartGraph } from '../graph/graph.ts';
import type { SeenEdge, SeenGraph } from './collapse.ts';

/**
 * Transitions with the same direction: they share one line, and their labels form a stack on it.
 * `across` leads from box to box. `within` leads from a state to a child, or to several states at once: its stack
 * is inside the state and reads as "from any state in here". `inside` has no other target.
 */
export interface Bundle {
  readonly id: string;
  readonly kind: 'across' | 'within' | 'inside';
  readonly source: string;
  readonly targets: readonly string[];
  readonly edges: readonly SeenEdge[];
}

/** The transitions of a chart, bundled by their targets. */
export function bundle({ states }: ChartGraph, { edges }: SeenGraph): readonly Bundle[] {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const holds = (outer: string, id: string | null): boolean =>
    id !== null && (id === outer || holds(outer, parents.get(id) ?? null));
  const kindOf = ({ source, targets }: SeenEdge): Bundle['kind'] => {
    if (targets.every((target) => target === source)) return 'inside';
    return targets.length > 1 || targets.some((target) => holds(source, target)) ? 'within' : 'across';
  };
  const groups = Map.groupBy(edges, (edge) => [kindOf(edge), edge.source, ...edge.targets].join(' '));
  return [...groups].flatMap(([id, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    return [{ id, kind: kindOf(first), source: first.source, targets: first.targets, edges: members }];
  });
}
