import type { MeasureProblem, Unit } from '#src/reading/measure.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';

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

const SIDES = ['width', 'height'] as const;

type Side = (typeof SIDES)[number];

/** The sides that change, as typed. */
export type MeantSides = Readonly<Partial<Record<Side, string>>>;

interface MeasureFixProps {
  /** The problem of one side, to which this is an answer. */
  readonly problem: MeasureProblem | undefined;
  readonly problems: { readonly [side in Side]?: MeasureProblem | undefined };
  readonly unit: Unit;
  readonly onUse: (meant: MeantSides) => void;
}

/** Takes the measure that may be meant; both, where both sides are asked about in the same unit. */
export function MeasureFix({ problem, problems, unit, onUse }: MeasureFixProps) {
  if (problem === undefined || !('mm' in problem)) return null;
  const meantIn = (way: 'mm' | 'orMm') =>
    SIDES.flatMap((side) => {
      const other = problems[side];
      const mm = other?.code === problem.code && 'mm' in other ? other[way] : undefined;
      return mm === undefined ? [] : [{ side, typed: writtenMeasure(mm, unit) }];
    });
  return (
    <p className={layout.row}>
      {[meantIn('mm'), meantIn('orMm')]
        .filter((meant) => meant.length > 0)
        .map((meant) => {
          const size = meant.map(({ typed }) => typed).join(' × ');
          return (
            <button
              key={size}
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                onUse(Object.fromEntries(meant.map(({ side, typed }) => [side, typed])));
              }}
            >
              Usar {size} {unit}
            </button>
          );
        })}
    </p>
  );
}
