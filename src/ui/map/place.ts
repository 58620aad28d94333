/** A point on the map, in degrees north and east. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The greatest latitude that a map in Mercator's projection can show. */
const GREATEST_LATITUDE = 85;

/** Whether a map can show a place at all: numbers come from people and servers. */
export const isOnMap = ({ lat, lng }: Place): boolean =>
  Math.abs(lat) <= GREATEST_LATITUDE && Math.abs(lng) <= 180;

const METRE = 100_000;

/** To about a metre, which is all that a hand on a map can mean. */
export const toMetres = ({ lat, lng }: Place): Place => ({
  lat: Math.round(lat * METRE) / METRE,
  lng: Math.round(lng * METRE) / METRE,
});
