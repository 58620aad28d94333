/** Degrees east and north. */
export type Point = readonly [lng: number, lat: number];

interface Corner {
  readonly point: Point;
  before: Corner | null;
  after: Corner | null;
  /** Of the triangle with its neighbours; what is taken away first has the least. */
  area: number;
}

/** A degree of longitude is shorter than one of latitude; this is their ratio in the middle of Mexico. */
const SQUEEZE = Math.cos((23.5 * Math.PI) / 180);

function areaAt({ point, before, after }: Corner): number {
  if (before === null || after === null) return Infinity;
  const [x, y] = point;
  const [x1, y1] = before.point;
  const [x2, y2] = after.point;
  return (Math.abs((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)) * SQUEEZE) / 2;
}

/**
 * A line with fewer corners: those that matter least are taken away one by one (Visvalingam and Whyatt), the ends never.
 * Countries that share a border share its line, so that no gap opens between them.
 */
export function simplify(line: readonly Point[], leastArea: number): Point[] {
  const corners = line.map((point): Corner => ({ point, before: null, after: null, area: Infinity }));
  for (const [index, corner] of corners.entries()) {
    corner.before = corners[index - 1] ?? null;
    corner.after = corners[index + 1] ?? null;
  }
  for (const corner of corners) corner.area = areaAt(corner);
  const standing = new Set(corners);
  for (;;) {
    let least: Corner | null = null;
    for (const corner of standing) if (corner.area < (least?.area ?? leastArea)) least = corner;
    if (least === null) return [...standing].map(({ point }) => point);
    standing.delete(least);
    const { before, after, area } = least;
    // What is left of a corner never matters less than what was taken there before.
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
