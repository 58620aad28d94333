import type { Size } from '#src/quoting/measures/size.ts';

let last: Size | null = null;

/** Remembers, for as long as the page lives, a size that was estimated from a photo. */
export function rememberEstimate(size: Size): void {
  last = size;
}

/** Whether a size is the one that was estimated last, not measured. */
export const isEstimate = (widthMm: number | null, heightMm: number | null): boolean =>
  last !== null && last.widthMm === widthMm && last.heightMm === heightMm;
