import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { phoneText } from '#src/format/phone.ts';
import { buttonClass } from '../controls/button.ts';
import { IconBrandWhatsapp, IconMapPin, IconPhone } from '../icons.ts';
import layout from '../styles/layout.module.css';
import { directionsHref } from './contact-links.ts';
import classes from './dealer-card.module.css';
import { chatHref, phoneHref } from './phone-links.ts';

export interface DealerCardProps {
  readonly name: string | null;
  readonly company?: string | null;
  readonly address?: string | null;
  /** Municipality and state, as far as known. */
  readonly place?: string | null;
  readonly phone?: string | null;
  /** WhatsApp number. */
  readonly whatsapp?: string | null;
  /** Opening hours, as the dealer writes them. */
  readonly hours?: string | null;
  /** Position on the map; null when unknown. */
  readonly lat?: number | null;
  readonly lng?: number | null;
  /** Distance as text. */
  readonly distance?: string | null;
  /** Names of the products that the dealer sells. */
  readonly sold?: readonly string[];
  /** `row` is for lists and has no border. @default 'card' */
  readonly look?: 'card' | 'row';
  /** Further actions. */
  readonly children?: ReactNode;
}

/** A dealer as visitors see one: name, place and ways to contact them. Leaves out what is unknown. */
export function DealerCard(props: DealerCardProps) {
  const { name, company = null, address = null, place = null, phone = null, whatsapp = null } = props;
  const { lat = null, lng = null, hours = null, distance = null, sold = [], look = 'card', children } = props;
  // Visitors look for the shop's name; a dealer without a shop is shown by their own name.
  const title = company ?? name ?? 'Distribuidor';
  const where = [address, place].filter(Boolean).join(', ');
  const call = phone === null ? null : phoneHref(phone);
  const chat = whatsapp === null ? null : chatHref(whatsapp);
  const isOnMap = lat !== null && lng !== null;
  return (
    <article className={cx(layout.stack, layout.card, classes.card)} data-look={look}>
      <header className={classes.head}>
        <h3 className={classes.name}>{title}</h3>
        {distance === null ? null : <p className={classes.distance}>{distance}</p>}
      </header>
      <p className={classes.place}>{where === '' ? 'Pregunta por su dirección al llamar.' : where}</p>
      {hours === null ? null : <p className={classes.place}>{hours}</p>}
      {sold.length === 0 ? null : <p className={classes.place}>{sold.join(' · ')}</p>}
      {phone === null && chat === null && !isOnMap && children === undefined ? null : (
        <p className={layout.row} data-gap="small">
          {phone === null ? null : call === null ? (
            <span>{phone}</span>
          ) : (
            <a className={buttonClass('small')} href={call}>
              <IconPhone size={16} stroke={1.5} aria-hidden />
              {phoneText(phone)}
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
