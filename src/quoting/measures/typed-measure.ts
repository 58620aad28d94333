/** The unit that a bare number is in. */
export type Unit = 'cm' | 'mm';

/** Why a typed text is not a measure. */
export type MeasureProblem =
  | { readonly code: 'empty' | 'not-a-number' | 'not-positive' }
  /** Outside the sizes of windows in this unit; in another unit it would be this many millimetres. */
  | { readonly code: 'maybe-metres' | 'maybe-millimetres' | 'maybe-centimetres'; readonly mm: number };

export type TypedMeasure = { readonly mm: number } | { readonly problem: MeasureProblem };

const mmPer: Readonly<Record<string, number>> = { m: 1_000, cm: 10, mm: 1 };

/** No window is smaller or larger than this: more likely the unit is wrong. */
const LEAST_MM = 150;
const MOST_MM = 20_000;

const FORM =
  /^([+-]?\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?|[+-]?\d{1,6}(?:[.,]\d{1,3})?)\s*(m|mt|mts|cm|cms|mm)?\.?$/;

/** "1,200" and "1 200" have a thousands separator; "120,5" has a decimal comma. */
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
 * Reads a measure as people write it ("180", "180.5", "180,5", "1.80 m", "1800 mm") to whole millimetres. A number without
 * a unit is in `unit`. Refuses only sizes that no window has; whether a size can be made is decided elsewhere.
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

/** Writes a measure in a unit: whole millimetres, or centimetres with a decimal when needed. */
export const writtenMeasure = (mm: number, unit: Unit): string => String(unit === 'mm' ? mm : mm / 10);

/** Converts a typed measure from one unit to another; text that is not a measure is returned unchanged. */
export function retyped(typed: string, from: Unit, to: Unit): string {
  if (from === to) return typed;
  const read = readMeasure(typed, from);
  return 'mm' in read ? writtenMeasure(read.mm, to) : typed;
}
