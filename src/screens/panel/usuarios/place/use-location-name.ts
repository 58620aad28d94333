import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { municipalitiesMachine } from '#machines/municipalities/municipalities.machine.ts';
import { statesMachine } from '#machines/states/states.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { User } from '#src/api/contract/user.ts';

type Listed = readonly { readonly id: number; readonly name: string }[] | null;

const nameIn = (list: Listed, id: number | null) => list?.find((one) => one.id === id)?.name;

/** "Monterrey, Nuevo León": municipality and state of a person, as far as they have loaded; null when unknown. */
export function useLocationName({ state_id, municipality_id }: User): string | null {
  const surroundings = useActorSurroundings();
  const states = useActorRef(statesMachine, surroundings);
  const municipalities = useActorRef(municipalitiesMachine, surroundings);
  const stateList = useSelector(states, ({ context }) => context.data);
  const municipalityList = useSelector(municipalities, ({ context }) => context.data);
  useEffect(() => {
    if (state_id !== null) municipalities.send({ type: 'resource.load', input: { id: state_id } });
  }, [municipalities, state_id]);
  const names = [nameIn(municipalityList, municipality_id), nameIn(stateList, state_id)];
  return names.filter(Boolean).join(', ') || null;
}
