import type { Box } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { hardware } from '../hardware.ts';
import { hangs } from './detail.ts';

/** A fold of fabric between two rods. */
export interface Fold {
  /** Its box when it hangs flat. */
  readonly flat: Box;
  /** How far its lower edge has risen; up is positive. */
  readonly lift: number;
  /** 0 hangs flat, 1 is gathered. */
  readonly gathered: number;
}

export interface RomanGeometry {
  readonly rail: Box;
  readonly folds: readonly Fold[];
  readonly chain: { readonly x: number; readonly top: number; readonly length: number };
}

const FOLD = 270;
/** Distance between the lower edges of two gathered folds, as a share of a fold's height. */
const STEP = 0.13;

/**
 * The cords pull up the lowest rod. It collects the rods above it one after the other, and the fabric between them
 * bulges.
 */
export function romanGeometry(drawing: Settled): RomanGeometry {
  const { width, height, openness, side } = drawing;
  const gap = Math.min(6, width * 0.01);
  const rail = { x: 0, y: 0, width, height: Math.min(hardware.rail, height * 0.2) };
  const count = Math.max(2, Math.round(height / FOLD));
  const pitch = height / count;
  const step = pitch * STEP;
  const droop = (pitch - step) / 2;
  const highest = Math.min(height, count * step + rail.height);
  const foot = height - openness * Math.max(0, height - droop - highest);
  const rodAt = (index: number) => Math.min(index * pitch, foot - (count - index) * step);
  const folds = Array.from({ length: count }, (_, index): Fold => {
    const shown = rodAt(index + 1) - rodAt(index);
    const gathered = Math.min(1, Math.max(0, (pitch - shown) / (pitch - step)));
    const foldEnd = rodAt(index + 1) + gathered * droop;
    return {
      flat: { x: gap, y: index * pitch, width: width - 2 * gap, height: pitch },
      lift: (index + 1) * pitch - Math.min(foldEnd, height),
      gathered,
    };
  });
  const x = side === 'right' ? width - 14 : 14;
  return {
    rail,
    folds,
    chain: { x, top: rail.height, length: hangs(drawing, rail.height) },
  };
}
