import type { Quad, Reference, ReferenceKind, Spot } from '#machines/own-window/own-window.machine.ts';
import { fromUnitSquare, inverseOf, projectQuad } from './homography.ts';
import { meanSides } from './quad.ts';

/** Sizes of known things, in mm: the longer side first. */
export const referenceSizes: Readonly<Record<ReferenceKind, readonly [longer: number, shorter: number]>> = {
  letter: [279.4, 215.9],
  card: [85.6, 53.98],
};

/** The estimated size of a window, in whole mm. */
export interface Estimate {
  readonly widthMm: number;
  readonly heightMm: number;
  /** How far each may be off because corners are marked by eye. */
  readonly widthErrorMm: number;
  readonly heightErrorMm: number;
}

/** How precisely a corner is marked, in px. */
const HAND_PX = 1.5;
const LEAST_MM = 150;
const MOST_MM = 12_000;

/** Width and height in mm of the rectangle whose corners are marked, when it is in the reference's plane. */
function measured(
  window: Quad,
  { kind, corners }: Reference,
): { readonly width: number; readonly height: number } {
  const [longer, shorter] = referenceSizes[kind];
  const lies = meanSides(corners);
  const [width, height] = lies.width > lies.height ? [longer, shorter] : [shorter, longer];
  const toSquare = inverseOf(fromUnitSquare(corners));
  const scaled = ({ x, y }: Spot): Spot => ({ x: x * width, y: y * height });
  const [a, b, c, d] = projectQuad(toSquare, window);
  return meanSides([scaled(a), scaled(b), scaled(c), scaled(d)]);
}

const moved = (quad: Quad, at: number, dx: number, dy: number): Quad => {
  const shift = (spot: Spot, index: number): Spot =>
    index === at ? { x: spot.x + dx, y: spot.y + dy } : spot;
  const [a, b, c, d] = quad;
  return [shift(a, 0), shift(b, 1), shift(c, 2), shift(d, 3)];
};

/** Whether a corner lies on the far side of the horizon of the reference's plane, where nothing can be measured. */
const isBeyondHorizon = (window: Quad, { corners }: Reference) => {
  const [, , , , , , g, h, i] = inverseOf(fromUnitSquare(corners));
  const sides = [...window, ...corners].map(({ x, y }) => Math.sign(g * x + h * y + i));
  return new Set(sides).size > 1;
};

/**
 * Estimates a window from a thing of known size in the same plane.
 * @param window its corners in the picture, in px
 * @returns null when the corners give no size that a window has
 */
export function estimateOf(window: Quad, reference: Reference): Estimate | null {
  if (isBeyondHorizon(window, reference)) return null;
  const { width, height } = measured(window, reference);
  const isCredible = [width, height].every((side) => side >= LEAST_MM && side <= MOST_MM);
  if (!isCredible) return null;
  let widthError = 0;
  let heightError = 0;
  for (const at of [0, 1, 2, 3]) {
    for (const [dx, dy] of [
      [HAND_PX, 0],
      [0, HAND_PX],
    ] as const) {
      const byReference = measured(window, { ...reference, corners: moved(reference.corners, at, dx, dy) });
      const byWindow = measured(moved(window, at, dx, dy), reference);
      widthError += (byReference.width - width) ** 2 + (byWindow.width - width) ** 2;
      heightError += (byReference.height - height) ** 2 + (byWindow.height - height) ** 2;
    }
  }
  return {
    widthMm: Math.round(width),
    heightMm: Math.round(height),
    widthErrorMm: Math.ceil(Math.sqrt(widthError)),
    heightErrorMm: Math.ceil(Math.sqrt(heightError)),
  };
}
