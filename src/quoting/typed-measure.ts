/** The unit that a bare number is in. */
export type Unit = 'cm' | 'mm';

/** Why what was typed is no measure. */
export type MeasureProblem =
  | { readonly code: 'empty' | 'not-a-number' | 'not-positive' }
  /** Far from any window in this unit; in another one it would be so many millimetres. */
  | { readonly code: 'maybe-metres' | 'maybe-millimetres' | 'maybe-centimetres'; readonly mm: number };

export type TypedMeasure = { readonly mm: number } | { readonly problem: MeasureProblem };

const mmPer: Readonly<Record<string, number>> = { m: 1_000, cm: 10, mm: 1 };

/** Nobody covers a window smaller than this, nor makes one larger: the unit is the likelier mistake. */
const LEAST_MM = 150;
const MOST_MM = 20_000;

const FORM =
  /^([+-]?\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?|[+-]?\d{1,6}(?:[.,]\d{1,3})?)\s*(m|mt|mts|cm|cms|mm)?\.?$/;

/** "1,200" and "1 200" hold thousands; "120,5" holds a decimal comma. */
const valueOf = (digits: string) =>
  Number(
    /^[+-]?\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?$/.test(digits) && !/^[+-]?0[ ,]/.test(digits)
      ? digits.replace(/[ ,]/g, '')
      : digits.replace(',', '.'),
  );

const unitNamed = (word: string, unit: Unit) =>
  word === '' ? unit : word.replace(/s$/, '').replace('mt', 'm');

function otherUnit(value: number, mm: number, unit: string): MeasureProblem | null {
  if (mm < LEAST_MM) {
    if (unit === 'mm') return { code: 'maybe-centimetres', mm: Math.round(value * 10) };
    return value * 1_000 <= MOST_MM ? { code: 'maybe-metres', mm: Math.round(value * 1_000) } : null;
  }
  if (mm > MOST_MM && unit === 'cm') return { code: 'maybe-millimetres', mm: Math.round(value) };
  return null;
}

/**
 * Reads a measure as people write it ("180", "180.5", "180,5", "1.80 m", "1800 mm") to whole millimetres. What has no unit
 * is in `unit`. A size that cannot be made is not judged here, only one that nobody can mean.
 */
export function readMeasure(typed: string, unit: Unit): TypedMeasure {
  const text = typed.trim().toLowerCase();
  if (text === '') return { problem: { code: 'empty' } };
  const [, digits = '', word = ''] = FORM.exec(text) ?? [];
  if (digits === '') return { problem: { code: 'not-a-number' } };
  const value = valueOf(digits);
  if (!(value > 0)) return { problem: { code: 'not-positive' } };
  const named = unitNamed(word, unit);
  const mm = Math.round(value * (mmPer[named] ?? 1));
  if (word === '') {
    const problem = otherUnit(value, mm, unit);
    if (problem !== null) return { problem };
  }
  return mm === 0 ? { problem: { code: 'not-positive' } } : { mm };
}

/** A measure as it is written in a unit: millimetres are whole, centimetres have one decimal where they need it. */
export const writtenMeasure = (mm: number, unit: Unit): string => String(unit === 'mm' ? mm : mm / 10);

/** What was typed for one unit, as one would type it for another; what cannot be read stays as it is. */
export function retyped(typed: string, from: Unit, to: Unit): string {
  if (from === to) return typed;
  const read = readMeasure(typed, from);
  return 'mm' in read ? writtenMeasure(read.mm, to) : typed;
}
