import type { MeasureProblem, Unit } from '#src/reading/measure.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';

/**
 * The message for an invalid measure.
 * @param unit the unit of its field, in which a measure that may be meant is said
 */
export function sayMeasureProblem(problem: MeasureProblem, unit: Unit): string {
  switch (problem.code) {
    case 'empty':
      return 'Escribe esta medida.';
    case 'not-a-number':
      return `Escribe solo el número, por ejemplo ${unit === 'cm' ? '120.5' : '1205'}.`;
    case 'not-positive':
      return 'La medida debe ser mayor que cero.';
    case 'maybe-both-sides':
      return `¿Escribiste las dos medidas? Aquí serían ${inUnit(problem.mm, unit)}.`;
    case 'maybe-metres':
      return `¿Son metros? Serían ${inUnit(problem.mm, unit)}.`;
    case 'maybe-millimetres':
      return `¿Son milímetros? Serían ${inUnit(problem.mm, unit)}.`;
    case 'maybe-centimetres':
      return `¿Son centímetros? Serían ${inUnit(problem.mm, unit)}.`;
    case 'maybe-inches':
      return `¿Son pulgadas? Serían ${inUnit(problem.mm, unit)}.${
        problem.orMm === undefined ? '' : ` ¿O son ${inUnit(problem.orMm, unit)}?`
      }`;
  }
}

const inUnit = (mm: number, unit: Unit) => `${writtenMeasure(mm, unit)} ${unit}`;
