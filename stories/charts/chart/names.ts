import type { ChartGraph } from '../graph/graph.ts';
import type { ChartWords } from '../kit/words.ts';
import { describe, wordOfState } from './wording.ts';

/** A transition's sentence, by its id. */
export type Describe = (edgeId: string) => string;

/** Sentences of a chart's transitions, made of its words. */
export function sentences(graph: ChartGraph, words: ChartWords): Describe {
  const edges = new Map(graph.edges.map((edge) => [edge.id, edge]));
  return (id) => {
    const edge = edges.get(id);
    return edge === undefined ? id : describe(graph, words, edge);
  };
}

/** What a label is called. One that stands for several transitions shows them instead of taking any. */
export function nameOfPill(ids: readonly string[], sentence: Describe): string {
  if (ids.length === 1) return ids.map(sentence).join('');
  return `Desplegar ${String(ids.length)} transiciones: ${ids.map(sentence).join('; ')}`;
}

/** Word of the innermost active state in a folded one. */
export function liveWord(
  graph: ChartGraph,
  words: ChartWords,
  active: ReadonlySet<string>,
  folded: string,
): string | null {
  const inner = graph.states.find(
    ({ id, children }) =>
      active.has(id) && id.startsWith(`${folded}.`) && !children.some((child) => active.has(child)),
  );
  return inner === undefined ? null : wordOfState(graph, words, inner.id);
}
