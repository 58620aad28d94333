import type { ChartView } from './chart-layout.ts';

/** The largest drawing that fits beside a screen at a readable zoom. */
const PANE = 600;

/** The most readable drawing beside a screen: narrow first, then low, then with short and straight lines. */
export function mostReadable(drawings: readonly ChartView[]): ChartView {
  const [best] = drawings.toSorted((one, other) => trouble(one) - trouble(other));
  if (best === undefined) throw new Error('there is no drawing to choose from');
  return best;
}

function trouble({ width, height, pills }: ChartView): number {
  const lines = pills.flatMap(({ paths }) => paths);
  const length = lines.reduce((sum, { points }) => sum + lengthOf(points), 0);
  const corners = lines.reduce((sum, { points }) => sum + points.length, 0);
  return Math.max(0, width - PANE) * 6 + width + height + length / 20 + corners * 4;
}

const lengthOf = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    return sum + Math.abs(x - fromX) + Math.abs(y - fromY);
  }, 0);
