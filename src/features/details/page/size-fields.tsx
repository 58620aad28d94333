import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import type { Variant } from '#src/content/schema/variant.ts';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { inCm, inMetres } from '#src/format/measures.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import { LiveSelect } from '#src/forms/live-select.tsx';
import type { TypedMeasure } from '#src/reading/measure.ts';
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
  const arm = projections?.find(({ projectionMm }) => inCm(projectionMm) === height);
  return (
    <>
      <div className={cx(layout.row, classes.fields)}>
        <LiveField
          label="Ancho (cm)"
          inputMode="decimal"
          value={width}
          problem={problemOf(width, read[0])}
          onChange={type[0]}
        />
        {projections === undefined ? (
          <LiveField
            label={`${label} (cm)`}
            inputMode="decimal"
            value={height}
            problem={problemOf(height, read[1])}
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
const problemOf = (typed: string, read: TypedMeasure): string | null =>
  'problem' in read && typed.trim() !== '' ? sayMeasureProblem(read.problem, 'cm') : null;
