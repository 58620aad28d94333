import { clsx as cx } from 'clsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { useQuoter } from '../quoter-state.ts';
import { focusFinish } from './focus-step.ts';
import classes from './next-button.module.css';
import { stepNames, steps } from './steps.ts';

interface NextButtonProps {
  /** Where it stands: after the step, or in the bar at the foot of small screens. One of them is shown at a time. */
  readonly place: 'step' | 'bar';
}

/** Leads to the next step; hidden until a product is chosen and its prices are there to check the window. */
export function NextButton({ place }: NextButtonProps) {
  const { advance, current, step } = useQuoter();
  const after = steps[steps.indexOf(step) + 1];
  if (after === undefined) return place === 'bar' ? <FinishButton /> : null;
  if ((current?.window.family ?? null) === null) return null;
  const label = `Siguiente: ${stepNames[after].toLocaleLowerCase('es-MX')}`;
  return (
    <button
      type="button"
      className={cx(buttonClass('filled'), classes.next)}
      data-place={place}
      aria-label={label}
      onClick={() => {
        advance();
      }}
    >
      {place === 'bar' ? 'Siguiente' : label}
    </button>
  );
}

/** Leads down to what is done with a complete quote. */
function FinishButton() {
  const { priced } = useQuoter();
  if (priced.every(({ price }) => price === null)) return null;
  return (
    <button
      type="button"
      className={cx(buttonClass('filled'), classes.next)}
      data-place="bar"
      aria-label="Pedir o guardar tu cotización"
      onClick={() => {
        focusFinish();
      }}
    >
      Pedir
    </button>
  );
}
