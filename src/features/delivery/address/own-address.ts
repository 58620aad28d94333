import { useActorRef, useSelector } from '@xstate/react';
import { statesMachine } from '#machines/states/states.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import type { User } from '#src/api/contract/user.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import { phoneText } from '#src/format/phone.ts';
import { isSameState } from '#src/reading/state-name.ts';

/** "Hidalgo 215, Int. 3, Centro": what follows the last comma is the neighbourhood, unless it holds a number. */
const PARTS = /^(?<street>.+?)(?:,\s*(?<neighborhood>[^,\d]+))?$/su;

/** What an account tells of where its orders go. */
export type OwnAddress = Pick<AddressPayload, 'street' | 'neighborhood' | 'receiver' | 'phone'>;

/** The address that an account holds, as an order's form has it; null without one. */
export function ownAddress({
  address = null,
  name,
  phone,
}: Pick<User, 'address' | 'name' | 'phone'>): OwnAddress | null {
  const { street = '', neighborhood = '' } = PARTS.exec(address?.trim() ?? '')?.groups ?? {};
  if (street === '') return null;
  return { street, neighborhood, receiver: name ?? '', phone: phoneText(phone ?? '') };
}

/** The address of whoever is logged in; null in another state than the place's, whose town it would get. */
export function useOwnAddress(place: DeliveryPlace | null): OwnAddress | null {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const states = useActorRef(statesMachine, useActorSurroundings());
  const state = useSelector(states, ({ context: { data } }) => data?.find(({ id }) => id === user?.state_id));
  const isLoading = useSelector(states, (snapshot) => snapshot.hasTag('waiting'));
  const isElsewhere = place !== null && state !== undefined && !isSameState(state.name, place.state);
  return user === null || isLoading || isElsewhere ? null : ownAddress(user);
}
