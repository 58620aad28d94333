import { useSelector } from '@xstate/react';
import { useQuoter } from '../quoter-state.ts';
import classes from './stepper.module.css';
import { stepNames, steps } from './steps.ts';

/** The steps, counted from 1 (K10). A step opens once the previous choices allow it. */
export function Stepper() {
  const { actor, step, go } = useQuoter();
  const open = useSelector(actor, (snapshot) =>
    steps.filter((one) => snapshot.can({ type: `step.${one}` })).join(' '),
  ).split(' ');
  const current = steps.indexOf(step);
  return (
    <nav aria-label="Pasos">
      <ol className={classes.list}>
        {steps.map((one, index) => {
          const isOpen = open.includes(one);
          return (
            <li key={one} data-done={index < current || undefined}>
              <button
                type="button"
                className={classes.step}
                aria-current={one === step ? 'step' : undefined}
                aria-disabled={!isOpen || undefined}
                onClick={() => {
                  if (isOpen) go(one);
                }}
              >
                <span className={classes.number}>{index + 1}</span>
                <span className={classes.name}>{stepNames[one]}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
