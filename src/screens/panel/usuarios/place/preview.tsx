import { Stack, Text, Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { municipalitiesMachine } from '#machines/municipalities/municipalities.machine.ts';
import { statesMachine } from '#machines/states/states.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { User } from '#src/api/contract/user.ts';
import { DealerCard } from '#src/ui/contact/dealer-card.tsx';
import { isOnMap, type Place } from '#src/ui/map/place.ts';
import { nameOf } from '../user-texts.ts';

type Listed = readonly { readonly id: number; readonly name: string }[] | null;

const nameIn = (list: Listed, id: number | null) => list?.find((one) => one.id === id)?.name;

/** "Monterrey, Nuevo León": municipality and state of a person, as far as they have loaded; null when unknown. */
function useLocationName({ state_id, municipality_id }: User): string | null {
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

interface PreviewProps {
  readonly user: User;
  readonly place: Place | null;
}

/** An optional field that some servers send. */
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The public card of a dealer as visitors will see it, and why it may still be hidden. */
export function Preview({ user, place }: PreviewProps) {
  const location = useLocationName(user);
  const point = place !== null && isOnMap(place) ? place : null;
  const hint = hintFor(user);
  const titleId = useId();
  return (
    <Stack component="section" gap="xs" aria-labelledby={titleId}>
      <Title order={3} id={titleId} c="dimmed" fz="sm">
        Así lo verán los visitantes
      </Title>
      <DealerCard
        name={user.name}
        company={textOf(user['company'])}
        address={user.address ?? null}
        place={location}
        phone={user.phone}
        whatsapp={textOf(user['whatsapp']) ?? user.phone}
        lat={point?.lat ?? null}
        lng={point?.lng ?? null}
      />
      {hint === null ? null : (
        <Text c="dimmed" fz="sm">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

function hintFor(user: User): string | null {
  if (!user.active)
    return `La cuenta de ${nameOf(user)} está inactiva: nadie verá esta tarjeta hasta que la actives.`;
  if (!user.active_map) return 'Todavía no aparece en el mapa público: enciende “En el mapa” en la lista.';
  return null;
}
