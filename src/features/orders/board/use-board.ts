import { useEffect, useMemo } from 'react';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { useMoves } from '../moves/use-moves.ts';

/** The orders as the board shows them, with moves that are not answered yet; and what is done with them. */
export function useBoard(orders: readonly SavedOrder[], onReload: () => void) {
  const moves = useMoves(onReload);
  const { actor } = moves;
  const { queue, moved } = moves.snapshot.context;
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
  return { moves, orders: shown };
}
