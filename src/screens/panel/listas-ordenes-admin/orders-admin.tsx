import { useActorRef } from '@xstate/react';
import { networkOrdersMachine } from '#machines/network-orders/network-orders.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { OrdersView } from '#src/features/orders/orders-view.tsx';
import { ViewSwitch } from '#src/features/orders/view-switch.tsx';
import { IfPermitted } from '#src/features/panel-screen/if-permitted.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';

/** The orders of the distributor's network. */
export function OrdersAdmin() {
  return (
    <IfPermitted route="ordersAdmin">
      <NetworkOrders />
    </IfPermitted>
  );
}

function NetworkOrders() {
  const actor = useActorRef(networkOrdersMachine, useActorSurroundings());
  return (
    <WorkScreen
      route="ordersAdmin"
      lead="Las órdenes de toda tu red, con quién hizo cada una."
      actions={<ViewSwitch ofNetwork />}
    >
      <OrdersView actor={actor} ofNetwork />
    </WorkScreen>
  );
}
