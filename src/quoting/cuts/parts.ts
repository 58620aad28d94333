import type { Construction } from '../making/construction.ts';
import type { Size } from '../measures/size.ts';
import type { BarName, PieceName, SheetName } from './table.ts';

/** A cloth of a piece, or one of its panels. */
export interface ClothPart {
  /** As it hangs, in one layer. */
  readonly finished: Size;
  /**
   * What is cut for it, as it hangs: one rectangle, or the lengths that are welded one below the other, or the strips
   * that are sewn side by side.
   */
  readonly cuts: readonly Size[];
  /** Whether the cloth lies on its side: its height then runs across the roll. */
  readonly isTurned: boolean;
  /** The width of what it is cut from: a roll or a strip; null when nothing limits it. */
  readonly rollMm: number | null;
  readonly count: number;
}

/** Parts that are cut to a length, all of one piece. */
export interface BarPart {
  readonly part: BarName | 'gallery';
  readonly lengthMm: number;
  readonly count: number;
}

/** Flat parts beside the cloth. */
export interface SheetPart extends Size {
  readonly part: SheetName;
  readonly count: number;
}

/** Parts that are only counted. */
export interface PiecePart {
  readonly part: PieceName | 'bracket-between' | 'gallery-bracket';
  readonly count: number;
}

/** Everything that the workshop cuts and counts for one piece of a line. */
export interface Parts {
  /** The size that is made: what was ordered, less what an inside mount needs to move. */
  readonly size: Size;
  readonly made: Construction;
  readonly cloths: readonly ClothPart[];
  readonly bars: readonly BarPart[];
  readonly sheets: readonly SheetPart[];
  readonly pieces: readonly PiecePart[];
}

/** The side of a cut that runs across the roll, in mm. */
export const acrossRollMm = ({ isTurned }: Pick<ClothPart, 'isTurned'>, cut: Size): number =>
  isTurned ? cut.heightMm : cut.widthMm;
