import * as z from 'zod/mini';
import { Count, Id, listOf } from '../rules/units.ts';

/**
 * What turns an ordered size into parts, as data: one table for each product, written by hand and checked by the build.
 * Every figure is in whole millimetres and names where it comes from.
 */

/** Where a figure comes from. docs/decisions/060-cut-sizes.md says what each stands for. */
const Source = z.enum([
  'assumed',
  'workshop',
  'factory-cutter',
  'light-gap',
  'floor-clearance',
  'cord-spacing',
  'head-rail',
  'catalogue',
]);
export type Source = z.output<typeof Source>;

/** A length in mm that is added to a side; a negative one is taken off. */
const Figure = z.strictObject({ mm: z.int().check(z.minimum(-2_000), z.maximum(5_000)), from: Source });
export type Figure = z.output<typeof Figure>;

const Times = z.optional(z.int().check(z.minimum(1), z.maximum(4)));

/** A length: its sides, each as many times as it says, and a figure that is added to their sum. */
const Length = z.strictObject({
  of: z.strictObject({
    /** The width that is made. */
    width: Times,
    /** The height that is made; of an awning, its projection. */
    height: Times,
    /** The width of a finished cloth: there is a part for each cloth. */
    cloth: Times,
    /** How far the chain, cord, wand or crank hangs. */
    control: Times,
  }),
  plus: Figure,
});
export type Length = z.output<typeof Length>;

/** How many of a part one piece has. */
const Number = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('count'), count: Count, from: Source }),
  /** One for each started stretch of `every` along a side, and `more`; at least `least`. */
  z.strictObject({
    by: z.literal('stretch'),
    along: Length,
    every: Figure,
    more: z.int().check(z.minimum(-2), z.maximum(4)),
    least: Count,
  }),
]);
export type Number = z.output<typeof Number>;

/** When a piece has a part: with one of these controls, with this extra. Missing: always. */
const When = z.optional(
  z.strictObject({ controls: z.optional(listOf(Id).check(z.minLength(1))), extra: z.optional(Id) }),
);

/** What is cut to a length from a profile, a tube, a chain, a vane. */
export const BarName = z.enum([
  ...['tube', 'bottom-bar', 'turn-bar', 'head-rail', 'rail', 'carrier', 'vane', 'slat', 'rod', 'guide'],
  ...['cable', 'chain', 'cord', 'wand', 'crank', 'arm', 'front-bar', 'box', 'rib', 'beam', 'crossbar'],
  ...['gutter', 'post', 'ladder'],
] as const);
export type BarName = z.output<typeof BarName>;

/** What is only counted. */
export const PieceName = z.enum(['bracket', 'weight', 'hinge']);
export type PieceName = z.output<typeof PieceName>;

/** Flat parts beside the cloth. */
export const SheetName = z.enum(['valance', 'gore']);
export type SheetName = z.output<typeof SheetName>;

const Bar = z.strictObject({ part: BarName, length: Length, number: Number, when: When });
const Piece = z.strictObject({ part: PieceName, number: Number, when: When });
const Sheet = z.strictObject({ part: SheetName, width: Length, height: Length, number: Number, when: When });

/** The cloth, which the finished size and what disappears in tube and hem decide. */
const Cloth = z.strictObject({
  /** The width of all cloths of a piece together, when there is one. */
  width: Length,
  /** The distance between two cloths of one blind, for products that are made of several. */
  between: z.optional(Figure),
  /** The height that is seen, for one layer. */
  height: Length,
  /** What stays wound on the tube, or held in the rail. */
  wrap: Figure,
  /** What is folded or welded around the bottom bar. */
  hem: Figure,
  /** How much two welded or sewn lengths cover each other, where cloth is joined. */
  seam: z.optional(Figure),
  /** Panels beside each other in place of one cloth: as few as are no wider than this, each lapping over the next. */
  panels: z.optional(z.strictObject({ widest: Figure, lap: Figure })),
  /** Strips that a cloth without a roll is sewn from: as few as are no wider than this. */
  strip: z.optional(Figure),
});
export type Cloth = z.output<typeof Cloth>;

/** How one product is cut. */
export const CutTable = z.strictObject({
  /** null: nothing is cut from cloth. */
  cloth: z.nullable(Cloth),
  bars: listOf(Bar).check(z.minLength(1)),
  sheets: listOf(Sheet),
  pieces: listOf(Piece),
});
export type CutTable = z.output<typeof CutTable>;
