import { useActorRef, useSelector } from '@xstate/react';
import { dealersMachine } from '#machines/dealers/dealers.machine.ts';
import { nearMeWith } from '#machines/near-me/near-me.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { askBrowser } from './ask-browser.ts';
import { DealerSearchView } from './dealer-search-view.tsx';

const nearMeMachine = nearMeWith(askBrowser);

const texts = {
  unavailable:
    'La lista de distribuidores aún no está disponible aquí. Escríbenos y te decimos quién te atiende.',
};

/** Loads the dealers and the position for the search. */
export function Finder() {
  const surroundings = useActorSurroundings();
  const dealers = useActorRef(dealersMachine, surroundings);
  const nearMe = useActorRef(nearMeMachine, surroundings);
  const data = useSelector(dealers, ({ context }) => context.data);
  return (
    // The same element before and after loading, so that typed text and focus stay.
    <DealerSearchView dealers={data} nearMe={nearMe}>
      <ResourceView actor={dealers} loading="Cargando los distribuidores…" texts={texts}>
        {() => null}
      </ResourceView>
    </DealerSearchView>
  );
}
