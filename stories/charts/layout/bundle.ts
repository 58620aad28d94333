import type { ChartGraph } from '../graph/graph.ts';
import type { SeenEdge, SeenGraph } from './fold.ts';

/**
 * Transitions that lead the same way: they share one line, and their labels stand on it in a stack.
 * `across` leads from box to box. `within` leads from a state to what it holds, or to several states at once: its stack
 * stands inside the state, where it can be read as "from anywhere in here". `inside` leads nowhere else.
 */
export interface Bundle {
  readonly id: string;
  readonly kind: 'across' | 'within' | 'inside';
  readonly source: string;
  readonly targets: readonly string[];
  readonly edges: readonly SeenEdge[];
}

/** The transitions of a chart, bundled by where they lead. */
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
