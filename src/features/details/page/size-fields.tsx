import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import type { Variant } from '#src/content/schema/variant.ts';
import {
  MeasureFix,
  sayMeasureProblem,
  type MeantSides,
} from '#src/features/window-words/measure-problems.tsx';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { inCm, inMetres } from '#src/format/measures.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import { LiveSelect } from '#src/forms/live-select.tsx';
import { problemIn, type MeasureProblem } from '#src/reading/measure.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './price-at-size.module.css';
import type { TypedSize } from './typed-size.ts';

interface SizeFieldsProps {
  readonly variant: Variant;
  readonly typed: TypedSize;
  /** Beside the fields. */
  readonly children: ReactNode;
}

/** The two measures of a piece; arms have the lengths that they are made in, each with its widths. */
export function SizeFields({ variant, typed: { typed, read, type }, children }: SizeFieldsProps) {
  const [width, height] = typed;
  const { label } = secondMeasure(variant.family);
  const { projections } = variant.product;
  const problems = { width: problemIn(read[0]), height: problemIn(read[1]) };
  const asked = {
    problems,
    unit: 'cm',
    onUse: (meant: MeantSides) => {
      type[0](meant.width ?? width);
      type[1](meant.height ?? height);
    },
  } as const;
  const arm = projections?.find(({ projectionMm }) => inCm(projectionMm) === height);
  return (
    <>
      <div className={cx(layout.row, classes.fields)}>
        <LiveField
          label="Ancho (cm)"
          inputMode="decimal"
          value={width}
          problem={saidOf(width, problems.width)}
          fix={<MeasureFix {...asked} problem={problems.width} />}
          onChange={type[0]}
        />
        {projections === undefined ? (
          <LiveField
            label={`${label} (cm)`}
            inputMode="decimal"
            value={height}
            problem={saidOf(height, problems.height)}
            fix={<MeasureFix {...asked} problem={problems.height} />}
            onChange={type[1]}
          />
        ) : (
          <LiveSelect
            label={`${label} (m)`}
            value={height}
            options={projections.map(({ projectionMm }) => ({
              value: inCm(projectionMm),
              label: inMetres(projectionMm),
            }))}
            onChange={type[1]}
          />
        )}
        {children}
      </div>
      {arm === undefined ? null : (
        <p className={text.soft} data-small>
          {`Con esa salida, de ${inMetres(arm.minWidthMm)} a ${inMetres(arm.maxWidthMm)} m de ancho.`}
        </p>
      )}
    </>
  );
}

/** What is wrong with a measure; a field that is still empty is not, also where the other holds both. */
const saidOf = (typed: string, problem: MeasureProblem | undefined): string | null =>
  problem !== undefined && typed.trim() !== '' ? sayMeasureProblem(problem, 'cm') : null;
