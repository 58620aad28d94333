import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { automaticZoom, LEAST_AUTOMATIC_ZOOM } from '#stories/charts/chart/zoom.ts';
import { ChartLayouts } from '#stories/charts/layout/chart-layout.ts';
import { MANY_STATES } from '#stories/charts/layout/collapse.ts';
import { FOLDER, subjects } from '#stories/charts/layout/files.ts';
import { sizes } from '#stories/charts/layout/sizes.ts';
import { crossingsOf } from './support/crossings.ts';

/** Fewer lines cross each other than this. */
const TOO_MANY_CROSSINGS = 20;

/** The smallest text that is comfortable to read, in px. */
const READABLE_TEXT = 11;

it('no text of a drawing is smaller than 11 px at a zoom that nobody chose', () => {
  const written = readFileSync('stories/charts/chart/chart.module.css', 'utf8').matchAll(
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

describe.each(subjects)('the drawing of $name', ({ name, graph }) => {
  const { views } = z.parse(ChartLayouts, JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')));
  const [open, collapsed] = views;
  const first = graph.states.length > MANY_STATES ? (collapsed ?? open) : open;
  if (first === undefined) throw new Error('a chart has a drawing');

  it('begins with few lines that cross', () => {
    expect(crossingsOf(first)).toBeLessThan(TOO_MANY_CROSSINGS);
  });

  it('has few near lines that cross, from each state, however much is open', () => {
    const leaves = graph.states.filter(({ children }) => children.length === 0);
    const most = views.map((view) =>
      Math.max(
        ...leaves.map(({ id }) => {
          const near = new Set(
            graph.edges
              .filter(({ source }) => id === source || id.startsWith(`${source}.`))
              .map((edge) => edge.id),
          );
          return crossingsOf(view, (edge) => near.has(edge));
        }),
      ),
    );
    expect(Math.max(...most)).toBeLessThan(TOO_MANY_CROSSINGS);
  });
});
