import type { Place } from './place.ts';

/** The part of the world that a picture of the map shows, in degrees: as far as the map itself can be moved. */
const EDGE = { west: -132, east: -70, south: 3, north: 45 } as const;

/** Degrees as Mercator's projection stretches them. */
const stretched = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** How wide and how high the sheet is, in degrees of longitude. */
export const SHEET = {
  width: EDGE.east - EDGE.west,
  height: stretched(EDGE.north) - stretched(EDGE.south),
} as const;

/** Where a place lies on the sheet: parts of its width from the left, and of its height from the top. */
export const onSheet = ({ lat, lng }: Place): { readonly x: number; readonly y: number } => ({
  x: (lng - EDGE.west) / SHEET.width,
  y: (stretched(EDGE.north) - stretched(lat)) / SHEET.height,
});
