import type { ReactNode } from 'react';
import { buttonClass } from './button.ts';
import { chatHref, directionsHref, phoneHref } from './contact-links.ts';
import classes from './dealer-card.module.css';
import { IconBrandWhatsapp, IconMapPin, IconPhone } from './icons.ts';

export interface DealerCardProps {
  readonly name: string | null;
  readonly company?: string | null;
  readonly address?: string | null;
  /** Municipality and state, as far as they are known. */
  readonly place?: string | null;
  readonly phone?: string | null;
  /** Number of their WhatsApp. */
  readonly whatsapp?: string | null;
  /** Where they stand on the map; null for who has no place there. */
  readonly lat?: number | null;
  readonly lng?: number | null;
  /** How far away they are, in words. */
  readonly distance?: string | null;
  /** Names of what they sell. */
  readonly sold?: readonly string[];
  /** `row` stands in a list, without an edge of its own. @default 'card' */
  readonly look?: 'card' | 'row';
  /** More that can be done with them. */
  readonly children?: ReactNode;
}

/** A dealer as visitors see one: who, where, and the ways to reach them. Whatever is not known is not there. */
export function DealerCard(props: DealerCardProps) {
  const { name, company = null, address = null, place = null, phone = null, whatsapp = null } = props;
  const { lat = null, lng = null, distance = null, sold = [], look = 'card', children } = props;
  // Visitors look for the shop; whoever has none is known by their own name.
  const title = company ?? name ?? 'Distribuidor';
  const where = [address, place].filter(Boolean).join(', ');
  const chat = whatsapp === null ? null : chatHref(whatsapp);
  const isOnMap = lat !== null && lng !== null;
  return (
    <article className={classes['card']} data-look={look}>
      <header className={classes['head']}>
        <h3 className={classes['name']}>{title}</h3>
        {distance === null ? null : <p className={classes['distance']}>{distance}</p>}
      </header>
      <p className={classes['place']}>{where === '' ? 'Pregunta por su dirección al llamar.' : where}</p>
      {sold.length === 0 ? null : <p className={classes['place']}>{sold.join(' · ')}</p>}
      {phone === null && chat === null && !isOnMap && children === undefined ? null : (
        <p className={classes['ways']}>
          {phone === null ? null : (
            <a className={buttonClass('small')} href={phoneHref(phone)}>
              <IconPhone size={16} stroke={1.5} aria-hidden />
              {phone}
            </a>
          )}
          {chat === null ? null : (
            <a className={buttonClass('small')} href={chat} target="_blank" rel="noreferrer">
              <IconBrandWhatsapp size={16} stroke={1.5} aria-hidden />
              WhatsApp
            </a>
          )}
          {isOnMap ? (
            <a
              className={buttonClass('small')}
              href={directionsHref({ lat, lng })}
              target="_blank"
              rel="noreferrer"
            >
              <IconMapPin size={16} stroke={1.5} aria-hidden />
              Cómo llegar
            </a>
          ) : null}
          {children}
        </p>
      )}
    </article>
  );
}
