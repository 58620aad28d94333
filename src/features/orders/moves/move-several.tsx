import '#src/ui/theme/field-styles.ts';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { movesOf } from '#machines/order-stages/order-stages.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { workshopStages, type WorkshopStage } from '#src/config/order-stages.ts';
import { missingTexts } from '#src/features/order-facts/missing-texts.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import { counted, listed, listedSome } from '#src/format/words.ts';
import { Question } from '#src/ui/dialogs/question.tsx';
import text from '#src/ui/styles/text.module.css';
import { orderFacts } from '../progress/order-facts.ts';

/** The stages that an administrator may move an order on to. */
const stagesAfter = (order: SavedOrder): readonly WorkshopStage[] =>
  movesOf(orderFacts(order, 'administrator')).flatMap(({ kind, to }) => (kind === 'advance' ? [to] : []));

/** Whether an administrator may move an order on. */
export const isMovable = (order: SavedOrder): boolean => stagesAfter(order).length > 0;

/** The stages that some of the orders may move on to, in the order of the work. */
function targetsOf(orders: readonly SavedOrder[]) {
  const after = orders.map((order) => ({ order, to: stagesAfter(order) }));
  return workshopStages.flatMap((stage) => {
    const movable = after.flatMap(({ order, to }) => (to.includes(stage) ? [order] : []));
    return movable.length === 0 ? [] : [{ stage, movable }];
  });
}

/** Why orders stay: what each lacks, and how many are elsewhere. */
function stayTexts(orders: readonly SavedOrder[]): readonly string[] {
  const stuck = orders.filter((order) => !isMovable(order) && order.missing.length > 0);
  const others = orders.length - stuck.length;
  return [
    ...stuck.map(
      (order) =>
        `A ${order.folio} le falta: ${listed(missingTexts(order, 'workshop').map(({ short }) => short))}.`,
    ),
    ...(others === 0 ? [] : [`${counted(others, 'se queda: va', 'se quedan: van')} en otra etapa.`]),
  ];
}

interface MoveSeveralProps {
  /** The chosen orders; some may go on. */
  readonly orders: readonly SavedOrder[];
  readonly onMove: (orders: readonly SavedOrder[], to: WorkshopStage) => void;
  readonly onClose: () => void;
}

/** Asks to which stage several orders go on, and says which of them stay. */
export function MoveSeveral({ orders, onMove, onClose }: MoveSeveralProps) {
  const targets = targetsOf(orders);
  const [stage, setStage] = useState<string | null>(null);
  const target = targets.find((one) => one.stage === stage) ?? targets[0];
  if (target === undefined) return null;
  const stays = stayTexts(orders.filter((order) => !target.movable.includes(order)));
  const number = target.movable.length;
  return (
    <Question
      opened
      title="Cambiar de etapa"
      onClose={onClose}
      answers={
        <>
          <Button size="md" onClick={onClose}>
            Ahora no
          </Button>
          <Button
            variant="filled"
            size="md"
            onClick={() => {
              onMove(target.movable, target.stage);
              onClose();
            }}
          >
            Pasar {counted(number, 'orden', 'órdenes')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <NativeSelect
          label="Pasan a"
          data-autofocus
          value={target.stage}
          data={targets.map((one) => ({
            value: one.stage,
            label: `${stageNames[one.stage]}: ${counted(one.movable.length, 'orden', 'órdenes')}`,
          }))}
          onChange={({ currentTarget }) => {
            setStage(currentTarget.value);
          }}
        />
        <Text inherit>
          {listedSome(target.movable.map(({ folio }) => folio))}.{' '}
          {target.stage === 'entregado'
            ? 'Lo entregado ya no cambia de etapa.'
            : 'Para regresar una a su etapa de antes hace falta un motivo.'}
        </Text>
        {stays.length === 0 ? null : (
          <ul className={text.bullets}>
            {stays.map((stay) => (
              <li key={stay}>{stay}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Question>
  );
}
