import { Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import type { OrderFacts } from '#machines/order-stages/order-stages.machine.ts';
import { settlePaymentMachine } from '#machines/settle-payment/settle-payment.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Payment } from '#src/api/contract/assumed/payments.ts';
import { textIn } from '#src/browser/form-values.ts';
import { inCurrency } from '#src/format/money.ts';
import { FormText } from '#src/forms/form-inputs.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { OrderForm } from '../details/order-form.tsx';
import { useOwnAct } from '../news/own-acts.ts';

interface AnnulFormProps {
  readonly order: SavedOrder;
  readonly payment: Payment;
  readonly as: OrderFacts['who'];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const FIELDS = ['note'];

/** Annuls a payment: the shop says why, who only said that they paid need not. */
export function AnnulForm({ order, payment, as, onChanged, onClose }: AnnulFormProps) {
  const actor = useActorRef(settlePaymentMachine, useActorSurroundings());
  useOwnAct(actor);
  const snapshot = useSelector(actor, (state) => state);
  const amount = inCurrency(payment.amount_centavos);
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      void notify({ title: `Anulamos el pago de ${amount} de la orden ${order.folio}` });
      onClose();
      onChanged();
    },
  );
  return (
    <OrderForm
      title="Anular el pago"
      level={4}
      closeLabel="Dejarlo como está"
      onClose={onClose}
      keptAs={`anular-${payment.id}`}
      fields={FIELDS}
      error={snapshot.context.error}
      progress={progressOf(snapshot)}
      waitingLabel="Anulando el pago…"
      submitLabel="Sí, anularlo"
      onSubmit={(data) => {
        actor.send({
          type: 'form.submit',
          values: {
            id: order.id,
            payment: payment.id,
            from: payment.state,
            to: 'anulado',
            note: textIn(data, 'note').trim(),
          },
        });
      }}
      onCancel={() => {
        actor.send({ type: 'form.cancel' });
      }}
    >
      <Text fz="md">{amount}</Text>
      <FormText
        name="note"
        autoComplete="off"
        label={as === 'administrator' ? '¿Por qué?' : '¿Por qué? (opcional)'}
      />
    </OrderForm>
  );
}
