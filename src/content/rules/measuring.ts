import type { Product } from '#src/quoting/rules.ts';

type Measuring = Product['measuring'];

/** The factory subtracts 10 mm from an inside width; outside, the blind overlaps by 38 mm on each side. */
export const measuredInWindow: Measuring = {
  insideHeight: 'smallest',
  insideDeductionMm: 10,
  outsideOverlapMm: 38,
  toleranceMm: 6,
  askWhenWiderPercent: 250,
};

/** From ceiling to floor, which are less true than frames: 100 mm of overlap. What is wide is no mistake here. */
export const measuredToFloor: Measuring = {
  insideHeight: 'smallest',
  insideDeductionMm: 12,
  outsideOverlapMm: 100,
  toleranceMm: 10,
  askWhenWiderPercent: 350,
};

/** On a wall: 200 mm more than the opening at each end, so that the sun does not come in from the side. */
export const measuredOnWall: Measuring = {
  insideHeight: 'smallest',
  insideDeductionMm: 0,
  outsideOverlapMm: 200,
  toleranceMm: 15,
  // Seven metres that come out one and a half are as they should be.
  askWhenWiderPercent: 700,
};
