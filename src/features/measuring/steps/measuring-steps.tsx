import { clsx as cx } from 'clsx';
import type { MeasuringStep } from '#src/content/texts/measuring.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './measuring.module.css';
import { StepPicture } from './step-picture.tsx';

/** Steps with their pictures, side by side where there is room. */
export const MeasuringSteps = ({ steps }: { readonly steps: readonly MeasuringStep[] }) => (
  <ol className={cx(layout.columns, classes.steps)} data-fill>
    {steps.map(({ picture, name, text: how }) => (
      <li key={name}>
        <StepPicture picture={picture} />
        <h3 className={text.name}>{name}</h3>
        <p className={text.soft}>{how}</p>
      </li>
    ))}
  </ol>
);
