import { Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { movesOf, type OrderMove } from '#machines/order-stages/order-stages.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { textIn } from '#src/browser/form-values.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { stageNames, workshopWords } from '#src/features/order-facts/stage-names.ts';
import { FormSelect, FormText } from '#src/forms/form-inputs.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { useTypedValues } from '#src/forms/typed-values.ts';
import { useMoveOrder } from './use-move-order.ts';
import type { OrderStages } from './use-order-stages.ts';

interface MoveOrderProps {
  readonly order: SavedOrder;
  readonly stages: OrderStages;
  /** The stage that it is asked to be moved to; null for the next, if it may go on. */
  readonly wanted: string | null;
  readonly onChanged: () => void;
}

const FIELDS = ['to', 'note'];

const wordOf: Readonly<Record<OrderMove['kind'], (name: string) => string>> = {
  advance: (name) => name,
  return: (name) => `Regresar a: ${name}`,
  cancel: () => 'Cancelar la orden',
};

/** A form that moves an order to another stage, for administrators; back and cancelled with a reason. */
export function MoveOrder({ order, stages, wanted, onChanged }: MoveOrderProps) {
  const { facts, follow } = stages;
  const moves = movesOf(facts);
  const actor = useMoveOrder(order, workshopWords, (moved) => {
    const move = moves.find(({ to }) => moved !== null && to === workshopStage(moved.stage));
    if (move && moved) follow(move, moved.steps.at(-1)?.note ?? stageNames[move.to]);
    onChanged();
  });
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  const typed = useTypedValues()['to'];
  const first =
    moves.find(({ to }) => to === wanted) ??
    moves.find(({ to }) => to === typed) ??
    moves.find(({ kind }) => kind === 'advance') ??
    null;
  const [to, setTo] = useState(first?.to ?? null);
  const chosen = moves.find((move) => move.to === to) ?? first;
  if (moves.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={3} fz="lg" id={titleId}>
        Cambiar de etapa
      </Title>
      {moves.some(({ kind }) => kind === 'advance') ? null : (
        <Text c="dimmed" fz="md">
          Todavía no puede avanzar.
        </Text>
      )}
      <RemoteForm
        labelledBy={titleId}
        keptAs={`etapa-${order.id}`}
        fields={FIELDS}
        error={snapshot.context.error}
        progress={progressOf(snapshot)}
        waitingLabel="Cambiando de etapa…"
        submitLabel="Cambiar etapa"
        onSubmit={(data) => {
          const from = workshopStage(order.stage) === facts.stage ? order.stage : facts.stage;
          actor.send({
            type: 'form.submit',
            values: { id: order.id, from, to: chosen?.to ?? null, note: textIn(data, 'note').trim() },
          });
        }}
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
      >
        <StageField moves={moves} chosen={chosen} onChoose={setTo} />
        <FormText
          name="note"
          autoComplete="off"
          label={chosen === null || chosen.kind === 'advance' ? 'Nota (opcional)' : '¿Por qué?'}
        />
      </RemoteForm>
    </Stack>
  );
}

interface StageFieldProps {
  readonly moves: readonly OrderMove[];
  /** Null where the order cannot go on: no other stage is chosen for a person. */
  readonly chosen: OrderMove | null;
  readonly onChoose: (to: OrderMove['to']) => void;
}

function StageField({ moves, chosen, onChoose }: StageFieldProps) {
  const stages = moves.map(({ to, kind }) => ({ value: to, label: wordOf[kind](stageNames[to]) }));
  return (
    <FormSelect
      name="to"
      label="Pasa a"
      data={chosen === null ? [{ value: '', label: 'Elige una etapa' }, ...stages] : stages}
      value={chosen?.to ?? ''}
      onChoose={(value) => {
        const move = moves.find(({ to }) => to === value);
        if (move) onChoose(move.to);
      }}
    />
  );
}
