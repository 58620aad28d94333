import type { Box } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { hardware } from '../hardware.ts';
import { between, drawnPitch, lerp } from './detail.ts';

export interface Vane {
  /** Its centre when the blind is closed, and now. */
  readonly closed: number;
  readonly at: number;
}

export interface VerticalGeometry {
  readonly rail: Box;
  /** Number of vanes of the real blind; each drawn vane represents one or several. */
  readonly count: number;
  readonly vanes: readonly Vane[];
  /** A vane around x = 0, seen from the front. */
  readonly vane: Box;
  /** Share of its width that is visible now: 1 from the front, little from its edge. */
  readonly turn: number;
}

/** As in the catalog. */
const VANE = 89;
/** Width by which each vane covers its neighbour, as `src/content/cuts/rails.ts` has it. */
const LAP = 10;
const STACKED = 17;
const EDGE = 0.13;

/** Up to an openness of one half the vanes turn; then they slide towards the wand. */
export function verticalGeometry({ width, height, openness, side }: Settled, unit: number): VerticalGeometry {
  const rail = { x: 0, y: 0, width, height: Math.min(hardware.rail, height * 0.2) };
  const spacing = VANE - LAP;
  const count = Math.max(2, Math.ceil(width / spacing));
  const pitch = drawnPitch(width / count, unit, 3.4);
  const drawn = Math.max(2, Math.round(width / pitch));
  const step = width / drawn;
  const vane = Math.min(step * (VANE / spacing), width / 2);
  const turn = lerp(1, EDGE, between(0, 0.5, openness));
  const slide = between(0.5, 1, openness);
  const half = (vane * EDGE) / 2;
  const stacked = Math.min((STACKED * step) / spacing, (width - 2 * half) / drawn);
  const vanes = Array.from({ length: drawn }, (_, index): Vane => {
    const closed = lerp(vane / 2, width - vane / 2, index / (drawn - 1));
    const gathered = side === 'right' ? width - half - (drawn - 1 - index) * stacked : half + index * stacked;
    return { closed, at: lerp(closed, gathered, slide) };
  });
  const box = {
    x: -vane / 2,
    y: rail.height,
    width: vane,
    height: height - rail.height - Math.min(12, height * 0.03),
  };
  return { rail, count, vanes, vane: box, turn };
}
