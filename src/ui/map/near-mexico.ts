import { mexico, type Corner } from './outline.ts';
import type { Place } from './place.ts';

/**
 * How far outside the drawing a place still counts as Mexico, in degrees of latitude (some 25 km): the outline has few
 * corners, and small islands are missing.
 */
const TOLERANCE = 0.23;

/** A degree of longitude is shorter than one of latitude. */
const longitudeRatio = (lat: number) => Math.cos((lat * Math.PI) / 180);

/** Whether a line from the place to the east crosses a side of a ring. */
function crosses({ lat, lng }: Place, [lat1, lng1]: Corner, [lat2, lng2]: Corner): boolean {
  return lat1 > lat !== lat2 > lat && lng < lng1 + ((lat - lat1) / (lat2 - lat1)) * (lng2 - lng1);
}

function distance({ lat, lng }: Place, [lat1, lng1]: Corner, [lat2, lng2]: Corner): number {
  const k = longitudeRatio(lat);
  const [x, y, sideX, sideY] = [(lng - lng1) * k, lat - lat1, (lng2 - lng1) * k, lat2 - lat1];
  const length = sideX ** 2 + sideY ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * sideX + y * sideY) / length));
  return Math.hypot(x - along * sideX, y - along * sideY);
}

/** Whether a place is in Mexico, or so near the border that the outline cannot tell. */
export function isNearMexico(place: Place): boolean {
  return mexico.some((ring) => {
    const sides = ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner] as const);
    return (
      sides.filter(([from, to]) => crosses(place, from, to)).length % 2 === 1 ||
      sides.some(([from, to]) => distance(place, from, to) <= TOLERANCE)
    );
  });
}
