import type { Place } from './place.ts';

/** The part of the world that a picture of the map shows, in degrees: the area that the map can be moved in. */
const BOUNDS = { west: -132, east: -70, south: 3, north: 45 } as const;

/** Latitude in Mercator degrees. */
const stretched = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** Width and height of the picture, in degrees of longitude. */
export const PICTURE_SIZE = {
  width: BOUNDS.east - BOUNDS.west,
  height: stretched(BOUNDS.north) - stretched(BOUNDS.south),
} as const;

/** Position of a place on the picture, as fractions of its width from the left and of its height from the top. */
export const onPicture = ({ lat, lng }: Place): { readonly x: number; readonly y: number } => ({
  x: (lng - BOUNDS.west) / PICTURE_SIZE.width,
  y: (stretched(BOUNDS.north) - stretched(lat)) / PICTURE_SIZE.height,
});
