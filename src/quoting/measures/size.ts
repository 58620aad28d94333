import type { Reason } from '../reasons/reasons.ts';
import type { Box, Limits, Product, Projection } from '../rules.ts';

/** A width and a height in millimetres; an awning's height is its projection. */
export interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

const holds =
  ({ widthMm, heightMm }: Size) =>
  (box: Box) =>
    widthMm <= box.maxWidthMm && heightMm <= box.maxHeightMm;

/** Every limit that a size breaks. `by` names the part that sets the limits. */
export function brokenLimits(size: Size, limits: Limits, by: string): readonly Reason[] {
  const { widthMm, heightMm } = size;
  const reasons: Reason[] = [];
  if (widthMm < limits.minWidthMm) reasons.push({ code: 'too-narrow', limitMm: limits.minWidthMm, by });
  if (widthMm > limits.maxWidthMm) reasons.push({ code: 'too-wide', limitMm: limits.maxWidthMm, by });
  if (heightMm < limits.minHeightMm) reasons.push({ code: 'too-short', limitMm: limits.minHeightMm, by });
  if (heightMm > limits.maxHeightMm) reasons.push({ code: 'too-tall', limitMm: limits.maxHeightMm, by });
  if (limits.maxAreaMm2 !== undefined && widthMm * heightMm > limits.maxAreaMm2) {
    reasons.push({ code: 'too-large', limitMm2: limits.maxAreaMm2, by });
  }
  if (limits.fitsIn !== undefined && !limits.fitsIn.some(holds(size))) {
    reasons.push({ code: 'outside-table', by });
  }
  return reasons;
}

const lengthOf = (projection: Projection | undefined) => projection?.projectionMm ?? null;

function arms({ widthMm, heightMm }: Size, projections: readonly Projection[]): readonly Reason[] {
  const arm = projections.find(({ projectionMm }) => projectionMm === heightMm);
  if (arm === undefined) {
    return [
      {
        code: 'projection-not-made',
        shorterMm: lengthOf(projections.findLast(({ projectionMm }) => projectionMm < heightMm)),
        longerMm: lengthOf(projections.find(({ projectionMm }) => projectionMm > heightMm)),
      },
    ];
  }
  if (widthMm < arm.minWidthMm) return [{ code: 'too-narrow-for-projection', limitMm: arm.minWidthMm }];
  if (widthMm > arm.maxWidthMm) return [{ code: 'too-wide-for-projection', limitMm: arm.maxWidthMm }];
  return [];
}

/** Why a product is not made in a size, with any control. */
export const sizeReasons = (size: Size, product: Product): readonly Reason[] => [
  ...brokenLimits(size, product.limits, product.id),
  ...(product.projections === undefined ? [] : arms(size, product.projections)),
];
