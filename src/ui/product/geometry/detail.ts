import type { Settled } from '../drawing.ts';

/**
 * Distance between repeated parts, increased until it is at least `leastPixels`: one drawn part then represents
 * several real ones.
 */
export const drawnPitch = (pitch: number, unit: number, leastPixels: number) =>
  pitch * Math.max(1, Math.ceil((leastPixels * unit) / pitch));

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;

/** Position of `value` between the two bounds, limited to 0 to 1. */
export const between = (from: number, to: number, value: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** How far the control of a blind hangs below its head: no lower than the blind. */
export const hangs = ({ height, controlLength }: Settled, head: number): number =>
  Math.max(60, Math.min(controlLength, height - head));
