/** A point on the map, in degrees north and east. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The highest latitude that the Mercator projection can show. */
const GREATEST_LATITUDE = 85;

/** Whether the map can show a place: its numbers come from people and servers. */
export const isOnMap = ({ lat, lng }: Place): boolean =>
  Math.abs(lat) <= GREATEST_LATITUDE && Math.abs(lng) <= 180;

const METRE = 100_000;

/** Rounds to about a metre, the precision of a click on the map. */
export const toMetres = ({ lat, lng }: Place): Place => ({
  lat: Math.round(lat * METRE) / METRE,
  lng: Math.round(lng * METRE) / METRE,
});
