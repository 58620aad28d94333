import { Button, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { textIn } from '#src/browser/form-values.ts';
import type { StageWords } from '#src/features/order-facts/stage-names.ts';
import { FormText } from '#src/forms/form-inputs.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { useMoveOrder } from '../progress/use-move-order.ts';
import { OrderForm } from './order-form.tsx';
import { OrderSection } from './order-section.tsx';
import { useClosed } from './use-closed.ts';

interface CancelOrderProps {
  readonly order: SavedOrder;
  readonly words: StageWords;
  /** Called with the cancelled order, or with null when it had moved meanwhile. */
  readonly onChanged: (moved: SavedOrder | null) => void;
}

const FIELDS = ['note'];

/** Cancels an order before the workshop begins, after a confirmation. */
export function CancelOrder({ order, words, onChanged }: CancelOrderProps) {
  const actor = useMoveOrder(order, words, onChanged);
  const snapshot = useSelector(actor, (state) => state);
  const question = useQuestion();
  const isClosed = useClosed(question.isOpen);
  if (!question.isOpen) {
    return (
      <OrderSection title="¿Ya no la necesitas?">
        <Text c="dimmed" fz="md">
          Puedes cancelarla mientras el taller no la empiece.
        </Text>
        <Group gap="xs">
          <Button ref={isClosed ? focusWhenShown : null} onClick={question.open}>
            Cancelar la orden
          </Button>
        </Group>
      </OrderSection>
    );
  }
  return (
    <OrderForm
      title={`¿Cancelar la orden ${order.folio}?`}
      lead={
        <Text c="dimmed" fz="md">
          No se fabrica y no se puede deshacer. Si diste anticipo, te buscamos.
        </Text>
      }
      closeLabel="Conservarla"
      onClose={question.close}
      keptAs={`cancelar-${order.id}`}
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
      <FormText name="note" autoComplete="off" label="¿Por qué? (opcional)" />
    </OrderForm>
  );
}
