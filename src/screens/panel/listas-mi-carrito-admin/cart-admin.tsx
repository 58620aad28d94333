import { useActorRef, useSelector } from '@xstate/react';
import { networkCartsMachine } from '#machines/network-carts/network-carts.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { NetworkCart } from '#src/api/contract/assumed/cart.ts';
import { IfPermitted } from '#src/features/panel-screen/if-permitted.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { ResourceView, type ResourceActor } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { NetworkCarts } from './network-carts.tsx';

/** The carts of the distributor's network, read-only. */
export function CartAdmin() {
  return (
    <IfPermitted route="cartAdmin">
      <Carts />
    </IfPermitted>
  );
}

function Carts() {
  const actor = useActorRef(networkCartsMachine, useActorSurroundings());
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const shown: ResourceActor<NetworkCart[]> = actor;
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <WorkScreen route="cartAdmin" lead="Lo que tu red está por pedir. Cada quien cambia y pide lo suyo.">
      <ResourceView
        actor={shown}
        loading="Cargando los carritos…"
        unavailable={<ContactOptions />}
        call="networkCarts"
        onReload={reload}
      >
        {(carts) => <NetworkCarts carts={carts} isLoading={isLoading} onReload={reload} />}
      </ResourceView>
    </WorkScreen>
  );
}
