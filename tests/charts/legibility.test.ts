import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { automaticZoom, LEAST_AUTOMATIC_ZOOM, shapeFor, wholeZoom } from '#charts/chart/zoom.ts';
import { ChartLayouts } from '#charts/layout/chart-layout.ts';
import { crossingsOf } from '#charts/layout/crossings.ts';
import { FOLDER, subjects } from '#stories/charts/layout/files.ts';
import { sizes } from '#charts/layout/sizes.ts';

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

it('the pane shows the drawing of which it can show more', () => {
  const drawings = { tall: { width: 400, height: 1_600 }, wide: { width: 1_400, height: 500 } };
  expect(shapeFor({ width: 400, height: 700 }, drawings)).toBe('tall');
  expect(shapeFor({ width: 1_200, height: 600 }, drawings)).toBe('wide');
});

describe.each(subjects)('the drawings of $name', ({ name, graph }) => {
  const layouts = z.parse(ChartLayouts, JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')));
  const { tall, wide } = layouts;
  const views = [...tall, ...wide];

  it.each(views)('have few lines that cross ($width × $height, $collapsed.length collapsed)', (view) => {
    expect(crossingsOf(view)).toBeLessThan(TOO_MANY_CROSSINGS);
  });

  it('can be folded when they have many states', () => {
    expect(tall).toHaveLength(wide.length);
    // A chart without states in states has nothing to fold.
    const isFlat = graph.states.every(({ parent }) => parent === null || parent === graph.id);
    expect(tall.length > 1 || isFlat || graph.states.length <= FEW_STATES).toBe(true);
  });

  it('suit their panes', () => {
    const [high, broad] = [tall[0], wide[0]];
    if (high === undefined || broad === undefined) throw new Error('a chart has drawings');
    expect(high.width).toBeLessThanOrEqual(broad.width);
    const pane = { width: 1_300, height: 620 };
    expect(wholeZoom(pane, broad)).toBeGreaterThanOrEqual(wholeZoom(pane, high));
  });
});
