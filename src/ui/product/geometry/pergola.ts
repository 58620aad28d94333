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

/** Depth of a spread panel of fabric, and of a louvre. */
const spans = { fabric: 560, louvres: 210 } as const;
const GATHERED = 70;

/** A roof of fabric between two beams; its bars slide to the wall and the fabric between them gathers. */
export function pergolaGeometry({ height, openness, build }: Settled): PergolaGeometry {
  const isLouvred = build === 'louvres';
  const beam = 150;
  const count = Math.max(2, Math.round(height / spans[isLouvred ? 'louvres' : 'fabric']));
  const span = height / count;
  const gathered = Math.min(GATHERED, span / 2);
  // Louvres turn where they are; fabric gathers at the wall.
  const depth = isLouvred ? span : lerp(span, gathered, openness);
  return {
    span,
    panels: Array.from({ length: count }, (_, index) => ({
      index,
      from: index * depth,
      depth,
      hangs: lerp(1, isLouvred ? 0.3 : 0.42, openness),
    })),
    post: 110,
    beam,
    front: [OUT.x * height, OUT.y * height],
    postHeight: 2_500,
  };
}
