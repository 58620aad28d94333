import { cleaned } from './cleaned.ts';
import { numberReadings } from './number.ts';
import { mmPer, readUnit, type LengthUnit } from './unit.ts';

/** The unit that a bare number is in where measures are typed. */
export type Unit = 'cm' | 'mm';

/** Why a typed text is not a measure. */
export type MeasureProblem =
  | { readonly code: 'empty' | 'not-a-number' | 'not-positive' }
  /** The field of one side holds both: this side would be so many millimetres. */
  | { readonly code: 'maybe-both-sides'; readonly mm: number; readonly orMm?: undefined }
  /** Outside the sizes of windows in this unit; in another unit it would be this many millimetres. */
  | {
      readonly code: 'maybe-metres' | 'maybe-millimetres' | 'maybe-centimetres' | 'maybe-inches';
      readonly mm: number;
      /** What else it may be: a fraction of centimetres in its own unit, feet and inches. */
      readonly orMm?: number;
    };

export type TypedMeasure = { readonly mm: number } | { readonly problem: MeasureProblem };

export const problemIn = (read: TypedMeasure): MeasureProblem | undefined =>
  'problem' in read ? read.problem : undefined;

/** No window is smaller or larger than this: more likely the unit is wrong. */
const LEAST_MM = 150;
const MOST_MM = 9_000;

/** Sizes of most windows: a side outside is doubted when the other side is. */
const USUAL_MM = [300, 4_000] as const;

/** The units that a measure may be asked about in; feet are read where they are written. */
type AskedUnit = Exclude<LengthUnit, 'ft'>;

const questions = {
  mm: 'maybe-millimetres',
  cm: 'maybe-centimetres',
  m: 'maybe-metres',
  in: 'maybe-inches',
} as const;

/** The units that a number too small or too large for its own may be in, the likeliest first. */
const smallerThan: Readonly<Record<LengthUnit, readonly AskedUnit[]>> = {
  mm: ['cm', 'm'],
  cm: ['m'],
  in: ['m', 'cm'],
  ft: ['m'],
  m: [],
};
const largerThan: Readonly<Record<LengthUnit, readonly AskedUnit[]>> = {
  m: ['cm', 'mm'],
  cm: ['mm'],
  in: ['mm', 'cm'],
  ft: ['in', 'cm', 'mm'],
  mm: [],
};

const isWindow = (mm: number) => LEAST_MM <= mm && mm <= MOST_MM;
const isUsual = (mm: number) => USUAL_MM[0] <= mm && mm <= USUAL_MM[1];

const asked = (unit: AskedUnit, mm: number): TypedMeasure => ({
  problem: { code: questions[unit], mm: Math.round(mm) },
});

const inMm = (mm: number): TypedMeasure => {
  const whole = Math.round(mm);
  return whole > 0 ? { mm: whole } : { problem: { code: 'not-positive' } };
};

/** "1.80 m" → 1.80 and "m"; the unit may be missing. */
const WITH_UNIT = /^([+\-\u2212]?[\d.,'’ ]*\d\.?)\s*(\p{L}+(?:\.\p{L})?|["”″]|''|′′|['’′])?\.?$/u;
/** "1 m 80", "1m80 cm" */
const METRES_AND_CM =
  /^(\d{1,2})\s*m(?:ts?|etros?)?\.?\s*(?:con\s*)?(\d{2}|\d{1,2}(?=\s*c))\s*(?:cms?\.?|cent[ií]metros)?$/;
