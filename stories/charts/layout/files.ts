import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import elk from 'elkjs/package.json' with { type: 'json' };
import { graphOf, type ChartGraph } from '#charts/graph/graph.ts';
import type { ChartLayouts, ChartView } from '#charts/layout/chart-layout.ts';
import type { ChartWords } from '#charts/words.ts';
import { chartFixtures } from '#machines/fixtures.ts';
import { machines } from '#machines/index.ts';
import { warehouseMachine, warehouseWords } from '../../diagrams/warehouse.ts';

/** Folder of the drawings, relative to the project's root. */
export const FOLDER = 'charts/layout/generated';

const SOURCES = 'charts/layout';

/** The code that lays charts out, in one text. */
const code = readdirSync(SOURCES)
  .filter((file) => file.endsWith('.ts'))
  .toSorted()
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

export interface Subject {
  readonly name: string;
  readonly graph: ChartGraph;
  readonly words: ChartWords;
}

const words = new Map<string, ChartWords>(
  Object.entries(chartFixtures).map(([name, fixtures]) => [name, fixtures.words]),
);

/** Every machine of the table with its graph and words, and the sample of the chart's own stories. */
export const subjects: readonly Subject[] = [
  ...Object.entries(machines).flatMap(([name, machine]) => {
    const known = words.get(name);
    return known === undefined ? [] : [{ name, graph: graphOf(machine), words: known }];
  }),
  { name: 'sample-warehouse', graph: graphOf(warehouseMachine), words: warehouseWords },
];

/** Identifies all that a drawing depends on: the graph, its words, the code and the library that lay it out. */
export function fingerprintOf({ graph, words: said }: Subject): string {
  return createHash('sha256')
    .update(JSON.stringify([graph, said, code, elk.version]))
    .digest('hex');
}

/** A file's text: one line per drawn element, so that a diff shows what changed. */
export function textOf(subject: Subject, { tall, wide }: ChartLayouts): string {
  const list = (items: readonly unknown[]) =>
    `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const textOfView = ({ collapsed, width, height, states, pills, starts }: ChartView) =>
    `{"collapsed":${JSON.stringify(collapsed)},"width":${String(width)},"height":${String(height)},` +
    `"states":${list(states)},\n"pills":${list(pills)},\n"starts":${list(starts)}}`;
  const textOfViews = (views: readonly ChartView[]) => `[\n${views.map(textOfView).join(',\n')}\n]`;
  return (
    `{"madeFrom":"${fingerprintOf(subject)}",\n"words":${JSON.stringify(subject.words)},\n` +
    `"tall":${textOfViews(tall)},\n"wide":${textOfViews(wide)}}\n`
  );
}
