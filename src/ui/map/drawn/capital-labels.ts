import type { StateCapital } from '#src/config/state-capitals.ts';

/**
 * The side of the dot where the name is written. A dot without room for its name is drawn alone; a dot that another
 * name would cover is not drawn.
 */
export type Side = 'end' | 'start' | 'none' | 'hidden';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of the map at a zoom level. */
interface Spot {
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

function boxOf({ x, y }: Spot, name: string, side: 'end' | 'start'): Box {
  const width = name.length * PER_LETTER;
  const left = side === 'end' ? x + GAP : x - GAP - width;
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
 * Chooses the capitals that can be named without overlaps, and the side of the dot for each name. The result depends
 * on the zoom, not on the position of the map.
 */
export function placeNames(
  capitals: readonly StateCapital[],
  project: (capital: StateCapital) => Spot,
): ReadonlyMap<string, Side> {
  const dots = capitals.map((capital) => ({ ...capital, spot: project(capital) }));
  const names: (Box & { readonly of: string })[] = [];
  const sides = new Map<string, Side>();
  for (const { capital, spot } of dots) {
    const isFree = (box: Box) =>
      !names.some((other) => meet(other, box)) &&
      (FIRST.includes(capital) ||
        !dots.some((other) => other.capital !== capital && meet(around(other.spot, DOT), box)));
    const side = (['end', 'start'] as const).find((one) => isFree(boxOf(spot, capital, one)));
    if (side !== undefined) names.push({ ...boxOf(spot, capital, side), of: capital });
    sides.set(capital, side ?? 'none');
  }
  for (const { capital, spot } of dots) {
    const isCovered = names.some(({ of, ...box }) => of !== capital && meet(box, around(spot, DOT)));
    if (isCovered && sides.get(capital) === 'none') sides.set(capital, 'hidden');
  }
  return sides;
}
