import type { Limits, Product } from '#src/quoting/rules.ts';

export type Size = readonly [widthMm: number, heightMm: number];

/** The smallest size of a product; of an awning, the narrowest at each of its projections. */
export const smallest = ({ limits, projections }: Product): readonly Size[] =>
  projections?.map(({ minWidthMm, projectionMm }) => [minWidthMm, projectionMm] as const) ?? [
    [limits.minWidthMm, limits.minHeightMm],
  ];

/** The largest sizes: at greatest width, and at greatest height; of an awning, the widest at each projection. */
export const largest = ({ limits, projections }: Product): readonly Size[] =>
  projections?.map(({ maxWidthMm, projectionMm }) => [maxWidthMm, projectionMm] as const) ??
  largestWithin(limits);

const largestWithin = ({ maxWidthMm, maxHeightMm, maxAreaMm2 = Infinity }: Limits): readonly Size[] => [
  [maxWidthMm, Math.min(maxHeightMm, Math.floor(maxAreaMm2 / maxWidthMm))],
  [Math.min(maxWidthMm, Math.floor(maxAreaMm2 / maxHeightMm)), maxHeightMm],
];
