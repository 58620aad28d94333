import { openerText, wordOfCause, wordOfState } from '../chart/wording.ts';
import type { ChartEdge, ChartGraph } from '../graph/graph.ts';
import type { ChartWords } from '../words.ts';
import type { Pill, StateBox } from './chart-layout.ts';
import type { SeenEdge, SeenState } from './collapse.ts';
import { monoWidthOf, widthOf, wrap } from './measure.ts';
import { sizes } from './sizes.ts';

/** The text of a pill, and its size. */
export type PillContent = Pick<Pill, 'icon' | 'lines' | 'guard' | 'edges' | 'w' | 'h'>;

/** The texts of a state's box above its children; positions are relative to the box. */
export interface StateContent extends Pick<
  StateBox,
  'title' | 'key' | 'notes' | 'invokes' | 'head' | 'collapsed' | 'opener'
> {
  /** Transitions without another target, listed in the box. */
  readonly inside: readonly (PillContent & { readonly x: number; readonly y: number })[];
  /** The minimum size. */
  readonly w: number;
  readonly h: number;
}

/** The text on a transition's pill. */
export function pillContent(words: ChartWords, { edges, source, targets }: SeenEdge): PillContent {
  const [edge] = edges;
  const merged = edges.length > 1;
  const text = merged ? `${String(edges.length)} transiciones` : wordOfCause(words, edge.cause);
  const lines = wrap(text, sizes.pillText, sizes.pillWidest);
  const guard = merged || edge.guard === null ? [] : guardLines(words, edge.guard);
  const icon = merged ? null : iconOf(edge, targets.length === 1 && targets[0] === source);
  const widest = Math.max(
    ...lines.map((line) => widthOf(line, sizes.pillText)),
    ...guard.map((line) => widthOf(line, sizes.guardText)),
  );
  const rows = lines.length * sizes.pillRow + guard.length * sizes.monoRow;
  return {
    edges: edges.map(({ id }) => id),
    icon,
    lines: [...lines],
    guard: [...guard],
    w: Math.ceil(widest) + 2 * sizes.pillSide + (icon === null ? 0 : sizes.icon),
    h: Math.max(sizes.pillLeast, rows + 2 * sizes.pillTop),
  };
}

/** `si hay una sesión guardada`; the name in the code where a guard has no words. */
const guardLines = (words: ChartWords, guard: string) =>
  wrap(`si ${words.guards[guard] ?? guard}`, sizes.guardText, sizes.guardWidest);

function iconOf({ cause }: ChartEdge, again: boolean): PillContent['icon'] {
  if (cause.kind === 'done' || cause.kind === 'error' || cause.kind === 'after') return cause.kind;
  return again ? 'again' : null;
}

/** The texts in a state's box, from top to bottom. */
export function stateContent(
  graph: ChartGraph,
  words: ChartWords,
  state: SeenState,
  pills: readonly PillContent[],
): StateContent {
  const title = wrap(wordOfState(graph, words, state.id), sizes.titleText, sizes.stateWidest);
  const notes = notesOf(words, state);
  const named = sizes.boxTop + title.length * sizes.titleRow + sizes.monoRow;
  const noted = named + (notes.length === 0 ? 0 : sizes.gap + notes.length * sizes.monoRow);
  const invokes = stack(
    state.invokes.map(({ id }) => chipContent(words, id)),
    noted,
  );
  const inside = stack(pills, invokes.end);
  const openers = stack(state.hidden === 0 ? [] : [openerContent(state.hidden)], inside.end);
  const [opener = null] = openers.placed;
  const end = openers.end + (opener === null ? 0 : sizes.pillRow);
  const held = opener === null ? [] : graph.states.filter(({ id }) => id.startsWith(`${state.id}.`));
  const widest = Math.max(
    ...title.map((line) => widthOf(line, sizes.titleText)),
    monoWidthOf(state.key, sizes.monoText),
    ...notes.map((note) => widthOf(note, sizes.guardText)),
    ...[...invokes.placed, ...inside.placed, ...openers.placed].map(({ w }) => w),
    ...held.map(({ id }) => widthOf(wordOfState(graph, words, id), sizes.pillText)),
  );
  const isBare = end === named && state.children.length === 0;
  return {
    title: [...title],
    key: state.key,
    notes: [...notes],
    collapsed: state.hidden > 0,
    head: named + (isBare ? sizes.boxTop : sizes.gap),
    invokes: invokes.placed,
    inside: inside.placed,
    opener,
    w: Math.max(sizes.stateLeast, Math.ceil(widest) + 2 * sizes.boxSide),
    h: end + sizes.boxTop,
  };
}

/** Stacks items below each other, in a box whose upper part is used. */
function stack<Item extends { readonly h: number }>(items: readonly Item[], top: number) {
  let end = top;
  const placed = items.map((item) => {
    const y = end + sizes.gap;
    end = y + item.h;
    return { ...item, x: sizes.boxSide, y };
  });
  return { placed, end };
}

/** `al entrar, quita el aviso de error`; the name in the code where an action has no words. */
const notesOf = ({ actions = {} }: ChartWords, { entry, exit }: SeenState): readonly string[] =>
  [
    ...entry.map((name) => `al entrar, ${actions[name] ?? name}`),
    ...exit.map((name) => `al salir, ${actions[name] ?? name}`),
  ].flatMap((note) => wrap(note, sizes.guardText, sizes.stateWidest));

function chipContent(words: ChartWords, id: string) {
  const lines = wrap(words.invokes[id] ?? id, sizes.pillText, sizes.stateWidest);
  const widest = Math.max(
    ...lines.map((line) => widthOf(line, sizes.pillText)),
    monoWidthOf(id, sizes.monoText),
  );
  return {
    id,
    lines: [...lines],
    w: Math.ceil(widest) + 2 * sizes.pillSide + sizes.icon,
    h: lines.length * sizes.pillRow + sizes.monoRow + 2 * sizes.pillTop,
  };
}

const openerContent = (hidden: number) => ({
  hidden,
  w: Math.ceil(widthOf(openerText(hidden), sizes.pillText)) + 2 * sizes.pillSide + sizes.icon,
  h: sizes.pillLeast,
});
