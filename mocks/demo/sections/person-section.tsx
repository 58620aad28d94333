import { useState } from 'react';
import { logInAs } from '../../scenarios/apply.ts';
import { storedToken } from '../../scenarios/token.ts';
import { demoAccounts } from '../../seeds/accounts.ts';
import { userOf } from '../../sessions.ts';
import { callLog } from '../call-log.ts';
import { recording } from '../recording/recorder.ts';
import { runningMachines } from '../running-machines.ts';
import { useStore } from '../use-store.ts';
import classes from './section.module.css';

/** The login state of this browser: no session, a session that the server refuses, or a user's session. */
type LoginState =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'person'; readonly id: number; readonly name: string };

function loginState(): LoginState {
  const token = storedToken();
  if (token === null) return { kind: 'none' };
  try {
    const { id, name } = userOf(token);
    return { kind: 'person', id, name };
  } catch {
    return { kind: 'refused' };
  }
}

const people = [{ label: 'Nadie', id: null, name: 'Visitante' }, ...demoAccounts];

const sentenceOf = (who: LoginState) =>
  who.kind === 'person'
    ? `Ahora: ${who.name}.`
    : who.kind === 'refused'
      ? 'Ahora: una sesión que el servidor ya no acepta.'
      : 'Ahora: nadie.';

/** The logged-in user, and all other users, as whom a person can log in without a password. */
export function PersonSection() {
  // Rerenders after every call and every machine transition, since a login or a logout causes both.
  useStore(callLog);
  useStore(runningMachines);
  const isRecording = useStore(recording).matches('recording');
  const [, rerender] = useState(0);
  const who = loginState();
  const isCurrent = (id: number | null) =>
    id === null ? who.kind === 'none' : who.kind === 'person' && who.id === id;

  const change = async (id: number | null) => {
    await logInAs(id);
    rerender((count) => count + 1);
  };

  return (
    <div className={classes.section}>
      <output className={classes.hint}>
        {sentenceOf(who)} {isRecording ? 'Mientras se graba se entra y se sale en la pantalla.' : ''}
      </output>
      <ul className={classes.list}>
        {people.map(({ label, id, name }) => (
          <li key={label}>
            <button
              type="button"
              className={classes.person}
              disabled={isRecording}
              aria-pressed={isCurrent(id)}
              onClick={() => void change(id)}
            >
              <strong className={classes.name}>{label}</strong> <span className={classes.about}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
