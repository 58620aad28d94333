import type { Quad, Spot } from '#machines/own-window/own-window.machine.ts';

/** A projective map of the plane, its rows one after the other. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

/** Where a map leads a place. */
export function project([a, b, c, d, e, f, g, h, i]: Projection, { x, y }: Spot): Spot {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The map that leads the unit square, from its top left corner clockwise, to four corners. */
export function fromUnitSquare([p0, p1, p2, p3]: Quad): Projection {
  const dx1 = p1.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dx2 = p3.x - p2.x;
  const dy2 = p3.y - p2.y;
  const sx = p0.x - p1.x + p2.x - p3.x;
  const sy = p0.y - p1.y + p2.y - p3.y;
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
}

/** The map that undoes another: its adjugate, which differs from the inverse only by a factor. */
export const inverseOf = ([a, b, c, d, e, f, g, h, i]: Projection): Projection => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

/** Where a map leads each corner. */
export const projectQuad = (map: Projection, [a, b, c, d]: Quad): Quad => [
  project(map, a),
  project(map, b),
  project(map, c),
  project(map, d),
];
