import { useActorRef } from '@xstate/react';
import { ordersMachine } from '#machines/orders.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { OrdersView } from '../../support/orders/orders-view.tsx';
import { WorkScreen } from '../../support/work-screen.tsx';

/** What the person has ordered, and how far each order is. */
export function Orders() {
  const actor = useActorRef(ordersMachine, useActorSurroundings());
  return (
    <WorkScreen route="orders" lead="Cada orden con su etapa, del taller a tu ventana.">
      <OrdersView actor={actor} ofNetwork={false} />
    </WorkScreen>
  );
}
