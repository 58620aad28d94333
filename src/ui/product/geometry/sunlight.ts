import type { Settled } from '../drawing.ts';
import { between } from './detail.ts';

/** How much of the window's light passes a product at its openness. All are shares, 0 to 1. */
export interface Sunlight {
  /** Share of the window's height, from the bottom. */
  readonly height: number;
  /** Share of its width, from the side that the product leaves free. */
  readonly width: number;
  /** Share of its strength: turned slats let some light through everywhere. */
  readonly strength: number;
}

/** The light that passes: from below, from one side, or between slats. */
export function sunlightPast({ type, openness }: Settled): Sunlight {
  if (type === 'panel-japones') return { height: 1, width: openness, strength: 1 };
  if (type === 'vertical' || type === 'horizontal') {
    return {
      height: 1,
      width: 1,
      strength: 0.8 * between(0, 0.5, openness) + 0.2 * between(0.5, 1, openness),
    };
  }
  return { height: openness, width: 1, strength: 1 };
}
