import { piecesOf } from '../money/rounding.ts';
import type { Length, Number } from './table.ts';

/** The sides that lengths are made of, in mm. */
export interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
  /** 0 for a motor, which hangs nothing. */
  readonly controlMm: number;
}

/** A length in mm; `clothMm` is the cloth whose part it is. */
export const lengthMm = ({ of, plus }: Length, sides: Sides, clothMm = 0): number =>
  (of.width ?? 0) * sides.widthMm +
  (of.height ?? 0) * sides.heightMm +
  (of.control ?? 0) * sides.controlMm +
  (of.cloth ?? 0) * clothMm +
  plus.mm;

/** How many of a part there are. */
export function countOf(number: Number, sides: Sides): number {
  if (number.by === 'count') return number.count;
  const { along, every, more, least } = number;
  return Math.max(least, piecesOf(lengthMm(along, sides), every.mm) + more);
}
