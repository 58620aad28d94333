import { readMeasure, type Unit } from './measure.ts';

/** Writes a measure in a unit: whole millimetres, or centimetres with a decimal when needed. */
export const writtenMeasure = (mm: number, unit: Unit): string => String(unit === 'mm' ? mm : mm / 10);

/** The same so that reading it gives the same: with the unit's name when the bare number would be asked about. */
export function typedMeasure(mm: number, unit: Unit): string {
  const bare = writtenMeasure(mm, unit);
  const read = readMeasure(bare, unit);
  return 'mm' in read && read.mm === mm ? bare : `${bare} ${unit}`;
}
