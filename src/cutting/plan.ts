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
const RollKind = z.enum(['whole', 'started', 'remnant', 'bought']);

/** A roll with everything that is cut from it. */
const RollPlan = z.object({
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
const BarPlan = z.object({
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

/** Cloth in figures: lengths in mm, areas in mm². */
const ClothFigures = z.object({
  usedMm: Mm,
  usedMm2: Mm,
  piecesMm2: Mm,
  /** Rests that are kept. */
  remnantsMm2: Mm,
  /** What is thrown away. */
  wasteMm2: Mm,
  /** The same pieces cut one by one from rolls of their width; where that buys more, from those of the plan. */
  oneByOneMm: Mm,
  oneByOneMm2: Mm,
  /** No plan can use less. */
  leastMm2: Mm,
});
export type ClothFigures = z.output<typeof ClothFigures>;

/** A cloth with all its rolls. */
const ClothPlan = z.object({
  rolls: z.array(RollPlan),
  /** Pieces that no roll is wide or long enough for. */
  unplaced: z.array(z.string()),
  figures: ClothFigures,
});
export type ClothPlan = z.output<typeof ClothPlan>;

/** Bars in figures; lengths in mm. */
const BarFigures = z.object({
  /** Whole bars that are begun, those to buy included. */
  bars: Mm,
  /** No plan can begin fewer. */
  leastBars: Mm,
  piecesMm: Mm,
  /** Rests that are too short to keep, and what the saw takes. */
  wasteMm: Mm,
});
export type BarFigures = z.output<typeof BarFigures>;

/** A profile with all its bars. */
const BarPlans = z.object({
  bars: z.array(BarPlan),
  /** Lengths that no bar is long enough for. */
  unplaced: z.array(z.string()),
  figures: BarFigures,
});
export type BarPlans = z.output<typeof BarPlans>;

/** Everything that is cut, with its place; the key says of which cloth or profile. */
const CutResult = z.object({
  cloths: z.array(z.extend(ClothPlan, { key: z.string() })),
  bars: z.array(z.extend(BarPlans, { key: z.string() })),
});
export type CutResult = z.output<typeof CutResult>;

/** A plan as it was saved; null for anything else. */
export function readResult(saved: unknown): CutResult | null {
  const read = z.safeParse(CutResult, saved);
  return read.success ? read.data : null;
}

/** Called while a plan gets better: how much of the work is done. */
export type OnProgress = (done: number, total: number) => void;
