import type { Settled } from '../drawing.ts';
import { lerp } from './detail.ts';
import { OUT } from './terrace.ts';

export interface RoofPanel {
  readonly index: number;
  /** Distance from the wall, and current depth. */
  readonly from: number;
  readonly depth: number;
  /** Share of its spread depth that is visible: gathered fabric hangs down in a loop. */
  readonly hangs: number;
}

export interface PergolaGeometry {
  /** Depth of a spread panel. */
  readonly span: number;
  readonly panels: readonly RoofPanel[];
  readonly post: number;
  readonly beam: number;
  /** From the wall to the front frame, on the sheet. */
  readonly front: readonly [x: number, y: number];
  readonly postHeight: number;
}

const SPAN = 560;
const GATHERED = 70;

/** A roof of fabric between two beams; its bars slide to the wall and the fabric between them gathers. */
export function pergolaGeometry({ height, openness }: Settled): PergolaGeometry {
  const beam = 150;
  const count = Math.max(2, Math.round(height / SPAN));
  const span = height / count;
  const gathered = Math.min(GATHERED, span / 2);
  const depth = lerp(span, gathered, openness);
  return {
    span,
    panels: Array.from({ length: count }, (_, index) => ({
      index,
      from: index * depth,
      depth,
      hangs: lerp(1, 0.42, openness),
    })),
    post: 110,
    beam,
    front: [OUT.x * height, OUT.y * height],
    postHeight: 2_500,
  };
}
