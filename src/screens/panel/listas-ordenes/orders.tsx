import { useActorRef } from '@xstate/react';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { OrdersView } from '#src/features/orders/orders-view.tsx';
import { ViewSwitch } from '#src/features/orders/view-switch.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';

/** The person's orders and their stages. */
export function Orders() {
  const actor = useActorRef(ordersMachine, useActorSurroundings());
  return (
    <WorkScreen
      route="orders"
      lead="Cada orden con su etapa, del taller a tu ventana."
      actions={<ViewSwitch ofNetwork={false} />}
    >
      <OrdersView actor={actor} ofNetwork={false} />
    </WorkScreen>
  );
}
