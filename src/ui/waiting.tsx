import { buttonClass } from './button.ts';
import classes from './waiting.module.css';

interface WaitingProps {
  /** What is being waited for, such as "Cargando tus cotizaciones…". */
  readonly label: string;
  /** The answer is taking long enough to say so. */
  readonly slow?: boolean;
  /** It has taken so long that giving up is offered. */
  readonly cancellable?: boolean;
  readonly onCancel?: (() => void) | undefined;
}

/** A wait that says so: quietly at first, in words when it lasts, with a way out when it does not end. */
export function Waiting({ label, slow = false, cancellable = false, onCancel }: WaitingProps) {
  return (
    <div className={classes['waiting']}>
      <span className={classes['mark']} aria-hidden />
      <p role="status" className={classes['text']} data-slow={slow}>
        {slow ? 'Seguimos esperando la respuesta…' : label}
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
