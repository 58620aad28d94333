import type { ChartView, Point } from './chart-layout.ts';

type Stretch = readonly [Point, Point];

/** On which side of a stretch a point is. */
const side = ([[ax, ay], [bx, by]]: Stretch, [x, y]: Point) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const cross = (one: Stretch, other: Stretch) =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;

/** How often the lines of some transitions cross each other. Transitions that share a line count once. */
export function crossingsOf(
  { pills }: Pick<ChartView, 'pills'>,
  isDrawn: (edge: string) => boolean = () => true,
): number {
  const stretches = new Map<string, Stretch>();
  for (const { edges, paths } of pills) {
    if (!edges.some(isDrawn)) continue;
    for (const { points } of paths) {
      for (const [index, to] of points.slice(1).entries()) {
        const from = points[index];
        if (from !== undefined) stretches.set([from, to].join(' '), [from, to]);
      }
    }
  }
  const all = [...stretches.values()];
  return all.reduce(
    (sum, one, index) => sum + all.slice(index + 1).filter((other) => cross(one, other)).length,
    0,
  );
}
