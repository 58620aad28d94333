import { Button } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { settlePaymentMachine } from '#machines/settle-payment/settle-payment.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Payment } from '#src/api/contract/assumed/payments.ts';
import { inCurrency } from '#src/format/money.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { useClosed } from '../details/use-closed.ts';
import { useOwnAct } from '../news/own-acts.ts';

interface ConfirmPaymentProps {
  readonly order: SavedOrder;
  readonly payment: Payment;
  readonly onChanged: () => void;
}

/** Confirms that the shop received a payment. What was confirmed by mistake can be annulled. */
export function ConfirmPayment({ order, payment, onChanged }: ConfirmPaymentProps) {
  const actor = useActorRef(settlePaymentMachine, useActorSurroundings());
  useOwnAct(actor);
  const snapshot = useSelector(actor, (state) => state);
  const { error } = snapshot.context;
  const amount = inCurrency(payment.amount_centavos);
  const isWaiting = snapshot.hasTag('waiting');
  const wasSent = useClosed(isWaiting);
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      void notify({ title: `Confirmamos ${amount} de la orden ${order.folio}` });
      onChanged();
    },
  );
  return (
    <>
      {error === null ? null : <FailureAlert error={error} />}
      {isWaiting ? (
        <Waiting
          label="Confirmando el pago…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'form.cancel' });
          }}
        />
      ) : (
        <Button
          ref={wasSent && !snapshot.matches('done') ? focusWhenShown : null}
          size="compact-md"
          variant="light"
          onClick={() => {
            actor.send({
              type: 'form.submit',
              values: { id: order.id, payment: payment.id, from: payment.state, to: 'recibido', note: '' },
            });
          }}
        >
          Confirmar que llegó<span className="visually-hidden"> el pago de {amount}</span>
        </Button>
      )}
    </>
  );
}
