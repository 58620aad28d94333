import { machines } from '#machines/index.ts';
import { warehouseMachine, warehouseWords } from '../../diagrams/warehouse.ts';
import { graphOf, type ChartGraph } from '../graph/graph.ts';
import { kits } from '../kit/index.ts';
import type { ChartWords } from '../kit/words.ts';
import type { ChartLayouts } from './chart-layout.ts';

/** Where the drawings are kept, seen from the project's root. */
export const FOLDER = 'stories/charts/layout/generated';

interface Subject {
  readonly name: string;
  readonly graph: ChartGraph;
  readonly words: ChartWords;
}

const words = new Map<string, ChartWords>(Object.entries(kits).map(([name, kit]) => [name, kit.words]));

/** Every machine of the table, with what it is drawn from; and the one that the chart's own stories show. */
export const subjects: readonly Subject[] = [
  ...Object.entries(machines).flatMap(([name, machine]) => {
    const known = words.get(name);
    return known === undefined ? [] : [{ name, graph: graphOf(machine), words: known }];
  }),
  { name: 'sample-warehouse', graph: graphOf(warehouseMachine), words: warehouseWords },
];

/** A file's text: a line for each thing drawn, so that a change is seen where it is. */
export function textOf({ views }: ChartLayouts): string {
  const list = (items: readonly unknown[]) =>
    `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const texts = views.map(
    ({ folded, width, height, states, pills, starts }) =>
      `{"folded":${JSON.stringify(folded)},"width":${String(width)},"height":${String(height)},` +
      `"states":${list(states)},\n"pills":${list(pills)},\n"starts":${list(starts)}}`,
  );
  return `{"views":[\n${texts.join(',\n')}\n]}\n`;
}
