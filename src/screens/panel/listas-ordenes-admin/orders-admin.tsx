import { useActorRef } from '@xstate/react';
import { networkOrdersMachine } from '#machines/orders.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { IfMay } from '../../support/if-may.tsx';
import { OrdersView } from '../../support/orders/orders-view.tsx';
import { WorkScreen } from '../../support/work-screen.tsx';

/** The orders of everybody whom the person answers for. */
export function OrdersAdmin() {
  return (
    <IfMay route="ordersAdmin">
      <NetworkOrders />
    </IfMay>
  );
}

function NetworkOrders() {
  const actor = useActorRef(networkOrdersMachine, useActorSurroundings());
  return (
    <WorkScreen route="ordersAdmin" lead="Las órdenes de toda tu red, con quién hizo cada una.">
      <OrdersView actor={actor} ofNetwork />
    </WorkScreen>
  );
}
