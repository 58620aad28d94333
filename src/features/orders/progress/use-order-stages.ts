import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import {
  orderStagesMachine,
  type OrderFacts,
  type OrderMove,
} from '#machines/order-stages/order-stages.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { isSameWay, orderFacts } from './order-facts.ts';

/** Where an order is, for a person; it follows the moves that the server accepted before the list is loaded again. */
export function useOrderStages(order: SavedOrder, who: OrderFacts['who']) {
  const actor = useActorRef(orderStagesMachine, {
    ...useActorSurroundings(),
    input: orderFacts(order, who),
  });
  const facts = useSelector(actor, ({ context }) => context);
  useEffect(() => {
    const read = orderFacts(order, who);
    if (!isSameWay(actor.getSnapshot().context, read)) actor.send({ type: 'stage.read', facts: read });
  }, [actor, order, who]);
  return {
    facts,
    /** Follows a move that the server accepted. */
    follow: ({ kind, to }: OrderMove, reason: string) => {
      if (kind !== 'advance') actor.send({ type: `stage.${kind}`, reason });
      else actor.send({ type: to === 'enviado' ? 'stage.send' : 'stage.advance' });
    },
  };
}

export type OrderStages = ReturnType<typeof useOrderStages>;
