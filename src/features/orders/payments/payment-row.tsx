import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import type { OrderFacts } from '#machines/order-stages/order-stages.machine.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Payment } from '#src/api/contract/assumed/payments.ts';
import { paymentStates } from '#src/features/order-facts/payment-states.ts';
import { calendarOf } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import text from '#src/ui/styles/text.module.css';
import { ConfirmPayment } from './confirm-payment.tsx';
import { mayAnnul } from './may-annul.ts';
import { wayText } from './payment-texts.ts';
import { Receipt } from './receipt.tsx';

interface PaymentRowProps {
  readonly order: SavedOrder;
  readonly payment: Payment;
  readonly as: OrderFacts['who'];
  /** Asked to annul it. */
  readonly onAnnul: () => void;
  readonly onChanged: () => void;
}

/** A payment of an order: how much, when, how, its state; and what may be done with it. */
export function PaymentRow({ order, payment, as, onAnnul, onChanged }: PaymentRowProps) {
  const { timeZone } = useConfig();
  const place = useRef<HTMLParagraphElement>(null);
  const { amount_centavos, paid_on, state, note, by } = payment;
  const amount = inCurrency(amount_centavos);
  const facts = [calendarOf(timeZone).day(paid_on), wayText(payment), by?.name ?? null];
  return (
    <Stack component="li" gap={4} py={8}>
      <Group gap="0 1rem" justify="space-between" className={text.figure}>
        <Text ref={place} tabIndex={-1} fw={500} fz="md" td={state === 'anulado' ? 'line-through' : 'none'}>
          {amount}
        </Text>
        <Text fz="sm" {...(state === 'recibido' ? {} : { c: 'dimmed' })}>
          {paymentStates[state]}
        </Text>
      </Group>
      <Text c="dimmed" fz="sm">
        {facts.filter((fact) => fact !== null).join(' · ')}
      </Text>
      {note === null ? null : <Text fz="sm">{note}</Text>}
      <Group gap="xs">
        {state === 'avisado' && as === 'administrator' ? (
          <ConfirmPayment
            order={order}
            payment={payment}
            onChanged={() => {
              // The pressed button goes away.
              place.current?.focus();
              onChanged();
            }}
          />
        ) : null}
        {mayAnnul(payment, as) ? (
          <Button size="compact-md" variant="subtle" onClick={onAnnul}>
            {as === 'administrator' ? 'Anular' : 'Quitar mi aviso'}
            <span className="visually-hidden">
              {as === 'administrator' ? ' el pago' : ''} de {amount}
            </span>
          </Button>
        ) : null}
        {state === 'recibido' ? <Receipt order={order} payment={payment} /> : null}
      </Group>
    </Stack>
  );
}
