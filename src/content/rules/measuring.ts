import type { Product } from '#src/quoting/rules.ts';

type Measuring = Product['measuring'];

/** The factory subtracts 10 mm from an inside width; outside, the blind overlaps by 38 mm at both sides and above. */
export const measuredInWindow: Measuring = {
  insideHeight: 'smallest',
  insideDeductionMm: 10,
  outsideSideMm: 38,
  outsideAboveMm: 38,
  toleranceMm: 6,
  askWhenWiderPercent: 250,
};

/**
 * From ceiling to floor, which are less straight than frames: 100 mm of overlap at both sides and above. A great
 * width is not a mistake here.
 */
export const measuredToFloor: Measuring = {
  insideHeight: 'smallest',
  insideDeductionMm: 12,
  outsideSideMm: 100,
  outsideAboveMm: 100,
  toleranceMm: 10,
  askWhenWiderPercent: 350,
};

/** In front of an opening: 200 mm more at both sides, so that the sun does not come in there, and above for its box. */
export const measuredOverOpening: Measuring = {
  insideHeight: 'smallest',
  insideDeductionMm: 0,
  outsideSideMm: 200,
  outsideAboveMm: 200,
  toleranceMm: 15,
  // An awning of seven metres that comes out one and a half is normal.
  askWhenWiderPercent: 700,
};

/** Out from a wall: as wide, and its height is how far it reaches out, which no overlap changes. */
export const measuredOnWall: Measuring = { ...measuredOverOpening, outsideAboveMm: 0 };
