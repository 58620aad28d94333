import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { buttonClass } from '#src/ui/button.ts';
import { textIn } from '../form-values.ts';
import { progressOf } from '../progress-of.ts';
import { RemoteForm } from '../remote-form.tsx';
import { TextField } from '../text-field.tsx';
import classes from './order-details.module.css';
import { OrderSection } from './order-section.tsx';
import { useMoving } from './use-moving.ts';

interface CancelOrderProps {
  readonly order: SavedOrder;
  readonly onChanged: () => void;
}

const FIELDS = ['note'];

/** Takes an order back while the workshop has not begun; asked back before. */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const actor = useMoving(order, onChanged);
  const snapshot = useSelector(actor, (state) => state);
  const [asks, setAsks] = useState(false);
  const titleId = useId();
  if (!asks) {
    return (
      <OrderSection title="¿Ya no la necesitas?">
        <p className={classes['soft']}>Puedes cancelarla mientras el taller no la empiece.</p>
        <div className={classes['buttons']}>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              setAsks(true);
            }}
          >
            Cancelar la orden
          </button>
        </div>
      </OrderSection>
    );
  }
  return (
    <div className={classes['section']}>
      <h3 ref={focusWhenShown} id={titleId} tabIndex={-1} className={classes['heading']}>
        ¿Cancelar la orden {order.folio}?
      </h3>
      <p className={classes['soft']}>No se fabrica y no se puede deshacer. Si diste anticipo, te buscamos.</p>
      <RemoteForm
        labelledBy={titleId}
        fields={FIELDS}
        error={snapshot.context.error}
        progress={progressOf(snapshot)}
        waitingLabel="Cancelando la orden…"
        submitLabel="Sí, cancelarla"
        onSubmit={(data) => {
          actor.send({
            type: 'form.submit',
            values: {
              id: order.id,
              from: order.stage,
              to: 'cancelado',
              note: textIn(data, 'note').trim(),
            },
          });
        }}
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
      >
        <TextField name="note" autoComplete="off" label="¿Por qué? (opcional)" />
      </RemoteForm>
      {snapshot.hasTag('waiting') ? null : (
        <div className={classes['buttons']}>
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              setAsks(false);
            }}
          >
            Conservarla
          </button>
        </div>
      )}
    </div>
  );
}

const focusWhenShown = (heading: HTMLElement | null) => {
  heading?.focus();
};
