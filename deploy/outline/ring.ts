/** Degrees east and north. */
export type Point = readonly [lng: number, lat: number];

/** A rectangle of degrees. */
export interface Window {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Area of a ring, in square degrees. */
export function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

/** One side of a window: whether a point is inside, and where a line crosses the side. */
interface Side {
  readonly holds: (point: Point) => boolean;
  readonly cut: (from: Point, to: Point) => Point;
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

const meridian = (lng: number, holds: Side['holds']): Side => ({
  holds,
  cut: ([x1, y1], [x2, y2]) => [lng, between(y1, y2, (lng - x1) / (x2 - x1))],
});

const parallel = (lat: number, holds: Side['holds']): Side => ({
  holds,
  cut: ([x1, y1], [x2, y2]) => [between(x1, x2, (lat - y1) / (y2 - y1)), lat],
});

function clipToSide(ring: readonly Point[], { holds, cut }: Side): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? point;
    if (holds(point)) return holds(before) ? [point] : [cut(before, point), point];
    return holds(before) ? [cut(before, point)] : [];
  });
}

/** The part of a ring inside a window (Sutherland and Hodgman). */
export function clip(ring: readonly Point[], { west, south, east, north }: Window): Point[] {
  const sides = [
    meridian(west, ([x]) => x >= west),
    meridian(east, ([x]) => x <= east),
    parallel(south, ([, y]) => y >= south),
    parallel(north, ([, y]) => y <= north),
  ];
  return sides.reduce<Point[]>(clipToSide, [...ring]);
}
