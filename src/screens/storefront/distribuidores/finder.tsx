import { useActorRef, useSelector } from '@xstate/react';
import { dealersMachine } from '#machines/dealers.machine.ts';
import { nearMeWith } from '#machines/near-me.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { ResourceView } from '../../support/resource-view.tsx';
import { askBrowser } from './ask-browser.ts';
import { Found } from './found.tsx';

const nearMeMachine = nearMeWith(askBrowser);

const texts = {
  unavailable:
    'La lista de distribuidores aún no está disponible aquí. Escríbenos y te decimos quién te atiende.',
};

/** Everything of the page that the server and the browser are asked for. */
export function Finder() {
  const surroundings = useActorSurroundings();
  const dealers = useActorRef(dealersMachine, surroundings);
  const nearMe = useActorRef(nearMeMachine, surroundings);
  const data = useSelector(dealers, ({ context }) => context.data);
  return (
    // It stays as it is whatever comes: what is typed meanwhile, and who is typing, would be lost.
    <Found dealers={data} nearMe={nearMe}>
      <ResourceView actor={dealers} loading="Cargando los distribuidores…" texts={texts}>
        {() => null}
      </ResourceView>
    </Found>
  );
}
