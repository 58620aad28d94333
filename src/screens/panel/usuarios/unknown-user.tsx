import { buttonClass } from '#src/ui/button.ts';
import classes from './unknown-user.module.css';

interface UnknownUserProps {
  /** Whom the address names, as it does. */
  readonly of: string;
  readonly onClose: () => void;
}

/** As much of it as is shown: an address may hold anything. */
const LONGEST = 24;

/** An address may name somebody whom the list does not hold, or no longer. */
export function UnknownUser({ of, onClose }: UnknownUserProps) {
  const id = of.length > LONGEST ? `${of.slice(0, LONGEST)}…` : of;
  return (
    <div role="alert" className={classes['unknown']}>
      <p>
        No encontramos al usuario <strong>{id}</strong> en la lista. Puede que su cuenta ya no exista.
      </p>
      <button type="button" className={buttonClass('small')} onClick={onClose}>
        Cerrar
      </button>
    </div>
  );
}
