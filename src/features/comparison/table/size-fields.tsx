import type { ReactNode } from 'react';
import { MeasureFix, sayMeasureProblem } from '#src/features/window-words/measure-problems.tsx';
import { LiveField } from '#src/forms/live-field.tsx';
import { useDebouncedText } from '#src/lists/use-debounced-text.ts';
import { problemIn, type MeasureProblem, type TypedMeasure } from '#src/reading/measure.ts';
import classes from './comparison.module.css';

interface SizeFieldsProps {
  /** What the second measure is called. */
  readonly label: string;
  /** As typed, in cm. */
  readonly values: readonly [width: string, height: string];
  readonly read: readonly [width: TypedMeasure, height: TypedMeasure];
  readonly onChange: (change: { readonly ancho?: string; readonly alto?: string }) => void;
}

/** The size at which products are compared. */
export function SizeFields({ label, values: [width, height], read, onChange }: SizeFieldsProps) {
  const problems = { width: problemIn(read[0]), height: problemIn(read[1]) };
  const fixOf = (problem: MeasureProblem | undefined) => (
    <MeasureFix
      problem={problem}
      problems={problems}
      unit="cm"
      onUse={(meant) => {
        onChange({ ancho: meant.width ?? width, alto: meant.height ?? height });
      }}
    />
  );
  return (
    <>
      <SizeField
        label="Ancho (cm)"
        value={width}
        problem={problems.width}
        fix={fixOf(problems.width)}
        onChange={(ancho) => {
          onChange({ ancho });
        }}
      />
      <SizeField
        label={`${label} (cm)`}
        value={height}
        problem={problems.height}
        fix={fixOf(problems.height)}
        onChange={(alto) => {
          onChange({ alto });
        }}
      />
    </>
  );
}

interface SizeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem: MeasureProblem | undefined;
  readonly fix: ReactNode;
  readonly onChange: (value: string) => void;
}

function SizeField({ label, value, problem, fix, onChange }: SizeFieldProps) {
  const [typed, setTyped] = useDebouncedText(value, onChange);
  const isEmpty = typed.trim() === '';
  // Where one field holds both sides, the other is the one to fill.
  const said: typeof problem = problem !== undefined && isEmpty ? { code: 'empty' } : problem;
  return (
    <div className={classes.size}>
      <LiveField
        label={label}
        inputMode="decimal"
        value={typed}
        problem={said === undefined ? null : sayMeasureProblem(said, 'cm')}
        fix={isEmpty ? null : fix}
        onChange={setTyped}
      />
    </div>
  );
}
