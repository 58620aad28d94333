import { bottom, type Box } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { hardware } from '../hardware.ts';
import { between, drawnPitch, lerp } from './detail.ts';

export interface HorizontalGeometry {
  readonly head: Box;
  /** Where slats can hang. */
  readonly field: Box;
  /** Slats of the real blind. */
  readonly count: number;
  /** From slat to slat, as drawn. */
  readonly pitch: number;
  /** Height of a slat that is closed, and the share of it that is seen now. */
  readonly slat: number;
  readonly turn: number;
  /** The slats that lie on the bottom rail, and the rail, where the blind is down. */
  readonly stack: Box;
  readonly rail: Box;
  /** How much of the stack there is: 0 to 1. */
  readonly gathered: number;
  readonly lift: number;
  /** Middles of the ladders. */
  readonly ladders: readonly number[];
}

/** A slat of aluminium is 25 mm wide, one of wood or PVC 50; they hang closer than they are wide. */
const sizes = {
  thin: { slat: 25, pitch: 21, thick: 1.6 },
  wide: { slat: 50, pitch: 43, thick: 3.4 },
} as const;
const EDGE = 0.16;
const LADDERS = 600;

/** Up to a half the slats tilt, then the bottom rail rises and takes them along from below. */
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
