import { readMeasure, readSize, type TypedMeasure } from './measure.ts';
import { countInDigits, inDigits } from './number-words.ts';
import { readCount, type ReadNumber } from './number.ts';
import type { LengthUnit } from './unit.ts';

/** Reads a measure, also in words: "un metro cincuenta". */
export const readSpoken = (typed: string, unit: LengthUnit): TypedMeasure =>
  readMeasure(inDigits(typed), unit);

/** Reads both sides of a window, also in words. */
export const readSpokenSize = (
  [width, height]: readonly [width: string, height: string],
  unit: LengthUnit,
): readonly [width: TypedMeasure, height: TypedMeasure] =>
  readSize([inDigits(width), inDigits(height)], unit);

/** Reads a number of pieces, also in words: "dos piezas", "un par". */
export const readSpokenCount = (written: string, most: number): ReadNumber =>
  readCount(countInDigits(written), most);
