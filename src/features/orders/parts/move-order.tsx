import { Select, Stack, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { FormText } from '#src/kit/form/form-inputs.tsx';
import { useFieldState } from '#src/kit/form/form-state.ts';
import { textIn } from '#src/page/form-values.ts';
import { useTypedValues } from '#src/kit/form/typed-values.ts';
import { progressOf } from '#src/services/progress-of.ts';
import { RemoteForm } from '#src/kit/form/remote-form.tsx';
import { isStage } from '../order-row.ts';
import { stageNames } from '../stage-names.ts';
import { stagesAfter } from './stages.ts';
import { useMoveOrder } from './use-move-order.ts';

interface MoveOrderProps {
  readonly order: SavedOrder;
  readonly onChanged: () => void;
}

const FIELDS = ['to', 'note'];

/** A form that moves an order to another stage, for administrators. */
export function MoveOrder({ order, onChanged }: MoveOrderProps) {
  const actor = useMoveOrder(order, onChanged);
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  return (
    <Stack gap="sm">
      <Title order={3} fz="lg" id={titleId}>
        Cambiar de etapa
      </Title>
      <RemoteForm
        labelledBy={titleId}
        keptAs={`etapa-${order.id}`}
        fields={FIELDS}
        error={snapshot.context.error}
        progress={progressOf(snapshot)}
        waitingLabel="Cambiando de etapa…"
        submitLabel="Cambiar etapa"
        onSubmit={(data) => {
          const to = textIn(data, 'to');
          if (!isStage(to)) return;
          actor.send({
            type: 'form.submit',
            values: { id: order.id, from: order.stage, to, note: textIn(data, 'note').trim() },
          });
        }}
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
      >
        <StageField order={order} />
        <FormText name="note" autoComplete="off" label="Nota (opcional)" />
      </RemoteForm>
    </Stack>
  );
}

function StageField({ order }: Pick<MoveOrderProps, 'order'>) {
  const { message, waiting } = useFieldState('to');
  const stages = stagesAfter(order.stage);
  const typed = useTypedValues()['to'];
  return (
    <div data-typed>
      <Select
        name="to"
        label="Pasa a"
        error={message}
        readOnly={waiting}
        data={stages.map((stage) => ({ value: stage, label: stageNames[stage] }))}
        defaultValue={stages.find((stage) => stage === typed) ?? stages[0] ?? null}
      />
    </div>
  );
}