/** "70 7/8", "70-7/8 in", "150 1/2 cm" */
const FRACTION = /^(?:(\d{1,4})[ -]+)?(\d{1,2})[/⁄](\d{1,2})\s*(\p{L}+|["”″]|''|′′|['’′])?\.?$/u;
/** "5' 11\"", "6 ft", "5 pies con 11 1/2 pulgadas", "5'-10\"" */
const FEET =
  /^(\d{1,2})\s*(?:['’′]|ft\.?|feet|foot|pies?),?\s*(?:(?:con\s|y\s|and\s|-)?\s*(\d{1,2}(?:\.\d+)?)(?:[ -](\d{1,2})[/⁄](\d{1,2}))?\s*(?:["”″]|''|′′|in(?:ch(?:es)?)?|pulgs?|pulgadas?|plgs?)?\.?)?$/;
/** "1'80", "5'11": by hand the mark before two digits is as often one of decimals, so it is asked about. */
const MARKED = /^(\d)['’′](\d{2})$/;
const INCHES_OF_A_FOOT = 12;

function fraction(text: string, unit: LengthUnit): TypedMeasure | null {
  const [, whole = '0', over = '', under = '', word = ''] = FRACTION.exec(text) ?? [];
  if (over === '') return null;
  const named = word === '' ? unit : readUnit(word);
  if (Number(under) === 0 || named === null) return { problem: { code: 'not-a-number' } };
  const value = Number(whole) + Number(over) / Number(under);
  const own = value * mmPer[named];
  if (word !== '' || unit === 'in') return inMm(own);
  const others = (['in', 'm'] as const).filter((other) => other !== unit && isWindow(value * mmPer[other]));
  const [likely = 'in'] = others;
  if (!isWindow(own)) return asked(likely, value * mmPer[likely]);
  return others.length === 0
    ? inMm(own)
    : { problem: { code: questions[likely], mm: Math.round(value * mmPer[likely]), orMm: Math.round(own) } };
}

/** The number that a fraction without a unit is: 70.875 of "70 7/8"; null for any other text. */
export function bareFraction(typed: string): number | null {
  const [, whole = '0', over = '', under = '', word = ''] = FRACTION.exec(cleaned(typed).toLowerCase()) ?? [];
  return over === '' || word !== '' || Number(under) === 0
    ? null
    : Number(whole) + Number(over) / Number(under);
}

function markedOnce(whole: string, rest: string): TypedMeasure {
  const mm = Math.round(Number(`${whole}.${rest}`) * mmPer.m);
  const inFeet = Math.round(Number(whole) * mmPer.ft + Number(rest) * mmPer.in);
  const isFeet = Number(rest) < INCHES_OF_A_FOOT && !isUsual(mm) && isUsual(inFeet);
  return { problem: { code: questions.m, mm, ...(isFeet ? { orMm: inFeet } : {}) } };
}

function compound(text: string): TypedMeasure | null {
  const [, metres = '', cm = '0'] = METRES_AND_CM.exec(text) ?? [];
  if (metres !== '') return inMm(Number(metres) * mmPer.m + Number(cm) * mmPer.cm);
  const [, whole = '', decimals = ''] = MARKED.exec(text) ?? [];
  if (whole !== '') return markedOnce(whole, decimals);
  const [, feet = '', least = '0', over = '0', under = '1'] = FEET.exec(text) ?? [];
  const inches = Number(least) + Number(over) / Number(under);
  return feet !== '' && inches < INCHES_OF_A_FOOT ? inMm(Number(feet) * mmPer.ft + inches * mmPer.in) : null;
}

/** A bare number that no window has in its unit, as a question; null when it has no better unit. */
function otherUnit(values: readonly number[], unit: LengthUnit): TypedMeasure | null {
  for (const value of values) {
    const others = value * mmPer[unit] < LEAST_MM ? smallerThan[unit] : largerThan[unit];
    const likely = others.find((other) => isWindow(value * mmPer[other]));
    if (likely !== undefined) return asked(likely, value * mmPer[likely]);
  }
  return null;
}

interface Parsed {
  /** What the number may be, the likeliest first. */
  readonly values: readonly number[];
  /** The unit that was written; null for a bare number. */
  readonly named: LengthUnit | null;
}

function parsed(text: string): Parsed | null {
  const [, digits = '', word = ''] = WITH_UNIT.exec(text) ?? [];
  const named = word === '' ? null : readUnit(word);
  const values = digits === '' || (word !== '' && named === null) ? [] : numberReadings(digits);
  return values.length === 0 ? null : { values, named };
}

/**
 * Reads a measure as people write it ("180", "180,5", "1.80 m", "1,800 mm", `71"`, "70 7/8 in") to whole millimetres. A
 * number without a unit is in `unit`; one that no window has in it is asked about. Whether a size can be made is decided
 * elsewhere.
 */
export function readMeasure(typed: string, unit: LengthUnit): TypedMeasure {
  // Excel's mark of a text.
  const text = cleaned(typed)
    .toLowerCase()
    .replace(/^['’](?=\d)/, '');
  if (text === '') return { problem: { code: 'empty' } };
  const special = compound(text) ?? fraction(text, unit);
  if (special !== null) return special;
  const read = parsed(text);
  if (read === null) return { problem: { code: 'not-a-number' } };
  const { values, named } = read;
  const [first = 0] = values;
  if (first <= 0) return { problem: { code: 'not-positive' } };
  const factor = mmPer[named ?? unit];
  const likely = values.find((value) => isWindow(value * factor));
  if (likely !== undefined || named !== null) return inMm((likely ?? first) * factor);
  return otherUnit(values, unit) ?? inMm(first * factor);
}

/** A bare side that is unusual in its own unit and usual in the unit that the other side is asked about. */
function alsoAsked(typed: string, read: TypedMeasure, other: AskedUnit): TypedMeasure {
  const bare = parsed(cleaned(typed).toLowerCase());
  if (!('mm' in read) || bare === null || bare.named !== null || isUsual(read.mm)) return read;
  const mm = bare.values.map((value) => value * mmPer[other]).find(isUsual);
  return mm === undefined || mm === read.mm ? read : asked(other, mm);
}

const units: readonly AskedUnit[] = ['cm', 'mm', 'm', 'in'];

/** The unit that a side is asked about; null for none. */
const unitAsked = (read: TypedMeasure): AskedUnit | null =>
  'mm' in read ? null : (units.find((unit) => questions[unit] === read.problem.code) ?? null);

/**
 * Reads both sides of a window together: who writes one side in another unit wrote both in it, so both are asked about,
 * also where one alone would pass (1800 × 850 in centimetres).
 */
export function readSize(
  [width, height]: readonly [width: string, height: string],
  unit: LengthUnit,
): readonly [width: TypedMeasure, height: TypedMeasure] {
  const alone = [readMeasure(width, unit), readMeasure(height, unit)] as const;
  const other = unitAsked(alone[0]) ?? unitAsked(alone[1]) ?? largerUnit([width, height], alone, unit);
  if (other === null) return alone;
  return [alsoAsked(width, alone[0], other), alsoAsked(height, alone[1], other)];
}

/** The larger unit in which both sides are usual, when both are too small in their own. Awnings are large in both. */
function largerUnit(
  typed: readonly [string, string],
  alone: readonly [TypedMeasure, TypedMeasure],
  unit: LengthUnit,
): AskedUnit | null {
  if (!alone.every((one) => 'mm' in one && !isUsual(one.mm))) return null;
  const isAskedIn = (other: AskedUnit) =>
    typed.every((one, at) => {
      const read = alone[at];
      return read !== undefined && 'problem' in alsoAsked(one, read, other);
    });
  return smallerThan[unit].find(isAskedIn) ?? null;
}

/**
 * The units in which all bare numbers of a column are sizes of windows: one is the column's, and of several a person is
 * asked once. Numbers with a unit of their own, and texts that are no numbers, say nothing.
 */
export function plausibleUnits(column: readonly string[]): readonly LengthUnit[] {
  const bare = column.flatMap((cell) => {
    const value = bareFraction(cell);
    if (value !== null) return [[value]];
    const read = parsed(cleaned(cell).toLowerCase());
    return read === null || read.named !== null ? [] : [read.values];
  });
  return units.filter((unit) => bare.every((values) => values.some((value) => isUsual(value * mmPer[unit]))));
}
