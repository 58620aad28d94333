import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partsOf } from '#charts/chart/drawing/parts.ts';
import { arrange } from '#charts/chart/viewport/arrangement.ts';
import {
  automaticZoom,
  LEAST_AUTOMATIC_ZOOM,
  shapeFor,
  wholeZoom,
  type Size,
} from '#charts/chart/viewport/zoom.ts';
import type { ChartView } from '#charts/layout/chart-layout.ts';
import { MANY_STATES } from '#charts/layout/collapse.ts';
import { crossingsOf } from '#charts/layout/crossings.ts';
import { sizes } from '#charts/layout/sizes.ts';
import { readDrawing, subjects } from '#stories/charts/layout/files.ts';

/** Fewer lines cross each other than this. */
const TOO_MANY_CROSSINGS = 20;

/** The smallest text that is comfortable to read, in px. */
const READABLE_TEXT = 11;

it('no text of a drawing is smaller than 11 px at a zoom that nobody chose', () => {
  const written = readFileSync('charts/chart/chart.module.css', 'utf8').matchAll(
    /font(?:-size)?: [^;]*?([\d.]+)px/g,
  );
  const texts = [
    sizes.titleText,
    sizes.pillText,
    sizes.monoText,
    ...[...written].map(([, px]) => Number(px)),
  ];
  expect(Math.min(...texts) * LEAST_AUTOMATIC_ZOOM).toBeGreaterThanOrEqual(READABLE_TEXT);
  for (const whole of [0.1, 0.9, 1, 1.2, 4]) {
    expect(automaticZoom(whole)).toBeGreaterThanOrEqual(LEAST_AUTOMATIC_ZOOM);
  }
});

/** Charts with more states than this can be folded. */
const FEW_STATES = 12;

/** Rooms of a drawing, in px: on a phone, beside the screen of a walk, alone in a broad window. */
const rooms: readonly Size[] = [
  { width: 390, height: 300 },
  { width: 395, height: 520 },
  { width: 560, height: 620 },
  { width: 1_300, height: 620 },
];

/** The states without a drawn state inside. */
const innermost = ({ states }: ChartView) =>
  states.filter(({ id }) => !states.some((other) => other.id.startsWith(`${id}.`)));

function viewAt(views: readonly ChartView[], at: number): ChartView {
  const view = views[at];
  if (view === undefined) throw new Error('a chart has drawings');
  return view;
}

it('the pane shows the drawing of which it can show more', () => {
  const drawings = { tall: { width: 400, height: 1_600 }, wide: { width: 1_400, height: 500 } };
  expect(shapeFor({ width: 400, height: 700 }, drawings)).toBe('tall');
  expect(shapeFor({ width: 1_200, height: 600 }, drawings)).toBe('wide');
});

describe.each(subjects)('the drawings of $name', ({ name, graph }) => {
  const { tall, wide } = readDrawing(name);
  const views = [...tall, ...wide];

  it.each(views)('have few lines that cross ($width × $height, $collapsed.length collapsed)', (view) => {
    expect(crossingsOf(view)).toBeLessThan(TOO_MANY_CROSSINGS);
  });

  it('can be folded when they have many states', () => {
    expect(tall).toHaveLength(wide.length);
    expect(tall.length > 1 || graph.states.length <= FEW_STATES).toBe(true);
  });

  it.each(rooms)('show the name of every lit state at once in $width × $height px', (room) => {
    const at = graph.states.length > MANY_STATES ? 1 : 0;
    const whole = { tall: viewAt(tall, at), wide: viewAt(wide, at) };
    const cut = { tall: partsOf(graph, whole.tall), wide: partsOf(graph, whole.wide) };
    const { parts, pane } = arrange(room, cut, whole);
    const regions = graph.states.find(({ kind }) => kind === 'parallel')?.children ?? [];
    const isWhole = parts.every(({ view }) => wholeZoom(room, view) >= LEAST_AUTOMATIC_ZOOM);
    // In a part only one state is lit at a time, and scrolled into view.
    expect(isWhole || parts.length >= regions.length).toBe(true);
    for (const { w, head } of isWhole ? [] : parts.flatMap(({ view }) => innermost(view))) {
      expect(wholeZoom(pane, { width: w, height: head })).toBeGreaterThanOrEqual(LEAST_AUTOMATIC_ZOOM);
    }
  });

  it('lose nothing where they are cut into parts', () => {
    for (const view of views) {
      const parts = partsOf(graph, view).map((part) => part.view);
      const [machine, ...states] = view.states.map(({ id }) => id);
      const drawn = parts.flatMap((part) => part.states.slice(1).map(({ id }) => id));
      expect(drawn.toSorted()).toEqual(states.toSorted());
      expect(parts.every((part) => part.states[0]?.id === machine)).toBe(true);
      const edges = (one: ChartView) => one.pills.flatMap((pill) => pill.edges);
      expect(parts.flatMap(edges).toSorted()).toEqual(edges(view).toSorted());
    }
  });

  it('suit their panes', () => {
    const [high, broad] = [viewAt(tall, 0), viewAt(wide, 0)];
    expect(high.width).toBeLessThanOrEqual(broad.width);
    const pane = { width: 1_300, height: 620 };
    expect(wholeZoom(pane, broad)).toBeGreaterThanOrEqual(wholeZoom(pane, high));
  });
});
