interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The mean of points. */
export const centreOf = (points: readonly Point[]): Point => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
});
