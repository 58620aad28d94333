import { useState } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { wordsFor } from '#src/features/order-facts/stage-names.ts';
import { calendarOf } from '#src/format/dates.ts';
import { OrderSection } from '../details/order-section.tsx';
import { ChangeOrder } from './change-order.tsx';
import { HistoryList } from './history-list.tsx';
import { Milestones } from './milestones.tsx';
import { MissingList } from './missing-list.tsx';
import { MoveOrder } from './move-order.tsx';
import { isOpen } from './stages.ts';
import type { OrderStages } from './use-order-stages.ts';

interface OrderProgressProps {
  readonly order: SavedOrder;
  readonly stages: OrderStages;
  /** Whether it is shown in the network's list; else it is the person's own. */
  readonly ofNetwork: boolean;
  readonly isAdministrator: boolean;
  /** The stage that it is asked to be moved to; null for the likeliest. */
  readonly moveTo: string | null;
  readonly onChanged: () => void;
}

/** The history says them. */
const withoutNotes = (order: SavedOrder): SavedOrder => ({
  ...order,
  steps: order.steps.map((step) => ({ ...step, note: null })),
});

/** How far an order is and what it lacks; administrators move it, and see what was done by whom. */
export function OrderProgress(props: OrderProgressProps) {
  const { order, stages, ofNetwork, isAdministrator, moveTo, onChanged } = props;
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const [now] = useState(() => Date.now());
  const { stage } = stages.facts;
  const hasHistory = ofNetwork && isAdministrator;
  const move =
    isAdministrator && isOpen(stage) ? (
      <MoveOrder
        key={`${stage} ${moveTo ?? ''}`}
        order={order}
        stages={stages}
        wanted={moveTo}
        onChanged={onChanged}
      />
    ) : null;
  return (
    <>
      {moveTo === null ? null : move}
      <OrderSection title="Cómo va">
        <MissingList order={order} whom={ofNetwork ? 'workshop' : 'customer'} />
        <Milestones
          order={hasHistory ? withoutNotes(order) : order}
          words={wordsFor(ofNetwork)}
          calendar={calendar}
          now={now}
        />
      </OrderSection>
      {moveTo === null ? move : null}
      {move === null ? null : <ChangeOrder order={order} stage={stage} onChanged={onChanged} />}
      {hasHistory ? (
        <OrderSection title="Historial">
          <HistoryList order={order} calendar={calendar} now={now} />
        </OrderSection>
      ) : null}
    </>
  );
}
