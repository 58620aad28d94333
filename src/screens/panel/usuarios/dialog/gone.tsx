import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { buttonClass } from '#src/ui/button.ts';
import classes from './work-dialog.module.css';

/** What a server answers about an account that is not there. */
const NOT_FOUND = 404;

/** Whether an account was deleted while somebody worked on it. */
export const isGone = (error: { readonly status: number | undefined } | null): boolean =>
  error?.status === NOT_FOUND;

interface GoneProps {
  readonly onLeave: () => void;
}

/** Somebody deleted the account meanwhile: what was typed stays there to be copied. */
export function Gone({ onLeave }: GoneProps) {
  return (
    <div ref={focusWhenShown} tabIndex={-1} className={classes['gone']}>
      <ErrorAlert title="Esta cuenta ya no existe.">
        <p>
          Alguien la borró mientras trabajabas en ella. Lo que escribiste sigue aquí, por si quieres copiarlo.
        </p>
        <button type="button" className={buttonClass('small')} onClick={onLeave}>
          Cerrar y recargar la lista
        </button>
      </ErrorAlert>
    </div>
  );
}

const focusWhenShown = (place: HTMLElement | null) => {
  place?.focus();
};
