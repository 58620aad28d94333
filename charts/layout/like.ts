import * as z from 'zod/mini';
import { ChartWords } from '../words.ts';
import { DrawnChart, type ChartLayouts, type ChartView } from './chart-layout.ts';

/** A text on a drawing: its lines. */
type Lines = string[];

/** A chart that looks exactly as another, but for its id and what it says: most instances of a factory. */
export const LikeChart = z.object({
  /** The other: it has a drawing of its own. */
  like: z.string(),
  /** What this one says where the other says something else, by the other's text. */
  says: z.record(z.string(), z.array(z.string())),
  words: ChartWords,
});
export type LikeChart = z.output<typeof LikeChart>;

/** What a file of a chart holds. */
export const DrawingFile = z.union([DrawnChart, LikeChart]);

type Says = LikeChart['says'];

/** The drawings of one chart, made from those of another of its shape. The id of each is its name. */
export function drawnLike(other: ChartLayouts, like: string, name: string, says: Says): ChartLayouts {
  const own = (id: string) =>
    id
      .split(/([.:])/)
      .map((part) => (part === like ? name : part))
      .join('');
  const said = (lines: Lines) => says[lines.join(' ')] ?? lines;
  const drawn = (view: ChartView): ChartView => ({
    ...view,
    collapsed: view.collapsed.map(own),
    states: view.states.map((state) => ({
      ...state,
      id: own(state.id),
      title: said(state.title),
      key: own(state.key),
      invokes: state.invokes.map((invoke) => ({ ...invoke, lines: said(invoke.lines) })),
    })),
    pills: view.pills.map((pill) => ({
      ...pill,
      edges: pill.edges.map(own),
      lines: said(pill.lines),
      guard: said(pill.guard),
      paths: pill.paths.map((path) => ({ ...path, target: own(path.target) })),
    })),
    starts: view.starts.map((start) => ({ ...start, parent: own(start.parent) })),
  });
  return { tall: other.tall.map(drawn), wide: other.wide.map(drawn) };
}

const textsOf = ({ tall, wide }: ChartLayouts): readonly Lines[] =>
  [...tall, ...wide].flatMap(({ states, pills }) => [
    ...states.flatMap(({ title, invokes }) => [title, ...invokes.map(({ lines }) => lines)]),
    ...pills.flatMap(({ lines, guard }) => [lines, guard]),
  ]);

/** What a chart says where another of its shape says something else. Only of charts with equally many texts. */
export function saysOf(other: ChartLayouts, own: ChartLayouts): Says {
  const texts = textsOf(own);
  const pairs = textsOf(other).map((lines, index) => [lines.join(' '), texts[index] ?? []] as const);
  return Object.fromEntries(pairs.filter(([text, lines]) => text !== lines.join(' ')));
}
