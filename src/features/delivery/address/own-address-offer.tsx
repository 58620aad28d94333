import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { statesMachine } from '#machines/states/states.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import { isSameState } from '#src/reading/state-name.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ownAddress, type AddressOfferProps } from './own-address.ts';

/** Offers the address of the account of whoever is logged in; nothing without one, or where it is in another state. */
export function OwnAddressOffer({ place, readOnly, onTake }: AddressOfferProps) {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const own = user === null ? null : ownAddress(user);
  if (user === null || own === null) return null;
  const offer = (
    <p style={{ paddingBlock: '0.5rem' }}>
      <button
        type="button"
        className={buttonClass('small')}
        disabled={readOnly}
        onClick={() => {
          onTake(own);
        }}
      >
        {`Usar la de mi cuenta: ${[own.street, own.neighborhood].filter(Boolean).join(', ')}`}
      </button>
    </p>
  );
  return place === null || user.state_id === null ? (
    offer
  ) : (
    <InState id={user.state_id} place={place}>
      {offer}
    </InState>
  );
}

interface InStateProps {
  /** Of the account. */
  readonly id: number;
  readonly place: DeliveryPlace;
  readonly children: ReactNode;
}

/** Shows something once it is known that the place is in a state; also where the names of states do not load. */
function InState({ id, place, children }: InStateProps) {
  const states = useActorRef(statesMachine, useActorSurroundings());
  const state = useSelector(states, ({ context: { data } }) => data?.find((one) => one.id === id));
  const isLoading = useSelector(states, (snapshot) => snapshot.hasTag('waiting'));
  const isElsewhere = state !== undefined && !isSameState(state.name, place.state);
  return isLoading || isElsewhere ? null : children;
}
