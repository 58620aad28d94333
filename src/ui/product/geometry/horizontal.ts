import { bottom, type Box } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { hardware } from '../hardware.ts';
import { between, drawnPitch, lerp } from './detail.ts';

export interface HorizontalGeometry {
  readonly head: Box;
  /** The area of the slats. */
  readonly field: Box;
  /** Number of slats of the real blind. */
  readonly count: number;
  /** Distance between two drawn slats. */
  readonly pitch: number;
  /** Height of a closed slat, and the share of it that is visible now. */
  readonly slat: number;
  readonly turn: number;
  /** The gathered slats on the bottom rail, and the rail, when the blind is down. */
  readonly stack: Box;
  readonly rail: Box;
  /** Share of the slats that is gathered, 0 to 1. */
  readonly gathered: number;
  readonly lift: number;
  /** Horizontal centres of the ladders. */
  readonly ladders: readonly number[];
}

/** A slat is 25 mm wide in aluminium and 50 in wood or PVC; the distance between slats is less than their width. */
const sizes = {
  thin: { slat: 25, pitch: 21, thick: 1.6 },
  wide: { slat: 50, pitch: 43, thick: 3.4 },
} as const;
const EDGE = 0.16;
const LADDERS = 600;

/** Up to an openness of one half the slats tilt; then the bottom rail rises and gathers them from below. */
export function horizontalGeometry(
  { width, height, openness, fabric }: Settled,
  unit: number,
): HorizontalGeometry {
  const size = fabric.weave === 'aluminio' ? sizes.thin : sizes.wide;
  const gap = Math.min(5, width * 0.01);
  const head = { x: 0, y: 0, width, height: Math.min(hardware.headBox, height * 0.25) };
  const railHeight = Math.min(20, height * 0.06);
  const field = { x: gap, y: head.height, width: width - 2 * gap, height: height - head.height - railHeight };
  const count = Math.max(2, Math.round(field.height / size.pitch));
  const pitch = drawnPitch(field.height / count, unit, 3.2);
  const full = Math.min(count * size.thick, field.height);
  const lift = between(0.5, 1, openness) * (field.height - full);
  const rail = { ...field, y: bottom(field), height: railHeight };
  const number = Math.max(2, Math.round(width / LADDERS) + 1);
  return {
    head,
    field,
    count,
    pitch,
    slat: pitch * (size.slat / size.pitch),
    turn: lerp(1, EDGE, between(0, 0.5, openness)),
    stack: { ...field, y: bottom(field) - full, height: full },
    rail,
    gathered: lift / Math.max(1, field.height - full),
    lift,
    ladders: Array.from({ length: number }, (_, index) =>
      lerp(width * 0.12, width * 0.88, index / (number - 1)),
    ),
  };
}
