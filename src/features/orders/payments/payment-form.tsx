import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { addPaymentMachine } from '#machines/add-payment/add-payment.machine.ts';
import type { OrderFacts } from '#machines/order-stages/order-stages.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { textIn } from '#src/browser/form-values.ts';
import { useToday } from '#src/browser/use-today.ts';
import { paymentWays } from '#src/config/payment-ways.ts';
import { paidOf } from '#src/features/order-facts/paid.ts';
import { isoDay } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { FormHidden, FormSelect, FormText } from '#src/forms/form-inputs.tsx';
import { readCentavos } from '#src/reading/amount.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import { OrderForm } from '../details/order-form.tsx';
import { useKnownCount } from '../details/use-known-count.ts';
import { useOwnAct } from '../news/own-acts.ts';
import { attemptKeys } from './attempt-keys.ts';
import { wayOptions } from './payment-texts.ts';

interface PaymentFormProps {
  readonly order: SavedOrder;
  readonly as: OrderFacts['who'];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const KNOWN = 'known_payments';

const FIELDS = ['amount_centavos', 'paid_on', 'way', 'reference'];

const texts = {
  shop: { title: 'Registrar un pago', submit: 'Registrar', waiting: 'Registrando el pago…' },
  maker: { title: 'Avisar que pagué', submit: 'Avisar', waiting: 'Enviando tu aviso…' },
} as const;

/** Notes a payment of an order, or says that it was made. */
export function PaymentForm({ order, as, onChanged, onClose }: PaymentFormProps) {
  const actor = useActorRef(addPaymentMachine, useActorSurroundings());
  useOwnAct(actor);
  const snapshot = useSelector(actor, (state) => state);
  const { timeZone } = useConfig();
  const today = isoDay(useToday(timeZone), timeZone);
  const [keyOf] = useState(attemptKeys);
  const known = useKnownCount(actor, order.payments.length, onChanged);
  const words = as === 'administrator' ? texts.shop : texts.maker;
  const { due, left, announced } = paidOf(order);
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      void notify({
        title:
          as === 'administrator'
            ? `Registramos el pago de la orden ${order.folio}`
            : `Gracias: avisamos del pago de la orden ${order.folio}`,
      });
      onClose();
      onChanged();
    },
  );
  return (
    <OrderForm
      title={words.title}
      level={4}
      closeLabel="Todavía no"
      onClose={onClose}
      keptAs={`pago-${order.id}`}
      fields={FIELDS}
      error={snapshot.context.error}
      progress={progressOf(snapshot)}
      waitingLabel={words.waiting}
      submitLabel={words.submit}
      onSubmit={(data) => {
        const day = textIn(data, 'paid_on');
        const told = {
          amount_centavos: readCentavos(textIn(data, 'amount_centavos')),
          paid_on: day === '' ? null : day,
          way: paymentWays.find((way) => way === textIn(data, 'way')) ?? null,
          reference: textIn(data, 'reference').trim(),
        };
        actor.send({
          type: 'form.submit',
          values: { id: order.id, attempt: keyOf(told), known_payments: known.countIn(data, KNOWN), ...told },
        });
      }}
      onCancel={() => {
        actor.send({ type: 'form.cancel' });
      }}
    >
      <FormHidden name={KNOWN} {...known.field} />
      <FormText
        name="amount_centavos"
        inputMode="decimal"
        autoComplete="off"
        label="Cantidad en pesos"
        defaultValue={inCurrency(due?.centavos ?? left - announced)}
      />
      <FormText name="paid_on" type="date" label="Día del pago" defaultValue={today} max={today} />
      <FormSelect name="way" label="Cómo se pagó" data={wayOptions} defaultValue={paymentWays[0]} />
      <FormText name="reference" autoComplete="off" label="Referencia o clave de rastreo (opcional)" />
    </OrderForm>
  );
}
