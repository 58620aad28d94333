/**
 * How far apart to draw parts that repeat, so that none is finer than so many pixels: a drawn part then stands for
 * several real ones.
 */
export const drawnPitch = (pitch: number, unit: number, leastPixels: number) =>
  pitch * Math.max(1, Math.ceil((leastPixels * unit) / pitch));

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;

/** Where `value` is between the two, 0 to 1. */
export const between = (from: number, to: number, value: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
