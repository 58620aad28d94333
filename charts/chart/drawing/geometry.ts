import type { Point } from '../../layout/chart-layout.ts';

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const CORNER = 6;
const ARROW = 7;

/** A line with rounded corners; it ends where its arrowhead begins. */
export function linePath(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${String(x)} ${String(y)}`;
      if (after === undefined) return `L${place(towards([x, y], before, ARROW - 1))}`;
      const into = towards([x, y], before, Math.min(CORNER, distance([x, y], before) / 2));
      const out = towards([x, y], after, Math.min(CORNER, distance([x, y], after) / 2));
      return `L${place(into)}Q${String(x)} ${String(y)} ${place(out)}`;
    })
    .join('');
}

/** The arrowhead at a line's end. */
export function arrowPath(points: readonly Point[]): string {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (tip === undefined || before === undefined) return '';
  const [baseX, baseY] = towards(tip, before, ARROW);
  const [sideX, sideY] = [((tip[1] - baseY) / ARROW) * 3.5, ((baseX - tip[0]) / ARROW) * 3.5];
  return `M${place(tip)}L${place([baseX + sideX, baseY + sideY])}L${place([baseX - sideX, baseY - sideY])}Z`;
}

const place = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const distance = ([fromX, fromY]: Point, [toX, toY]: Point) => Math.hypot(toX - fromX, toY - fromY);

function towards(from: Point, to: Point, by: number): Point {
  const share = distance(from, to) === 0 ? 0 : by / distance(from, to);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The unit vector of an arrow key. */
const directions: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Returns the nearest box in the direction of an arrow key; null when there is none. */
export function nearest<Item extends { readonly box: Box }>(
  items: readonly Item[],
  from: Box,
  key: string,
): Item | null {
  const direction = directions[key];
  if (direction === undefined) return null;
  const [dx, dy] = direction;
  const ranked = items
    .map((item) => {
      const [x, y] = [middle(item.box)[0] - middle(from)[0], middle(item.box)[1] - middle(from)[1]];
      return { item, ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
    })
    .filter(({ ahead }) => ahead > 1)
    // Boxes straight ahead come before boxes that are only on that side.
    .toSorted((one, other) => cost(one) - cost(other));
  return ranked[0]?.item ?? null;
}

const cost = ({ ahead, aside }: { readonly ahead: number; readonly aside: number }) =>
  ahead + aside * 2 + (aside > ahead * 2 ? 10_000 : 0);

const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];

/** The bounding box of several boxes. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** Whether two boxes cover a common area. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;
