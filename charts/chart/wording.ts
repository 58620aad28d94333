import type { ChartCause, ChartEdge, ChartGraph } from '../graph/graph.ts';
import type { ChartWords } from '../words.ts';

const SECOND = 1000;

/** A state's name: its word, or its key without a word. */
export function wordOfState({ id: machine }: ChartGraph, words: ChartWords, id: string): string {
  if (id === machine) return words.name;
  return words.states[id.slice(machine.length + 1)] ?? id.slice(id.lastIndexOf('.') + 1);
}

/** The cause of a transition, short enough for its label. */
export function wordOfCause(words: ChartWords, cause: ChartCause): string {
  switch (cause.kind) {
    case 'event':
      return words.events[cause.type] ?? cause.type;
    case 'done':
    case 'error':
      return words.invokes[cause.invoke] ?? cause.invoke;
    case 'after':
      return cause.ms === null ? (words.delays?.[cause.delay] ?? cause.delay) : wordOfTime(cause.ms);
    case 'always':
      return 'siempre';
    case 'finished':
      return 'al terminar';
  }
}

const wordOfTime = (ms: number) =>
  ms < SECOND ? `${String(ms)} ms` : `${(ms / SECOND).toLocaleString('es-MX')} s`;

/** The cause as a clause: `si «Pedir sus datos» responde`. */
function clauseOfCause(words: ChartWords, cause: ChartCause): string {
  const word = wordOfCause(words, cause);
  if (cause.kind === 'done') return `«${word}» responde`;
  if (cause.kind === 'error') return `«${word}» falla`;
  if (cause.kind === 'after') return `después de ${word}`;
  return word;
}

/** A transition as a sentence: cause, condition, source and target. */
export function describe(graph: ChartGraph, words: ChartWords, edge: ChartEdge): string {
  const condition = edge.guard === null ? '' : `, si ${words.guards[edge.guard] ?? edge.guard}`;
  const source = pathOfState(graph, words, edge.source);
  const targets = edge.targets.map((target) => pathOfState(graph, words, target));
  const way = targets.length === 0 ? `en «${source}»` : `de «${source}» a ${list(targets)}`;
  return `${clauseOfCause(words, edge.cause)}${condition}: ${way}`;
}

const list = (names: readonly string[]) =>
  new Intl.ListFormat('es-MX').format(names.map((name) => `«${name}»`));

/** What a collapsed state says about its content. */
export const openerText = (hidden: number) => (hidden === 1 ? '1 estado' : `${String(hidden)} estados`);

/** A state's name with those of its ancestors: `Entrando, Se tarda`. */
export function pathOfState(graph: ChartGraph, words: ChartWords, id: string): string {
  const parent = graph.states.find((state) => state.id === id)?.parent ?? null;
  if (parent === null || parent === graph.id) return wordOfState(graph, words, id);
  return `${pathOfState(graph, words, parent)}, ${wordOfState(graph, words, id)}`;
}

/** The active states in words: `Sesión: Entrando, Se tarda`. */
export function describeActive(graph: ChartGraph, words: ChartWords, active: ReadonlySet<string>): string {
  const leaves = graph.states.filter(
    ({ id, children }) => active.has(id) && !children.some((child) => active.has(child)),
  );
  return `${words.name}: ${leaves.map(({ id }) => pathOfState(graph, words, id)).join('; ')}`;
}
