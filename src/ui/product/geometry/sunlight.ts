import type { Settled } from '../drawing.ts';
import { between } from './detail.ts';

/** How much of the window's light comes past a product that is so far open. All are shares, 0 to 1. */
export interface Sunlight {
  /** Of the window's height, from its foot. */
  readonly height: number;
  /** Of its width, from the side where the product is not. */
  readonly width: number;
  /** Of its strength: slats that have turned let some through everywhere. */
  readonly strength: number;
}

/** What is open of a window: from below, from a side, or between slats. */
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
