import { useState } from 'react';
import { logInAs } from '../scenarios/apply.ts';
import { demoAccounts } from '../seeds/accounts.ts';
import { callLog } from './call-log.ts';
import { runningMachines } from './running-machines.ts';
import classes from './section.module.css';
import { useStore } from './use-store.ts';
import { whoIsIn, type WhoIsIn } from './who-is-in.ts';

const people = [{ label: 'Nadie', id: null, name: 'Visitante' }, ...demoAccounts];

const sentenceOf = (who: WhoIsIn) =>
  who.kind === 'person'
    ? `Ahora: ${who.name}.`
    : who.kind === 'refused'
      ? 'Ahora: una sesión que el servidor ya no acepta.'
      : 'Ahora: nadie.';

/** Who is logged in, and everybody else as whom one may go on without a password. */
export function PersonSection() {
  // A login or a logout makes a call and moves a machine.
  useStore(callLog);
  useStore(runningMachines);
  const [, follow] = useState(0);
  const who = whoIsIn();
  const isIn = (id: number | null) =>
    id === null ? who.kind === 'nobody' : who.kind === 'person' && who.id === id;

  const change = async (id: number | null) => {
    await logInAs(id);
    follow((count) => count + 1);
  };

  return (
    <div className={classes['section']}>
      <output className={classes['hint']}>{sentenceOf(who)}</output>
      <ul className={classes['list']}>
        {people.map(({ label, id, name }) => (
          <li key={label}>
            <button
              type="button"
              className={classes['person']}
              aria-pressed={isIn(id)}
              onClick={() => void change(id)}
            >
              <strong className={classes['name']}>{label}</strong>{' '}
              <span className={classes['about']}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
