import type { StateValue } from 'xstate';
import type { ChartGraph, ChartState } from '#stories/charts/graph/graph.ts';

/** What an event did to a machine, or would do. */
export interface Move {
  /** Type of the event. */
  readonly type: string;
  readonly from: StateValue;
  /** Transitions that were taken, in their order. */
  readonly edges: readonly string[];
  readonly to: StateValue;
}

/** Ids of the innermost active states: one, or one for each parallel region. */
export function leavesOf(id: string, value: StateValue): readonly string[] {
  if (typeof value === 'string') return [`${id}.${value}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined || isEmpty(inner) ? [`${id}.${key}`] : leavesOf(`${id}.${key}`, inner),
  );
}

/** What XState says of the inside of a state that has none. */
const isEmpty = (value: StateValue) => typeof value === 'object' && Object.keys(value).length === 0;

const isWithin = (id: string, ancestor: string) => id === ancestor || id.startsWith(`${ancestor}.`);

/** `<leaf> <event> <leaf>`: for each active leaf beneath a transition's source, where its region stands afterwards. */
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

/** Ids of states that were neither active after any move nor passed through in one. */
export function neverEntered(graph: ChartGraph, moves: readonly Move[]): readonly string[] {
  const taken = new Set(moves.flatMap(({ edges }) => edges));
  const passed = graph.edges.flatMap(({ id, source, targets }) =>
    taken.has(id) ? [source, ...targets] : [],
  );
  const stood = moves.flatMap(({ from, to }) => [...leavesOf(graph.id, from), ...leavesOf(graph.id, to)]);
  const seen = [...new Set([...passed, ...stood])];
  return graph.states.filter(({ id }) => !seen.some((one) => isWithin(one, id))).map(({ id }) => id);
}

/** Ids of the innermost states, final ones apart, that nothing led out of. */
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

/** States that are left in the step that enters them: nobody can be kept there. */
const passesThrough = (graph: ChartGraph, { id }: ChartState) =>
  graph.edges.some(({ source, cause }) => source === id && cause.kind === 'always');
