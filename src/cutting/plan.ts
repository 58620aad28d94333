import * as z from 'zod/mini';

/** What a cut plan says, as it is kept for the workshop. All lengths are whole mm, all areas mm². */

const Mm = z.int().check(z.minimum(0));

/** A rectangle on a roll: `x` runs across it from its left edge, `y` along it from where it begins. */
const Rectangle = z.object({ xMm: Mm, yMm: Mm, acrossMm: Mm, alongMm: Mm });
export type Rectangle = z.output<typeof Rectangle>;

/** A piece of cloth where it is cut. */
const PlacedPiece = z.extend(Rectangle, {
  /** The id of the piece. */
  piece: z.string(),
  /** Whether it lies at a right angle to how it was asked for. */
  isTurned: z.boolean(),
});
export type PlacedPiece = z.output<typeof PlacedPiece>;

/** Where cloth comes from: a roll that was never cut, one that was, a useful rest, or a roll still to be bought. */
export const RollKind = z.enum(['whole', 'started', 'remnant', 'bought']);
export type RollKind = z.output<typeof RollKind>;

/** A roll with everything that is cut from it. */
export const RollPlan = z.object({
  /** The id of the roll in stock; null for one to buy. */
  roll: z.nullable(z.string()),
  kind: RollKind,
  widthMm: Mm,
  lengthMm: Mm,
  /** The length that is cut off. */
  usedMm: Mm,
  /** Where the roll is cut from edge to edge, the end of the last section included. */
  cutsMm: z.array(Mm),
  pieces: z.array(PlacedPiece),
  /** Rests that are large enough to be kept. */
  remnants: z.array(Rectangle),
});
export type RollPlan = z.output<typeof RollPlan>;

/** A length sawn from a bar. */
const SawnPiece = z.object({ piece: z.string(), atMm: Mm, lengthMm: Mm });

/** A bar with the lengths that are sawn from it. */
export const BarPlan = z.object({
  /** The id of the bar in stock; null for one to buy. */
  bar: z.nullable(z.string()),
  /** A bar never cut, a rest of one, or one to buy. */
  kind: z.enum(['whole', 'started', 'bought']),
  lengthMm: Mm,
  pieces: z.array(SawnPiece),
  /** What is left at its end. */
  restMm: Mm,
});
export type BarPlan = z.output<typeof BarPlan>;

/** Called while a plan gets better: how much of the work is done. */
export type OnProgress = (done: number, total: number) => void;
