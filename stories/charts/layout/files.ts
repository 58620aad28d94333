import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import elk from 'elkjs/package.json' with { type: 'json' };
import * as z from 'zod/mini';
import { graphOf, type ChartGraph } from '#charts/graph/graph.ts';
import type { ChartLayouts, ChartView } from '#charts/layout/chart-layout.ts';
import { DrawingFile, drawnLike, saysOf } from '#charts/layout/like.ts';
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

/** A chart with its drawings. */
export interface Drawn {
  readonly subject: Subject;
  readonly layouts: ChartLayouts;
}

/** The text of each chart's file. One that looks exactly as an earlier chart names that one, and has no drawing of its own. */
export function fileTexts(charts: readonly Drawn[]): ReadonlyMap<string, string> {
  const drawn: Drawn[] = [];
  return new Map(
    charts.map((chart) => {
      const { subject, layouts } = chart;
      const same = drawn.find((other) =>
        isDeepStrictEqual(
          drawnLike(other.layouts, other.subject.name, subject.name, saysOf(other.layouts, layouts)),
          layouts,
        ),
      );
      if (same === undefined) drawn.push(chart);
      return [
        subject.name,
        `{${headOf(subject)},\n${same === undefined ? viewsText(layouts) : likeText(same, layouts)}}\n`,
      ];
    }),
  );
}

const headOf = (subject: Subject) =>
  `"madeFrom":"${fingerprintOf(subject)}",\n"words":${JSON.stringify(subject.words)}`;

const likeText = ({ subject, layouts }: Drawn, own: ChartLayouts) =>
  `"like":"${subject.name}",\n"says":${JSON.stringify(saysOf(layouts, own))}`;

/** One line per drawn element, so that a diff shows what changed. */
function viewsText({ tall, wide }: ChartLayouts): string {
  const list = (items: readonly unknown[]) =>
    `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const textOfView = ({ collapsed, width, height, states, pills, starts }: ChartView) =>
    `{"collapsed":${JSON.stringify(collapsed)},"width":${String(width)},"height":${String(height)},` +
    `"states":${list(states)},\n"pills":${list(pills)},\n"starts":${list(starts)}}`;
  const textOfViews = (views: readonly ChartView[]) => `[\n${views.map(textOfView).join(',\n')}\n]`;
  return `"tall":${textOfViews(tall)},\n"wide":${textOfViews(wide)}`;
}

const Made = z.object({ madeFrom: z.string() });

/** A chart's drawings as its file has them, and what they were made from. */
export function readDrawing(name: string): ChartLayouts & z.output<typeof Made> {
  const content: unknown = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
  const file = z.parse(DrawingFile, content);
  const { tall, wide } =
    'like' in file ? drawnLike(readDrawing(file.like), file.like, name, file.says) : file;
  return { ...z.parse(Made, content), tall, wide };
}
