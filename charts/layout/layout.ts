import ELK from 'elkjs';
import type { ChartGraph } from '../graph/graph.ts';
import type { ChartWords } from '../words.ts';
import { bundle } from './bundle.ts';
import type { ChartLayouts, ChartView } from './chart-layout.ts';
import { collapse, collapsibleStates, MANY_STATES } from './collapse.ts';
import { pillContent, stateContent } from './content.ts';
import { drawing } from './drawing.ts';
import { mostReadable } from './most-readable.ts';
import { recipes, stackedRecipes } from './recipes.ts';
import { skeleton, type Parts } from './skeleton.ts';

const elk = new ELK();

/** Computes every drawing of a chart. Runs in Node: the layout library is too large for a page. */
export async function layOut(graph: ChartGraph, words: ChartWords): Promise<ChartLayouts> {
  const tall: ChartView[] = [];
  const wide: ChartView[] = [];
  for (const collapsed of collapsedSets(graph)) {
    const drawings = await drawingsOf(graph, words, collapsed);
    const high = mostReadable(drawings, 'tall');
    tall.push(high);
    wide.push(
      mostReadable(
        drawings.filter(({ width }) => width >= high.width),
        'wide',
      ),
    );
  }
  return { tall, wide };
}

function collapsedSets(graph: ChartGraph): readonly ReadonlySet<string>[] {
  const all = collapsibleStates(graph);
  const open = new Set<string>();
  if (all.length === 0) return [open];
  const closed = new Set(all);
  if (graph.states.length <= MANY_STATES) return [open, closed];
  const isWithin = (id: string, outer: string) => id === outer || id.startsWith(`${outer}.`);
  const opened = all.map((one) => new Set(all.filter((other) => !isWithin(one, other))));
  return [open, closed, ...opened];
}

async function drawingsOf(
  graph: ChartGraph,
  words: ChartWords,
  collapsed: ReadonlySet<string>,
): Promise<readonly ChartView[]> {
  const parts = partsOf(graph, words, collapsed);
  const drawings: ChartView[] = [];
  const isParallel = graph.states.some(({ kind }) => kind === 'parallel');
  for (const recipe of isParallel ? [...recipes, ...stackedRecipes] : recipes) {
    drawings.push(drawing(parts, await elk.layout(skeleton(parts, recipe)), collapsed));
  }
  return drawings;
}

function partsOf(graph: ChartGraph, words: ChartWords, collapsed: ReadonlySet<string>): Parts {
  const seen = collapse(graph, collapsed);
  const bundles = bundle(graph, seen);
  const pills = new Map(bundles.map(({ id, edges }) => [id, edges.map((edge) => pillContent(words, edge))]));
  const contents = new Map(
    seen.states.map((state) => {
      const inside = bundles.filter(({ kind, source }) => kind === 'inside' && source === state.id);
      const lines = inside.flatMap(({ id }) => pills.get(id) ?? []);
      return [state.id, stateContent(graph, words, state, lines)];
    }),
  );
  return { states: seen.states, contents, bundles, pills };
}
