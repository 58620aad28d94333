import { bottom, sideBySide, type Box } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { hardware, rollDiameter, tubeFor } from '../hardware.ts';
import { hangs } from './detail.ts';

/** A roller blind in millimetres; its fabric has the length that it has when closed. */
export interface RollerGeometry {
  /** Height of the cassette, the gallery, or the brackets. */
  readonly head: Box;
  readonly tube: number;
  /** The roll with the fabric that is on it now, when nothing hides it. */
  readonly roll: Box;
  readonly fabric: Box;
  /** The cloths that it is made of, side by side. */
  readonly cloths: readonly Box[];
  readonly bar: Box;
  /** How far the fabric and the bar are raised. */
  readonly lift: number;
  readonly chain: { readonly x: number; readonly top: number; readonly length: number };
}

const headHeight = ({ head, width }: Settled) => {
  if (head === 'gallery') return hardware.gallery;
  if (head === 'cassette') return width > 2_400 ? hardware.cassetteWide : hardware.cassette;
  return hardware.bracket;
};

/** Positions of a roller blind's parts at its openness. */
export function rollerGeometry(drawing: Settled): RollerGeometry {
  const { width, height, openness, control, side, cloths } = drawing;
  const gap = Math.min(hardware.fabricGap, width * 0.03);
  const head = { x: 0, y: 0, width, height: Math.min(headHeight(drawing), height * 0.45) };
  const tube = tubeFor(width, control === 'motor');
  const barHeight = Math.min(hardware.bar, height * 0.1);
  // A fabric that falls in front covers its tube.
  const top = head.height * (drawing.inverse ? 0.12 : 0.5);
  const drop = height - top - barHeight;
  const lift = openness * (height - head.height - barHeight);
  const diameter = Math.min(rollDiameter(tube, lift + 200), head.height);
  // The fabric continues a little behind the bar, so that no seam is visible.
  const fabric = {
    x: gap,
    y: top,
    width: width - 2 * gap,
    height: drop + Math.min(4, barHeight / 2),
  };
  return {
    head,
    tube,
    roll: { x: gap - 4, y: (head.height - diameter) / 2, width: width - 2 * gap + 8, height: diameter },
    fabric,
    cloths: sideBySide(fabric, cloths, hardware.clothSplit),
    bar: { x: gap, y: top + drop, width: width - 2 * gap, height: barHeight },
    lift,
    chain: {
      x: side === 'right' ? width - 9 : 9,
      top: head.height * 0.6,
      length: hangs(drawing, bottom(head)),
    },
  };
}
