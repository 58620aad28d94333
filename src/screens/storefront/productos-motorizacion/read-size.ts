import { inCm } from '#src/format/measures.ts';

/** A measure in mm, or a message for its field. */
export type ReadMeasure = { readonly mm: number } | { readonly message: string };

const MM_PER_CM = 10;
/** Limits in cm: smaller values are probably metres, larger ones millimetres. */
const LEAST_CM = 15;
const MOST_CM = 900;

const units: Readonly<Record<string, number>> = { m: 1_000, cm: MM_PER_CM, mm: 1 };

/** Reads a measure, in cm by default: "180", "180,5", "1.80 m". */
export function readMeasure(typed: string): ReadMeasure {
  const text = typed.trim().toLowerCase();
  if (text === '') return { message: 'Escribe esta medida en centímetros.' };
  const [, digits = '', unit = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(m|cm|mm|cms|mts)?\.?$/.exec(text) ?? [];
  if (digits === '') return { message: 'Escribe solo el número de centímetros, por ejemplo 180.' };
  const value = Number(digits.replace(',', '.'));
  const factor = units[unit.replace(/s$/, '').replace('mt', 'm')];
  if (factor !== undefined) return { mm: Math.round(value * factor) };
  if (value > 0 && value < LEAST_CM) {
    return { message: `¿Son metros? En centímetros serían ${inCm(value * 1_000)}.` };
  }
  if (value > MOST_CM) return { message: `¿Son milímetros? En centímetros serían ${inCm(value)}.` };
  if (value === 0) return { message: 'Escribe una medida mayor que cero.' };
  return { mm: Math.round(value * MM_PER_CM) };
}
