import type { Box } from '../box.ts';
import type { Settled } from '../drawing.ts';
import { hardware } from '../hardware.ts';
import { OUT } from './terrace.ts';

type Point = readonly [x: number, y: number];

export interface ArmAwningGeometry {
  readonly cassette: Box;
  /** The fully extended fabric, before it is slanted. */
  readonly fabric: Box;
  /** 0 in its cassette, 1 fully extended. */
  readonly out: number;
  /** Position of the front bar, from the cassette. */
  readonly front: Point;
  readonly bar: Box;
  readonly valance: Box | null;
  /** Shoulder, elbow and hand of each arm, in the plane of the fabric before it is slanted and shortened. */
  /** Width of an arm. */
  readonly arm: number;
  readonly arms: readonly (readonly [shoulder: Point, elbow: Point, hand: Point])[];
}

const BAR = 75;
const VALANCE = 210;
/** A closed awning still shows its front bar. */
const LEAST = 0.035;

/** Each half of an arm, as a share of the projection: arms that cross are longer, and their elbows pass each other. */
const HALF = { side: 0.515, crossed: 0.7 } as const;

/** An awning on folding arms; the elbows turn inwards when it retracts. */
export function armAwningGeometry({ width, height, openness, valance, build }: Settled): ArmAwningGeometry {
  const crosses = build === 'crossed';
  const out = LEAST + (1 - LEAST) * openness;
  const cassette = { x: -20, y: 0, width: width + 40, height: hardware.cassetteWide + 22 };
  const top = cassette.height - 14;
  const front: Point = [OUT.x * height * out, OUT.y * height * out];
  const bar = { x: 0, y: top, width, height: BAR };
  const reach = height * out;
  const half = height * (crosses ? HALF.crossed : HALF.side);
  const sway = Math.min(
    Math.sqrt(Math.max(0, half ** 2 - (reach / 2) ** 2)),
    width * (crosses ? 0.62 : 0.38),
  );
  const armAt = (x: number, inwards: number): readonly [Point, Point, Point] => [
    [x, 0],
    [x + inwards * sway, (OUT.y * height) / 2],
    [x, OUT.y * height],
  ];
  const end = Math.min(200, width * 0.12);
  return {
    cassette,
    fabric: { x: 0, y: 0, width, height: OUT.y * height },
    out,
    front: [front[0], front[1]],
    bar,
    valance: valance ? { x: 6, y: top + BAR - 4, width: width - 12, height: VALANCE } : null,
    arm: build === 'reinforced' ? 78 : 52,
    arms: [armAt(end, 1), armAt(width - end, -1)],
  };
}
