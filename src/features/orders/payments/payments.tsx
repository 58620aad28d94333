import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { OrderFacts } from '#machines/order-stages/order-stages.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { paidOf, type Paid } from '#src/features/order-facts/paid.ts';
import { NEW_PAYMENT, PAYMENT } from '#src/features/order-facts/query-parameters.ts';
import { inCurrency } from '#src/format/money.ts';
import { Amount } from '#src/lists/cells.tsx';
import { FactsList } from '#src/lists/facts-list.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { OrderSection } from '../details/order-section.tsx';
import { useClosed } from '../details/use-closed.ts';
import { AnnulForm } from './annul-form.tsx';
import { mayAnnul } from './may-annul.ts';
import { PayToFacts } from './pay-to-facts.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentRow } from './payment-row.tsx';

interface PaymentsProps {
  readonly order: SavedOrder;
  /** Who looks: the shop notes what it received, the maker says what they paid, others only read. */
  readonly as: OrderFacts['who'];
  readonly onChanged: () => void;
}

function dueText({ due, left, announced }: Paid): string | null {
  if (due?.what === 'anticipo') return `${inCurrency(due.centavos)} de anticipo`;
  if (due?.what === 'saldo') return `${inCurrency(due.centavos)} al entregar`;
  return left - announced > 0 ? `${inCurrency(left - announced)} cuando esté lista` : null;
}

/** Whether a form is open that could be begun: what is typed in it stays until it is closed, whatever others pay meanwhile. */
function useBegun(isAsked: boolean, mayBegin: boolean): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  const isOpen = isAsked && (hasBegun || mayBegin);
  if (isOpen !== hasBegun) setHasBegun(isOpen);
  return isOpen;
}

/** What was paid of an order, by whom and when, and what is left. */
export function Payments({ order, as, onChanged }: PaymentsProps) {
  const { open, show, close } = useOpened(PAYMENT);
  const paid = paidOf(order);
  const { received, announced, left, refund } = paid;
  const isOver = order.stage === 'cancelado';
  const mayAdd = as !== 'other' && !isOver && left - announced > 0;
  const chosen = order.payments.find((payment) => payment.id === open && mayAnnul(payment, as));
  const isAdding = useBegun(as !== 'other' && !isOver && open === NEW_PAYMENT, mayAdd);
  const isClosed = useClosed(isAdding || chosen !== undefined);
  if (isOver && order.payments.length === 0) return null;
  return (
    <OrderSection title="Pagos" focused={isClosed}>
      <FactsList
        facts={[
          { name: 'Recibido', value: <Amount centavos={received} /> },
          { name: 'Por confirmar', value: announced === 0 ? null : <Amount centavos={announced} /> },
          { name: 'Por devolver', value: refund === 0 ? null : <Amount centavos={refund} /> },
          { name: 'Falta', value: isOver ? null : left <= 0 ? 'Nada: está pagada' : dueText(paid) },
        ]}
      />
      {order.payments.length === 0 ? null : (
        <Stack component="ul" gap={0} className={layout.lines} aria-label="Pagos">
          {order.payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              order={order}
              payment={payment}
              as={as}
              onAnnul={() => {
                show(payment.id);
              }}
              onChanged={onChanged}
            />
          ))}
        </Stack>
      )}
      {chosen === undefined ? null : (
        <AnnulForm
          key={chosen.id}
          order={order}
          payment={chosen}
          as={as}
          onChanged={onChanged}
          onClose={close}
        />
      )}
      {mayAdd && as === 'maker' ? <PayToFacts order={order} /> : null}
      {isAdding ? (
        <PaymentForm order={order} as={as} onChanged={onChanged} onClose={close} />
      ) : mayAdd ? (
        <Group gap="xs">
          <Button
            onClick={() => {
              show(NEW_PAYMENT);
            }}
          >
            {as === 'administrator' ? 'Registrar un pago' : 'Ya pagué'}
          </Button>
        </Group>
      ) : null}
      {as === 'maker' && announced > 0 ? (
        <Text fz="sm" c="dimmed">
          En cuanto veamos tu pago lo confirmamos aquí.
        </Text>
      ) : null}
    </OrderSection>
  );
}
