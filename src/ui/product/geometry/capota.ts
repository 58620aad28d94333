import type { Box } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { lerp } from './detail.ts';

export interface HoodGeometry {
  /** The hood when folded against the wall; its hinge is at the bottom. */
  readonly hood: Box;
  /** Height of each hoop above the hinge, as a share of the hood's height, from the wall to the front. */
  readonly hoops: readonly number[];
  readonly valance: Box | null;
}

/** Spans of fabric between its hoops. */
const gores = { round: 4, straight: 2 } as const;
/** Angle of the front hoop above the horizontal when fully extended. */
const LOWEST = (14 * Math.PI) / 180;
/** Shift down of parts in front of the wall, per unit of distance from it. */
const FALL = 0.1;
const VALANCE = 170;
const GATHERED = 0.045;

/** A hood on hoops that turn about one hinge, like a fan. */
export function hoodGeometry({ width, height, openness, valance, build }: Settled): HoodGeometry {
  const spans = gores[build === 'straight' ? build : 'round'];
  const foot = height * 0.93;
  const hoops = Array.from({ length: spans + 1 }, (_, index) => {
    const angle = lerp(Math.PI / 2, LOWEST, (openness * index) / spans);
    // The gathered fabric keeps the hoops of a folded hood slightly apart.
    return Math.max(0.05, Math.sin(angle) - FALL * Math.cos(angle) - index * GATHERED * (1 - openness));
  });
  const front = hoops.at(-1) ?? 1;
  return {
    hood: { x: 0, y: 0, width, height: foot },
    hoops,
    valance: valance
      ? {
          x: width * 0.004,
          y: foot - foot * front,
          width: width * 0.992,
          height: Math.min(VALANCE, height * 0.2),
        }
      : null,
  };
}
