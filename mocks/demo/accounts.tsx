import { useId } from 'react';
import { DEMO_PASSWORD, demoAccounts } from '../seeds/accounts.ts';
import classes from './accounts.module.css';

export interface AccountsProps {
  readonly onPick: (credentials: { email: string; password: string }) => void;
  /** Whether a login is in progress. @default false */
  readonly disabled?: boolean;
}

/** The demonstration accounts with which the app can be tried. */
export function Accounts({ onPick, disabled = false }: AccountsProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.accounts}>
      <h2 id={heading} className={classes.heading}>
        Cuentas de demostración
      </h2>
      <ul className={classes.list}>
        {demoAccounts.map(({ label, name, email }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.account}
              disabled={disabled}
              onClick={() => {
                onPick({ email, password: DEMO_PASSWORD });
              }}
            >
              <strong className={classes.role}>{label}</strong> <span className={classes.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
