import type { ChartEdge, ChartGraph, ChartState } from '../graph/graph.ts';

/** A visible state. */
export interface SeenState extends ChartState {
  /** Number of states collapsed into it; 0 when it is open. */
  readonly hidden: number;
}

/** Transitions between visible states: one, or several that collapsing merged. */
export interface SeenEdge {
  readonly edges: readonly [ChartEdge, ...ChartEdge[]];
  readonly source: string;
  readonly targets: readonly string[];
}

export interface SeenGraph {
  readonly states: readonly SeenState[];
  readonly edges: readonly SeenEdge[];
}

/** Charts of more states start collapsed, and open one compound state at a time. */
export const MANY_STATES = 30;

/**
 * Compound states that can be collapsed: all but the machine itself and the regions of a parallel machine; these too
 * when they hold no other compound state.
 */
export function collapsibleStates({ id: machine, states }: ChartGraph): readonly string[] {
  const isParallel = states.some(({ id, kind }) => id === machine && kind === 'parallel');
  const compound = states
    .filter(({ kind }) => kind === 'compound' || kind === 'parallel')
    .filter(({ parent }) => parent !== null);
  const inner = compound.filter(({ parent }) => !(isParallel && parent === machine));
  return (inner.length === 0 ? compound : inner).map(({ id }) => id);
}

/** The chart with some compound states closed: inner transitions are removed, the others attach to the box. */
export function collapse(graph: ChartGraph, collapsed: ReadonlySet<string>): SeenGraph {
  const byId = new Map(graph.states.map((state) => [state.id, state]));
  const shownAs = (id: string): string => {
    const parent = byId.get(id)?.parent ?? null;
    const above = parent === null ? null : shownAs(parent);
    return above !== null && (above !== parent || collapsed.has(above)) ? above : id;
  };
  const seen = graph.states.filter(({ id }) => shownAs(id) === id);
  return {
    states: seen.map((state) => {
      const hidden = graph.states.filter(({ id }) => id !== state.id && shownAs(id) === state.id).length;
      return hidden === 0 ? { ...state, hidden } : { ...state, hidden, children: [], initial: null };
    }),
    edges: merge(graph.edges.flatMap((edge) => attach(edge, shownAs))),
  };
}

interface Attached {
  readonly edge: ChartEdge;
  readonly source: string;
  readonly targets: readonly string[];
  /** Whether the visible end differs from the real one. */
  readonly moved: boolean;
}

function attach(edge: ChartEdge, shownAs: (id: string) => string): readonly Attached[] {
  const source = shownAs(edge.source);
  const targets = [...new Set(edge.targets.map(shownAs))];
  const goesOnInside = source !== edge.source && targets.every((target) => target === source);
  if (goesOnInside) return [];
  const moved = source !== edge.source || targets.some((target) => !edge.targets.includes(target));
  return [{ edge, source, targets, moved }];
}

function merge(attached: readonly Attached[]): readonly SeenEdge[] {
  const bundles = Map.groupBy(attached, ({ source, targets }) => [source, ...targets.toSorted()].join(' '));
  return [...bundles.values()].flatMap((bundle): SeenEdge[] => {
    const [first, ...others] = bundle;
    if (first === undefined) return [];
    const { source, targets } = first;
    if (others.length > 0 && targets.length > 0 && bundle.some(({ moved }) => moved)) {
      return [{ source, targets, edges: [first.edge, ...others.map(({ edge }) => edge)] }];
    }
    return bundle.map(({ edge }) => ({ source, targets, edges: [edge] }));
  });
}
