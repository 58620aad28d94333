import type { Box } from '../box.ts';
import type { Settled } from '../drawing.ts';

/** What stands out of a wall is drawn from the right and from above: so much to the left and down for each millimetre. */
export const OUT = { x: -0.3, y: 0.4 } as const;

/** The wall that an awning is mounted on, with a door to the house. */
export interface Terrace {
  /** Everything that belongs to the product. */
  readonly extent: Box;
  /** Where the terrace meets the wall. */
  readonly ground: number;
  readonly door: Box;
}

/** Head of an awning over the ground. */
const MOUNTED = 2_700;
const DOOR = { height: 2_150, share: 0.66, most: 4_200 } as const;

const doorUnder = (width: number, ground: number, top: number): Box => {
  const wide = Math.min(DOOR.most, Math.max(500, width * DOOR.share));
  const height = Math.min(DOOR.height, ground - top);
  return { x: (width - wide) / 2, y: ground - height, width: wide, height };
};

/** Where wall, ground and door are for what is mounted over a terrace. */
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
