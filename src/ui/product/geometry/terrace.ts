import type { Box } from '../box.ts';
import type { Settled } from '../drawing.ts';

/** The projection looks from the right and from above: offset to the left and down for each millimetre of depth. */
export const OUT = { x: -0.3, y: 0.4 } as const;

/** The wall that an awning is mounted on, with a door to the house. */
export interface Terrace {
  /** Box of the product with all its parts. */
  readonly extent: Box;
  /** The line between the terrace and the wall. */
  readonly ground: number;
  readonly door: Box;
}

/** Height of an awning's head above the ground. */
const MOUNTED = 2_700;
const DOOR = { height: 2_150, share: 0.66, most: 4_200 } as const;

const doorUnder = (width: number, ground: number, top: number): Box => {
  const wide = Math.min(DOOR.most, Math.max(500, width * DOOR.share));
  const height = Math.min(DOOR.height, ground - top);
  return { x: (width - wide) / 2, y: ground - height, width: wide, height };
};

/** Positions of wall, ground and door for a product mounted over a terrace. */
export function terraceOf({ type, width, height }: Settled): Terrace {
  if (type === 'capota') {
    const ground = height + Math.max(900, height * 0.9);
    const door = { x: width * 0.06, y: height * 0.3, width: width * 0.88, height: ground - height * 0.3 };
    return { extent: { x: 0, y: 0, width, height: ground }, ground, door };
  }
  const out = height;
  const wide = width - OUT.x * out;
  if (type === 'pergola') {
    const ground = 2_500;
    return {
      extent: { x: OUT.x * out, y: 0, width: wide, height: ground + OUT.y * out },
      ground,
      door: doorUnder(width, ground, 300),
    };
  }
  const ground = Math.max(MOUNTED, OUT.y * out + 1_100);
  return {
    extent: { x: OUT.x * out, y: 0, width: wide, height: ground },
    ground,
    door: doorUnder(width, ground, 450),
  };
}
