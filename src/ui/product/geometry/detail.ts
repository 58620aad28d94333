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

/** How far a control hangs below its head: no lower than its blind, or than the ground under an awning. */
export const hangs = ({ height, controlLength }: Settled, head: number, lowest = height): number =>
  Math.max(60, Math.min(controlLength, lowest - head));
