import type { Structure } from '#src/content/schema/structure.ts';

interface Bands {
  readonly direction: 'across' | 'down';
  /** From and to, as percent of the tile. */
  readonly at: readonly (readonly [from: number, to: number])[];
}

/** Where a tile has its second colour, from the left or from the top. */
export const secondColour: Readonly<Partial<Record<Structure, Bands>>> = {
  telar: {
    direction: 'across',
    at: [
      [35.7, 41.1],
      [50, 55.4],
      [62.5, 91.1],
    ],
  },
  rayuela: {
    direction: 'down',
    at: [
      [8.3, 13.9],
      [33.3, 38.9],
      [58.3, 63.9],
      [83.3, 88.9],
    ],
  },
};

/** Pixels of a stripe as wide as an awning's, in a swatch. */
const STRIPE_PX = { small: 6, tile: 14 } as const;

const percent = (value: number) => `${String(value)}%`;

/** The two colours as a CSS picture. */
export function striped(
  structure: Structure,
  base: string,
  stripe: string,
  size: keyof typeof STRIPE_PX,
): string {
  const bands = secondColour[structure];
  if (bands === undefined) {
    const px = STRIPE_PX[size];
    return `repeating-linear-gradient(90deg,${base} 0 ${String(px)}px,${stripe} 0 ${String(px * 2)}px)`;
  }
  const stops = bands.at.flatMap(([from, to]) => [
    `${base} 0 ${percent(from)}`,
    `${stripe} 0 ${percent(to)}`,
  ]);
  return `linear-gradient(${bands.direction === 'down' ? '90deg' : '180deg'},${stops.join()},${base} 0)`;
}
