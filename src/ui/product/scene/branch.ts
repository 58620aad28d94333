type Point = readonly [x: number, y: number];

interface Twig {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  readonly leaves: number;
  readonly size: number;
}

/** Twigs that enter at the upper right of a sheet of 1,000 × 1,000. */
const twigs: readonly Twig[] = [
  { from: [1_020, 30], bend: [860, 110], to: [660, 330], leaves: 13, size: 92 },
  { from: [900, 100], bend: [860, 240], to: [880, 440], leaves: 9, size: 80 },
  { from: [1_020, 150], bend: [960, 300], to: [965, 560], leaves: 9, size: 76 },
  { from: [800, 165], bend: [680, 165], to: [520, 235], leaves: 8, size: 74 },
];

const along = ({ from, bend, to }: Twig, t: number): Point => {
  const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
  return [at(0), at(1)];
};

/**
 * A narrow leaf from its stalk to its tip: two curves that end in points. Kept short, because many pages include the
 * path.
 */
function leaf([x, y]: Point, angle: number, length: number): string {
  const turned = (forward: number, aside: number): string => {
    const dx = forward * Math.cos(angle) - aside * Math.sin(angle);
    const dy = forward * Math.sin(angle) + aside * Math.cos(angle);
    return `${String(Math.round(dx))} ${String(Math.round(dy))}`;
  };
  const back = (forward: number, aside: number) => turned(forward - length, aside);
  const wide = length * 0.2;
  const there = `c${turned(length * 0.25, wide)} ${turned(length * 0.7, wide)} ${turned(length, 0)}`;
  const andBack = `c${back(length * 0.7, -wide)} ${back(length * 0.25, -wide)} ${back(0, 0)}`;
  return `M${String(Math.round(x))} ${String(Math.round(y))}${there}${andBack}z`;
}

function leavesOf(twig: Twig): string {
  return Array.from({ length: twig.leaves }, (_, index) => {
    const t = (index + 1) / twig.leaves;
    const here = along(twig, t);
    const before = along(twig, t - 0.04);
    const heading = Math.atan2(here[1] - before[1], here[0] - before[0]);
    const side = index % 2 === 0 ? 1 : -1;
    const turn = index === twig.leaves - 1 ? 0 : side * (0.55 + 0.25 * Math.sin(index * 2.4));
    return leaf(
      here,
      heading + turn,
      twig.size * (0.75 + 0.35 * Math.abs(Math.sin(index * 1.7 + twig.size))),
    );
  }).join('');
}

/** The leaves of a tree in front of the window, as one path. */
export const leaves = twigs.map(leavesOf).join('');

/** The twigs of those leaves. */
export const stems = twigs
  .map(({ from, bend, to }) => `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`)
  .join('');
