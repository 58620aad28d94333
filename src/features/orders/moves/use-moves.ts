import { useActorRef, useSelector } from '@xstate/react';
import { boardMovesMachine } from '#machines/board-moves/board-moves.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { announce } from '#src/browser/announcer.ts';
import type { WorkshopStage } from '#src/config/order-stages.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import { counted } from '#src/format/words.ts';

/** Moves orders to other stages, one after another; the list is loaded again after each run. */
export function useMoves(onReload: () => void) {
  const actor = useActorRef(boardMovesMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  useArrival(
    actor,
    (state) => state.matches('quiet') || state.matches('refused'),
    () => {
      onReload();
    },
  );
  return {
    actor,
    snapshot,
    move: (orders: readonly SavedOrder[], to: WorkshopStage) => {
      const [first] = orders;
      if (first === undefined) return;
      const moved =
        orders.length === 1
          ? `${first.folio} pasa`
          : `${counted(orders.length, 'orden pasa', 'órdenes pasan')}`;
      announce(`${moved} a ${stageNames[to]}`);
      for (const order of orders) actor.send({ type: 'board.move', order, to });
    },
  };
}

export type Moves = ReturnType<typeof useMoves>;
