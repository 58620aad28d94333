import type { StateValue } from 'xstate';
import type { ChartGraph, ChartState } from '#charts/graph/graph.ts';

/** The transition that an event caused in a machine, or would cause. */
export interface Move {
  /** Type of the event. */
  readonly type: string;
  readonly from: StateValue;
  /** Transitions that were taken, in order. */
  readonly edges: readonly string[];
  readonly to: StateValue;
}

/** Ids of the innermost active states: one for each parallel region, or one. */
export function leavesOf(id: string, value: StateValue): readonly string[] {
  if (typeof value === 'string') return [`${id}.${value}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined || isEmpty(inner) ? [`${id}.${key}`] : leavesOf(`${id}.${key}`, inner),
  );
}

/** XState's value for a state without children. */
const isEmpty = (value: StateValue) => typeof value === 'object' && Object.keys(value).length === 0;

const isWithin = (id: string, ancestor: string) => id === ancestor || id.startsWith(`${ancestor}.`);

/**
 * `<leaf> <event> <leaf>`: for each active leaf below a transition's source, the leaf that its region is in
 * afterwards.
 */
export function triplesOf(graph: ChartGraph, { type, from, edges, to }: Move): readonly string[] {
  const before = leavesOf(graph.id, from);
  const after = leavesOf(graph.id, to);
  const sources = edges.flatMap((edge) => graph.edges.find(({ id }) => id === edge)?.source ?? []);
  const moved = before.filter((leaf) => sources.some((source) => isWithin(leaf, source)));
  const triples = moved.flatMap((leaf) =>
    nextOf(graph, leaf, after).map((next) => `${nameOf(leaf)} ${type} ${nameOf(next)}`),
  );
  return [...new Set(triples)];

  function nameOf(leaf: string): string {
    return leaf.slice(graph.id.length + 1);
  }
}

/** Leaves of the nearest region around a leaf that is still active. */
function nextOf(graph: ChartGraph, leaf: string, after: readonly string[]): readonly string[] {
  const region = regionOf(graph, leaf);
  const inside = after.filter((next) => isWithin(next, region));
  return inside.length > 0 || region === graph.id ? inside : nextOf(graph, parentOf(graph, region), after);
}

function regionOf(graph: ChartGraph, id: string): string {
  const parent = stateOf(graph, id)?.parent ?? null;
  if (parent === null || stateOf(graph, parent)?.kind === 'parallel') return id;
  return regionOf(graph, parent);
}

const stateOf = (graph: ChartGraph, id: string) => graph.states.find((state) => state.id === id);
const parentOf = (graph: ChartGraph, id: string) => stateOf(graph, id)?.parent ?? graph.id;

/** Ids of states that no move entered or passed through. */
export function neverEntered(graph: ChartGraph, moves: readonly Move[]): readonly string[] {
  const taken = new Set(moves.flatMap(({ edges }) => edges));
  const passed = graph.edges.flatMap(({ id, source, targets }) =>
    taken.has(id) ? [source, ...targets] : [],
  );
  const active = moves.flatMap(({ from, to }) => [...leavesOf(graph.id, from), ...leavesOf(graph.id, to)]);
  const seen = [...new Set([...passed, ...active])];
  return graph.states.filter(({ id }) => !seen.some((one) => isWithin(one, id))).map(({ id }) => id);
}

/** Ids of the innermost non-final states that no move left. */
export function neverLeft(graph: ChartGraph, moves: readonly Move[]): readonly string[] {
  const left = new Set(
    moves.flatMap(({ from, to }) => {
      const after = leavesOf(graph.id, to);
      return leavesOf(graph.id, from).filter((leaf) => !after.includes(leaf));
    }),
  );
  const holds = (state: ChartState) => state.kind === 'atomic' && !passesThrough(graph, state);
  return graph.states.filter((state) => holds(state) && !left.has(state.id)).map(({ id }) => id);
}

/** States that are left in the step that enters them. */
const passesThrough = (graph: ChartGraph, { id }: ChartState) =>
  graph.edges.some(({ source, cause }) => source === id && cause.kind === 'always');
