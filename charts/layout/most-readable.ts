import type { ChartView, Shape } from './chart-layout.ts';
import { crossingsOf } from './crossings.ts';

/** The largest drawing of each shape that fits its pane at a readable zoom, in px of the drawing. */
const panes: Readonly<Record<Shape, { readonly width: number; readonly height: number }>> = {
  tall: { width: 400, height: 5_000 },
  wide: { width: 1_200, height: 560 },
};

/** How much a px beyond the pane weighs against a px within. */
const BEYOND = 6;

/** How much a crossing weighs, in px. */
const CROSSING = 40;

/** The most readable drawing for a shape: within the pane first, then with few crossings, then with short and straight lines. */
export function mostReadable(drawings: readonly ChartView[], shape: Shape): ChartView {
  const [best] = drawings
    .map((view) => ({ view, trouble: trouble(view, shape) }))
    .toSorted((one, other) => one.trouble - other.trouble);
  if (best === undefined) throw new Error('there is no drawing to choose from');
  return best.view;
}

function trouble(view: ChartView, shape: Shape): number {
  const { width, height, pills } = view;
  const pane = panes[shape];
  const lines = pills.flatMap(({ paths }) => paths);
  const length = lines.reduce((sum, { points }) => sum + lengthOf(points), 0);
  const corners = lines.reduce((sum, { points }) => sum + points.length, 0);
  const beyond = Math.max(0, width - pane.width) + Math.max(0, height - pane.height);
  return beyond * BEYOND + width + height + crossingsOf(view) * CROSSING + length / 20 + corners * 4;
}

const lengthOf = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    return sum + Math.abs(x - fromX) + Math.abs(y - fromY);
  }, 0);
