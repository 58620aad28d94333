import { clsx as cx } from 'clsx';
import { runningMachines } from '../running-machines.ts';
import { useStore } from '../use-store.ts';
import { Collapsible } from './collapsible.tsx';
import { Json } from './json.tsx';
import classes from './section.module.css';

/** Every running machine with its state. */
export function MachinesSection() {
  const machines = useStore(runningMachines);
  return (
    <div className={classes.section}>
      {machines.length === 0 ? (
        <p className={classes.hint}>Ninguna máquina está en marcha.</p>
      ) : (
        <ul className={classes.lines}>
          {machines.map(({ key, name, states, context }) => (
            <li key={key}>
              <Collapsible
                summary={
                  <span className={classes.between}>
                    <span className={cx(classes.call, classes.machine)}>{name}</span>
                    <span className={classes.states}>
                      {states.map((state) => (
                        <code key={state} className={classes.state}>
                          {state}
                        </code>
                      ))}
                    </span>
                  </span>
                }
              >
                {() => (
                  <>
                    <h3 className={classes.caption}>Contexto</h3>
                    <Json value={context} />
                  </>
                )}
              </Collapsible>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
