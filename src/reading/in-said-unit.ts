import { bareFraction } from './measure.ts';
import type { LengthUnit } from './unit.ts';

/** A measure of a column whose unit somebody said: a fraction in it is in that unit, and not perhaps in inches. */
export const inSaidUnit = (written: string, unit: LengthUnit): string =>
  bareFraction(written) === null ? written : `${written} ${unit}`;
