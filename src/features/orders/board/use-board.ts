import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { boardMovesMachine } from '#machines/board-moves/board-moves.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { announce } from '#src/browser/announcer.ts';
import type { WorkshopStage } from '#src/config/order-stages.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';

/** The orders as the board shows them, with moves that are not answered yet; and what is done with them. */
export function useBoard(orders: readonly SavedOrder[], onReload: () => void) {
  const actor = useActorRef(boardMovesMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { queue, moved } = snapshot.context;
  useArrival(
    actor,
    (state) => state.matches('quiet') || state.matches('refused'),
    () => {
      onReload();
    },
  );
  useEffect(() => {
    const state = actor.getSnapshot();
    if (state.context.moved.length > 0 && state.can({ type: 'board.listed' }))
      actor.send({ type: 'board.listed' });
  }, [actor, orders]);
  const shown = useMemo(() => {
    const answered = new Map(moved.map((order) => [order.id, order]));
    const put = new Map(queue.map(({ order, to }) => [order.id, to]));
    if (answered.size === 0 && put.size === 0) return orders;
    return orders.map((order) => {
      const newest = answered.get(order.id) ?? order;
      const stage = put.get(order.id);
      return stage === undefined ? newest : { ...newest, stage };
    });
  }, [orders, moved, queue]);
  return {
    actor,
    snapshot,
    orders: shown,
    move: (order: SavedOrder, to: WorkshopStage) => {
      announce(`${order.folio} pasa a ${stageNames[to]}`);
      actor.send({ type: 'board.move', order, to });
    },
  };
}

export type Board = ReturnType<typeof useBoard>;
