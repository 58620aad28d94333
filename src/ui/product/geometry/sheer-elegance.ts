import { bottom } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { drawnPitch } from './detail.ts';
import { rollerGeometry, type RollerGeometry } from './enrollable.ts';

/** One dense and one sheer band. */
const BANDS = 125;
/** Share of it that is dense. */
export const DENSE = 0.6;

export interface SheerGeometry extends RollerGeometry {
  /** Distance between two drawn dense bands. */
  readonly pitch: number;
}

/**
 * The fabric is a loop around its bottom bar: when the bar rises by one unit, the front layer rises by two and the back
 * layer does not move. When closed, dense bands cover sheer ones; at other positions the bar stops where dense bands
 * cover dense ones.
 */
export function sheerGeometry(drawing: Settled, unit: number): SheerGeometry {
  const roller = rollerGeometry(drawing);
  const pitch = drawnPitch(BANDS, unit, 5);
  const most = roller.fabric.height + roller.fabric.y - bottom(roller.head);
  const steps = Math.round((2 * drawing.openness * most) / pitch - 0.5);
  const lift = drawing.openness < 0.04 ? 0 : Math.min(most, ((Math.max(0, steps) + 0.5) * pitch) / 2);
  return { ...roller, pitch, lift: drawing.openness === 1 ? most : lift };
}
