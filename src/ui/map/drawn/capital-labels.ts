import type { StateCapital } from '#src/config/state-capitals.ts';

/**
 * The side of the dot where the name is written. A dot without room for its name is drawn alone; a dot that another
 * name would cover is not drawn.
 */
export type Side = 'end' | 'start' | 'none' | 'hidden';

/** Where the name of a dot is written, so many px from the dot. */
export interface Label {
  readonly side: Side;
  readonly gapPx: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of the map at a zoom level. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const HEIGHT = 15;
const PER_LETTER = 6.4;
/** Pixels between the dot and its name. */
const GAP = 7;
const DOT = 4;

const around = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

const contains = (box: Box, { x, y }: Spot) => box.left < x && x < box.right && box.top < y && y < box.bottom;

/** How far from its dot a name begins: beside the pin that stands on the dot. */
function gapOf({ x, y }: Spot, side: 'end' | 'start', covered: readonly Box[]): number {
  const edges = covered
    .filter((box) => contains(box, { x, y }))
    .map(({ left, right }) => (side === 'end' ? right - x : x - left) + DOT);
  return Math.ceil(Math.max(GAP, ...edges));
}

function boxOf({ x, y }: Spot, name: string, side: 'end' | 'start', gapPx: number): Box {
  const width = name.length * PER_LETTER;
  const left = side === 'end' ? x + gapPx : x - gapPx - width;
  return { left, right: left + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Capitals whose names the map always shows. */
const FIRST = ['Ciudad de México', 'Monterrey', 'Guadalajara'];

/** Distance from a capital to the nearest other one: isolated capitals can always be named. */
function distanceToNearest({ capital, lat, lng }: StateCapital, all: readonly StateCapital[]): number {
  if (FIRST.includes(capital)) return Infinity;
  const others = all.filter((other) => other.capital !== capital);
  return Math.min(...others.map((other) => Math.hypot(other.lat - lat, other.lng - lng)));
}

/** The capitals in the order in which they get room. */
export const byImportance = (capitals: readonly StateCapital[]): StateCapital[] =>
  capitals.toSorted((one, other) => distanceToNearest(other, capitals) - distanceToNearest(one, capitals));

/**
 * Chooses the capitals that can be named without overlaps, and where each name is written.
 * @param covered what pins cover: no name is written there, but that of a capital which is always shown
 */
export function placeNames(
  capitals: readonly StateCapital[],
  project: (capital: StateCapital) => Spot,
  covered: readonly Box[] = [],
): ReadonlyMap<string, Label> {
  const dots = capitals.map((capital) => ({ ...capital, spot: project(capital) }));
  const names: (Box & { readonly of: string })[] = [];
  const labels = new Map<string, Label>();
  for (const { capital, spot } of dots) {
    const isFirst = FIRST.includes(capital);
    const free = (['end', 'start'] as const).flatMap((side) => {
      const gapPx = gapOf(spot, side, covered);
      const box = boxOf(spot, capital, side, gapPx);
      const isFree =
        !names.some((other) => meet(other, box)) &&
        (isFirst || !dots.some((other) => other.capital !== capital && meet(around(other.spot, DOT), box)));
      return isFree ? [{ side, gapPx, box, isClear: !covered.some((one) => meet(one, box)) }] : [];
    });
    const label = free.find(({ isClear }) => isClear) ?? (isFirst ? free[0] : undefined);
    if (label !== undefined) names.push({ ...label.box, of: capital });
    const { side = 'none', gapPx = GAP } = label ?? {};
    labels.set(capital, { side, gapPx });
  }
  for (const { capital, spot } of dots) {
    const isCovered = names.some(({ of, ...box }) => of !== capital && meet(box, around(spot, DOT)));
    if (isCovered && labels.get(capital)?.side === 'none')
      labels.set(capital, { side: 'hidden', gapPx: GAP });
  }
  return labels;
}
