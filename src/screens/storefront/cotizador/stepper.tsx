import { useSelector } from '@xstate/react';
import { useBench } from './bench.ts';
import { stepNames, steps } from './steps.ts';
import classes from './stepper.module.css';

/** The steps, counted from 1 (SPEC 9). Each can be gone to as soon as it makes sense. */
export function Stepper() {
  const { actor, step, go } = useBench();
  const open = useSelector(actor, (snapshot) =>
    steps.filter((one) => snapshot.can({ type: `step.${one}` })).join(' '),
  ).split(' ');
  const here = steps.indexOf(step);
  return (
    <nav aria-label="Pasos" className={classes['stepper']}>
      <ol className={classes['list']}>
        {steps.map((one, index) => {
          const isOpen = open.includes(one);
          return (
            <li key={one} className={classes['item']} data-done={index < here || undefined}>
              <button
                type="button"
                className={classes['step']}
                aria-current={one === step ? 'step' : undefined}
                aria-disabled={!isOpen || undefined}
                onClick={() => {
                  if (isOpen) go(one);
                }}
              >
                <span className={classes['number']}>{index + 1}</span>
                <span className={classes['name']}>{stepNames[one]}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
