import { useActorRef, useSelector } from '@xstate/react';
import { dealersMachine } from '#machines/dealers/dealers.machine.ts';
import { nearMeWith, type NearMeAnswer } from '#machines/near-me/near-me.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { DealerSearchView } from './dealer-search-view.tsx';

/** Low accuracy is enough to sort dealers, and is faster. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000 };

/** Asks the browser for the position, for which the person must agree. */
function askBrowser(onAnswer: (answer: NearMeAnswer) => void): void {
  if (!('geolocation' in navigator)) {
    onAnswer({ type: 'near.unavailable' });
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      onAnswer({ type: 'near.found', place: { lat: coords.latitude, lng: coords.longitude } });
    },
    ({ code, PERMISSION_DENIED }) => {
      onAnswer({ type: code === PERMISSION_DENIED ? 'near.denied' : 'near.unavailable' });
    },
    OPTIONS,
  );
}

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
      <ResourceView
        actor={dealers}
        loading="Cargando los distribuidores…"
        texts={texts}
        call="dealers"
        onReload={() => {
          dealers.send({ type: 'resource.load', input: {} });
        }}
      >
        {() => null}
      </ResourceView>
    </DealerSearchView>
  );
}
