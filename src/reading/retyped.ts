import type { Unit } from './measure.ts';
import { readSpoken } from './spoken.ts';
import { typedMeasure } from './written-measure.ts';

/** Converts a typed measure from one unit to another; text that is not a measure is returned unchanged. */
export function retyped(typed: string, from: Unit, to: Unit): string {
  if (from === to) return typed;
  const read = readSpoken(typed, from);
  return 'mm' in read ? typedMeasure(read.mm, to) : typed;
}
