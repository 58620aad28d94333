import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { DealerCard } from '#src/ui/contact/dealer-card.tsx';
import { isOnMap, type Place } from '#src/ui/map/place.ts';
import { nameOf } from '../user-texts.ts';
import { useLocationName } from './use-location-name.ts';

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
        address={textOf(user['address'])}
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
