import { readMeasure, readSize, type TypedMeasure } from './measure.ts';
import { countInDigits, inDigits } from './number-words.ts';
import { readCount, type ReadNumber } from './number.ts';
import { twoSides } from './two-sides.ts';
import type { LengthUnit } from './unit.ts';

/** Reads a measure, also in words: "un metro cincuenta". */
export const readSpoken = (typed: string, unit: LengthUnit): TypedMeasure =>
  readMeasure(inDigits(typed), unit);

type Sides = readonly [width: string, height: string];
type TypedSides = readonly [width: TypedMeasure, height: TypedMeasure];

const bothAsked = (read: TypedMeasure): TypedMeasure => {
  const { mm } = 'mm' in read ? read : { mm: undefined, ...read.problem };
  return mm === undefined ? read : { problem: { code: 'maybe-both-sides', mm } };
};

/** Both sides that were typed in the field of one, while the other is empty: "150 x 210"; null for any other texts. */
function typedInOne([width, height]: Sides, unit: LengthUnit): TypedSides | null {
  if ((width.trim() === '') === (height.trim() === '')) return null;
  const sides = twoSides(`${width}${height}`);
  if (sides === null) return null;
  const [wide, high] = readSize(sides, unit);
  return [bothAsked(wide), bothAsked(high)];
}

/** Reads both sides of a window, also in words; asks when one field holds both. */
export const readSpokenSize = (sides: Sides, unit: LengthUnit): TypedSides =>
  typedInOne(sides, unit) ?? readSize([inDigits(sides[0]), inDigits(sides[1])], unit);

/** Reads a number of pieces, also in words: "dos piezas", "un par". */
export const readSpokenCount = (written: string, most: number): ReadNumber =>
  readCount(countInDigits(written), most);

/** What a form sends of a number of pieces; null for a text that is none, which the server refuses. */
export function sentCount(written: string, most: number): number | null {
  const read = readSpokenCount(written, most);
  return 'value' in read ? read.value : null;
}
