import { useSelector } from '@xstate/react';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { failureText } from '../../../support/failure-text.ts';
import { FailedRows } from './failed-rows.tsx';
import classes from './quick-order.module.css';
import type { QuickOrderActor } from './quick-order-actor.ts';
import { MOST_ROWS } from './rows-in.ts';

const number = (value: number) => value.toLocaleString('es-MX');
const windows = (count: number) => `${number(count)} ${count === 1 ? 'ventana' : 'ventanas'}`;

/** What came of a list: what can be added, what is in the cart already, and what cannot be made. */
export function Checked({ actor }: { readonly actor: QuickOrderActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { ready, failed, skipped, added, error } = snapshot.context;
  const isDone = snapshot.matches('done');
  const canAdd = snapshot.can({ type: 'import.add' });
  return (
    <>
      <div ref={focusWhenShown} tabIndex={-1} role="status" className={classes['result']}>
        {added > 0 ? <p>Agregamos {windows(added)} a tu carrito.</p> : null}
        {isDone ? null : (
          <p>
            {ready.length === 0
              ? added > 0
                ? 'No queda ninguna por agregar.'
                : 'Ninguna ventana se puede agregar así.'
              : `${windows(ready.length)} ${ready.length === 1 ? 'lista' : 'listas'} para agregar.`}
          </p>
        )}
        {failed.length > 0 ? (
          <p>
            {number(failed.length)} {failed.length === 1 ? 'renglón no pasó' : 'renglones no pasaron'}.
          </p>
        ) : null}
      </div>
      {skipped > 0 ? (
        <p className={classes['warning']}>
          Tu archivo trae {number(skipped)} renglones más: leímos los primeros {number(MOST_ROWS)}. Sube los
          demás en otro archivo.
        </p>
      ) : null}
      {error === null ? null : (
        <ErrorAlert title={failureText(error)}>
          {error.kind === 'invalid'
            ? 'Lo que el servidor no aceptó está abajo con su motivo. Puedes agregar lo demás.'
            : 'Lo que ya está en tu carrito no se agrega dos veces: puedes seguir donde se quedó.'}
        </ErrorAlert>
      )}
      {isDone || !canAdd ? null : (
        <div>
          <button
            type="button"
            className={buttonClass('filled')}
            onClick={() => {
              actor.send({ type: 'import.add' });
            }}
          >
            {added > 0 ? 'Agregar las que faltan' : `Agregar ${windows(ready.length)}`}
          </button>
        </div>
      )}
      {failed.length > 0 ? <FailedRows rows={failed} /> : null}
    </>
  );
}

const focusWhenShown = (place: HTMLElement | null) => {
  place?.focus();
};
