import type { Hex } from '../schema/text.ts';
import type { Colour } from '../schema/variant.ts';
import { slugify } from './slugify.ts';

/** The number of its code, its name, its colour, and that of its stripes. */
type ColourRow = readonly [number: number, name: string, hex: Hex, stripe?: Hex];

/** Colours under one prefix of codes. */
export const colours = (prefix: string, rows: readonly ColourRow[]): readonly Colour[] =>
  rows.map(([number, name, hex, stripe]) => ({
    slug: slugify(name),
    name,
    code: `${prefix}-${String(number)}`,
    hex,
    ...(stripe === undefined ? {} : { stripe }),
  }));
