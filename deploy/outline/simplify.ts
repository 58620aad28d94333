/** Degrees east and north. */
export type Point = readonly [lng: number, lat: number];

interface Corner {
  readonly point: Point;
  before: Corner | null;
  after: Corner | null;
  /** Area of the triangle with its neighbours; the corner with the least is removed first. */
  area: number;
}

/** A degree of longitude is shorter than one of latitude; this is their ratio in the middle of Mexico. */
const LONGITUDE_RATIO = Math.cos((23.5 * Math.PI) / 180);

function areaAt({ point, before, after }: Corner): number {
  if (before === null || after === null) return Infinity;
  const [x, y] = point;
  const [x1, y1] = before.point;
  const [x2, y2] = after.point;
  return (Math.abs((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)) * LONGITUDE_RATIO) / 2;
}

/**
 * A line with fewer corners: those that matter least are removed one by one (Visvalingam and Whyatt), never the ends.
 * Countries share the line of their border, so that no gap opens between them.
 */
export function simplify(line: readonly Point[], leastArea: number): Point[] {
  const corners = line.map((point): Corner => ({ point, before: null, after: null, area: Infinity }));
  for (const [index, corner] of corners.entries()) {
    corner.before = corners[index - 1] ?? null;
    corner.after = corners[index + 1] ?? null;
  }
  for (const corner of corners) corner.area = areaAt(corner);
  const remaining = new Set(corners);
  for (;;) {
    let least: Corner | null = null;
    for (const corner of remaining) if (corner.area < (least?.area ?? leastArea)) least = corner;
    if (least === null) return [...remaining].map(({ point }) => point);
    remaining.delete(least);
    const { before, after, area } = least;
    // After a neighbour is removed, a corner never matters less than that neighbour did.
    for (const [corner, other] of [
      [before, 'after'],
      [after, 'before'],
    ] as const) {
      if (corner === null) continue;
      corner[other] = other === 'after' ? after : before;
      corner.area = Math.max(areaAt(corner), area);
    }
  }
}
