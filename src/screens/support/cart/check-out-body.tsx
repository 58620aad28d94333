import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { TEXTAREA_ROWS } from '#src/config/constants.ts';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText, isRetryable } from '../failure-text.ts';
import fieldClasses from '../field.module.css';
import { textIn } from '../form-values.ts';
import { progressOf } from '../progress-of.ts';
import { inPesos } from '../quoting/money.ts';
import { dayOf } from '../documents/day-of.ts';
import { useConfig } from '../services.ts';
import { counted } from '../shop/format.ts';
import { SubmitButton } from '../submit-button.tsx';
import type { CheckOutActor } from './cart-actor.ts';
import { ChangesList } from './changes-list.tsx';
import classes from './check-out.module.css';
import { TotalsList } from './totals-list.tsx';

interface CheckOutBodyProps {
  readonly actor: CheckOutActor;
}

/** What stands in the dialog: the look at the cart as it is now, what is to be confirmed, and what came of it. */
export function CheckOutBody({ actor }: CheckOutBodyProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { cart, order, error } = snapshot.context;
  if (snapshot.matches('done') && order !== null) return <Ordered actor={actor} order={order} />;
  return (
    <>
      {error === null || snapshot.hasTag('waiting') ? null : <Failed actor={actor} />}
      {snapshot.matches('looking') ? (
        <Waiting
          label="Revisando precios y material…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'checkOut.cancel' });
          }}
        />
      ) : null}
      {cart === null || snapshot.matches('unseen') ? null : <Review actor={actor} />}
    </>
  );
}

function Failed({ actor }: CheckOutBodyProps) {
  const error = useSelector(actor, ({ context }) => context.error);
  const isUnseen = useSelector(actor, (snapshot) => snapshot.matches('unseen'));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, [error]);
  if (error === null) return null;
  const sentences = [...new Set(Object.values(error.fields).flat())];
  return (
    <div ref={place} tabIndex={-1} className={classes['failed']}>
      <ErrorAlert
        title={failureText(error)}
        onRetry={
          isUnseen && isRetryable(error)
            ? () => {
                actor.send({ type: 'checkOut.retry' });
              }
            : undefined
        }
      >
        {sentences.length > 0 ? <p>{sentences.join(' ')}</p> : null}
        {isUnseen ? null : (
          <p>
            Tu carrito y tus notas siguen aquí. Revisa el total y vuelve a pedir: si el pedido ya se había
            hecho, no se hace otro.
          </p>
        )}
      </ErrorAlert>
    </div>
  );
}

function Review({ actor }: CheckOutBodyProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { cart, notes } = snapshot.context;
  const notesId = useId();
  const hintId = useId();
  if (cart === null) return null;
  const { lines, totals } = cart;
  const isOrdering = snapshot.matches('ordering');
  const isStuck = lines.some(({ problem }) => problem !== null);
  if (lines.length === 0) {
    return <p className={classes['text']}>Tu carrito está vacío: no hay nada que pedir.</p>;
  }
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Pedido"
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({
          type: 'checkOut.order',
          notes: textIn(new FormData(event.currentTarget), 'notes').trim(),
        });
      }}
    >
      <p className={classes['text']}>
        {counted(lines.length, 'ventana', 'ventanas')}, {inPesos(totals.total_centavos)} con IVA.
      </p>
      <ChangesList lines={lines} />
      <TotalsList totals={totals} />
      <p className={classes['text']}>
        Al pedir te mandamos los datos para el anticipo de {inPesos(totals.deposit_centavos)}: con él empieza
        el taller. El resto, {inPesos(totals.balance_centavos)}, lo pagas contra entrega.
      </p>
      <div className={fieldClasses['field']}>
        <label htmlFor={notesId} className={fieldClasses['label']}>
          Notas para el taller (opcional)
        </label>
        <p id={hintId} className={fieldClasses['description']}>
          Horarios, acceso, a quién buscar.
        </p>
        <textarea
          id={notesId}
          name="notes"
          className={fieldClasses['input']}
          rows={TEXTAREA_ROWS}
          maxLength={1_000}
          defaultValue={notes}
          readOnly={isOrdering}
          aria-describedby={hintId}
        />
      </div>
      {isStuck ? (
        <p className={classes['stuck']}>
          Hay ventanas que no se pueden pedir así. Cierra, quítalas o cámbialas, y vuelve a pedir.
        </p>
      ) : (
        <SubmitButton label="Pedir" waiting={snapshot.hasTag('waiting')} />
      )}
      {isOrdering ? (
        <Waiting
          label="Haciendo tu pedido…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'checkOut.cancel' });
          }}
        />
      ) : null}
    </form>
  );
}

interface OrderedProps extends CheckOutBodyProps {
  readonly order: SavedOrder;
}

function Ordered({ actor, order }: OrderedProps) {
  const { timeZone } = useConfig();
  return (
    <div ref={focusWhenShown} tabIndex={-1} role="status" className={classes['done']}>
      <p className={classes['folio']}>Tu orden es la {order.folio}.</p>
      <p className={classes['text']}>
        {order.promised_on === null
          ? 'Te avisamos cuándo queda lista.'
          : `La entregamos a más tardar el ${dayOf(order.promised_on, timeZone)}.`}{' '}
        El taller empieza cuando recibimos tu anticipo de {inPesos(order.totals.deposit_centavos)}.
      </p>
      <div className={classes['buttons']}>
        <Link
          className={buttonClass('filled')}
          to={`${href('orders')}?${new URLSearchParams({ orden: order.id }).toString()}`}
        >
          Ver mi orden
        </Link>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            actor.send({ type: 'checkOut.close' });
          }}
        >
          Listo
        </button>
      </div>
    </div>
  );
}

const focusWhenShown = (place: HTMLElement | null) => {
  place?.focus();
};
