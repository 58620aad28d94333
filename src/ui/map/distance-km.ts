/** A point in degrees north and east. */
interface Point {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance between two points in a straight line (haversine), in km. */
export function distanceKm(one: Point, other: Point): number {
  const north = radians(other.lat - one.lat) / 2;
  const east = radians(other.lng - one.lng) / 2;
  const share =
    Math.sin(north) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}
