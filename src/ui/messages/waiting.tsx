import { clsx as cx } from 'clsx';
import { buttonClass } from '../controls/button.ts';
import layout from '../styles/layout.module.css';
import text from '../styles/text.module.css';
import classes from './waiting.module.css';

interface WaitingProps {
  /** The wait's description, such as "Cargando tus cotizaciones…". */
  readonly label: string;
  /** Whether the wait is long enough to show the text. */
  readonly slow?: boolean;
  /** How much has arrived, such as "Van 15 de 58…": the wait is no longer only one. */
  readonly arrived?: string | undefined;
  /** Whether the wait is long enough to offer cancelling. */
  readonly cancellable?: boolean;
  readonly onCancel?: (() => void) | undefined;
}

/** A wait: quiet at first, with a text after some time, with a way to cancel at last. */
export function Waiting({ label, slow = false, cancellable = false, arrived, onCancel }: WaitingProps) {
  return (
    <div className={cx(layout.row, classes.waiting)} data-waiting>
      <span className={classes.mark} aria-hidden />
      <p role="status" className={cx(text.soft, classes.text)} data-small data-slow={slow}>
        {arrived !== undefined ? `${label} ${arrived}` : slow ? 'Seguimos esperando la respuesta…' : label}
      </p>
      {cancellable && onCancel ? (
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            onCancel();
          }}
        >
          Cancelar
        </button>
      ) : null}
    </div>
  );
}
