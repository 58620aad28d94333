import { useId } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { DealerCard } from '#src/ui/dealer-card.tsx';
import { isOnMap, type Place } from '#src/ui/map/place.ts';
import { nameOf } from '../words.ts';
import { useWhere } from './use-where.ts';
import classes from './user-place.module.css';

interface PreviewProps {
  readonly user: User;
  readonly place: Place | null;
}

/** A text of a user that servers may send besides the fields that we know. */
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Somebody's public card as visitors will see it, and why they may not see it yet. */
export function Preview({ user, place }: PreviewProps) {
  const where = useWhere(user);
  const point = place !== null && isOnMap(place) ? place : null;
  const hint = hintFor(user);
  const titleId = useId();
  return (
    <section className={classes['preview']} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes['previewTitle']}>
        Así lo verán los visitantes
      </h3>
      <DealerCard
        name={user.name}
        company={textOf(user['company'])}
        address={textOf(user['address'])}
        place={where}
        phone={user.phone}
        whatsapp={textOf(user['whatsapp']) ?? user.phone}
        lat={point?.lat ?? null}
        lng={point?.lng ?? null}
      />
      {hint === null ? null : <p className={classes['hint']}>{hint}</p>}
    </section>
  );
}

function hintFor(user: User): string | null {
  if (!user.active)
    return `La cuenta de ${nameOf(user)} está inactiva: nadie verá esta tarjeta hasta que la actives.`;
  if (!user.active_map) return 'Todavía no aparece en el mapa público: enciende “En el mapa” en la lista.';
  return null;
}
