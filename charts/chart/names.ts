import type { ChartGraph } from '../graph/graph.ts';
import type { ChartWords } from '../words.ts';
import { describe, wordOfState } from './wording.ts';

/** A transition's sentence, by its id. */
export type Describe = (edgeId: string) => string;

/** Sentences of a chart's transitions, from its words. */
export function sentences(graph: ChartGraph, words: ChartWords): Describe {
  const edges = new Map(graph.edges.map((edge) => [edge.id, edge]));
  return (id) => {
    const edge = edges.get(id);
    return edge === undefined ? id : describe(graph, words, edge);
  };
}

/** The name of a label. A label of several merged transitions shows them when pressed. */
export function nameOfPill(ids: readonly string[], sentence: Describe): string {
  if (ids.length === 1) return ids.map(sentence).join('');
  return `Desplegar ${String(ids.length)} transiciones: ${ids.map(sentence).join('; ')}`;
}

/** The word of the innermost active state inside a collapsed one. */
export function liveWord(
  graph: ChartGraph,
  words: ChartWords,
  active: ReadonlySet<string>,
  collapsed: string,
): string | null {
  const inner = graph.states.find(
    ({ id, children }) =>
      active.has(id) && id.startsWith(`${collapsed}.`) && !children.some((child) => active.has(child)),
  );
  return inner === undefined ? null : wordOfState(graph, words, inner.id);
}
