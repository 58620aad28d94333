import { useActorRef, useSelector } from '@xstate/react';
import { networkCartsMachine } from '#machines/cart.machine.ts';
import type { NetworkCart } from '#src/api/contract/assumed/cart.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { IfMay } from '../../support/if-may.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';
import { ResourceView, type ResourceActor } from '../../support/resource-view.tsx';
import { WorkScreen } from '../../support/work-screen.tsx';
import { NetworkCarts } from './network-carts.tsx';

/** The carts of everybody whom the person answers for, to look at. */
export function CartAdmin() {
  return (
    <IfMay route="cartAdmin">
      <Carts />
    </IfMay>
  );
}

function Carts() {
  const actor = useActorRef(networkCartsMachine, useActorSurroundings());
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const shown: ResourceActor<NetworkCart[]> = actor;
  return (
    <WorkScreen route="cartAdmin" lead="Lo que tu red está por ordenar. Cada quien cambia y pide lo suyo.">
      <ResourceView actor={shown} loading="Cargando los carritos…" unavailable={<Meanwhile />}>
        {(carts) => (
          <NetworkCarts
            carts={carts}
            isLoading={isLoading}
            onReload={() => {
              actor.send({ type: 'resource.load', input: {} });
            }}
          />
        )}
      </ResourceView>
    </WorkScreen>
  );
}
