import type { Photo, Quad, QuadProblem, Spot } from '#machines/own-window/own-window.machine.ts';

const distance = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Twice the area of a triangle; positive when its corners turn clockwise on a screen. */
const turn = (a: Spot, b: Spot, c: Spot) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export const middleOf = ([a, b, c, d]: Quad): Spot => ({
  x: (a.x + b.x + c.x + d.x) / 4,
  y: (a.y + b.y + c.y + d.y) / 4,
});

/** The lengths of the sides, clockwise from the upper one. */
export const sidesOf = ([a, b, c, d]: Quad): readonly [number, number, number, number] => [
  distance(a, b),
  distance(b, c),
  distance(c, d),
  distance(d, a),
];

/** The mean of the upper and lower side, and of the left and right side. */
export function meanSides(quad: Quad): { readonly width: number; readonly height: number } {
  const [top, right, bottom, left] = sidesOf(quad);
  return { width: (top + bottom) / 2, height: (left + right) / 2 };
}

/** The same corners clockwise, the one nearest to the picture's top left corner first. */
export function inOrder(quad: Quad): Quad {
  const middle = middleOf(quad);
  const angle = ({ x, y }: Spot) => Math.atan2(y - middle.y, x - middle.x);
  const [a, b, c, d] = quad.toSorted((one, other) => angle(one) - angle(other));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return quad;
  const turned: readonly Quad[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  const first = (one: Quad) => one[0].x + one[0].y;
  return turned.reduce((best, one) => (first(one) < first(best) ? one : best));
}

/** Least sine of the angle at a corner: flatter, and the corner is on the line between its neighbours. */
const LEAST_SINE = 0.12;
/** Least length of a side, as a share of the picture's longer edge. */
const LEAST_SIDE = 0.015;

/** What is wrong with corners that are in order; null when a rectangle can look like this. */
export function problemOf(
  quad: Quad,
  { width, height }: Pick<Photo, 'width' | 'height'>,
): QuadProblem | null {
  const least = LEAST_SIDE * Math.max(width, height);
  if (sidesOf(quad).some((side) => side < least)) return 'small';
  const isBent = quad.some((corner, at) => {
    const before = quad[(at + 3) % 4] ?? corner;
    const after = quad[(at + 1) % 4] ?? corner;
    return turn(before, corner, after) < LEAST_SINE * distance(before, corner) * distance(corner, after);
  });
  return isBent ? 'bent' : null;
}
