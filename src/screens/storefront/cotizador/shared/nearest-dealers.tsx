import { useActorRef } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useMemo } from 'react';
import { dealersMachine } from '#machines/dealers/dealers.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { site } from '#src/config/site.ts';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { PostcodeField } from '#src/features/delivery/postcode-field.tsx';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { sortRows } from '#src/format/sort-rows.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { mailWith } from '#src/ui/contact/contact-links.ts';
import { DealerCard } from '#src/ui/contact/dealer-card.tsx';
import { chatHref } from '#src/ui/contact/phone-links.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconSend } from '#src/ui/icons.ts';
import { distanceKm } from '#src/ui/map/distance-km.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './shared-quote.module.css';

/** The dealers that are offered. */
const MOST_DEALERS = 3;

interface Handed {
  readonly folio: string;
  /** Address of the quote. */
  readonly link: string;
  /** What the dealer has to sell: ids of families. */
  readonly sold: readonly string[];
}

/** Dealers near a postcode that sell what is quoted, each with a message that hands the quote over. */
export function NearestDealers(handed: Handed) {
  const place = usePlace();
  return (
    <section aria-labelledby="cerca" className={cx(layout.stack, classes.part)} data-gap="medium">
      <h2 id="cerca" className={text.name}>
        Que te atienda alguien cerca
      </h2>
      <p className={text.soft} data-small>
        Un distribuidor mide, instala y te da servicio. Escribe tu código postal y pásale tu cotización.
      </p>
      <PostcodeField label="Tu código postal" />
      {place === null ? null : <Near state={place.state} {...handed} />}
    </section>
  );
}

/** Those that sell all of it, first those of the state, then by their distance from its capital. */
function nearest(dealers: readonly Dealer[], state: string, sold: readonly string[]): readonly Dealer[] {
  const centre = stateCapitals.find((capital) => capital.state === state);
  const able = dealers.filter(
    // A dealer without products may sell any.
    ({ products }) => products.length === 0 || sold.every((family) => products.includes(family)),
  );
  const byDistance = sortRows(
    able,
    ({ lat, lng }) =>
      centre === undefined || lat === null || lng === null ? null : distanceKm(centre, { lat, lng }),
    false,
  );
  return sortRows(byDistance, (dealer) => (dealer.state === state ? 0 : 1), false).slice(0, MOST_DEALERS);
}

function Near({ state, folio, link, sold }: Handed & { readonly state: string }) {
  const actor = useActorRef(dealersMachine, useActorSurroundings());
  return (
    <ResourceView actor={actor} loading="Buscando distribuidores…">
      {(dealers) => <Offered dealers={dealers} state={state} folio={folio} link={link} sold={sold} />}
    </ResourceView>
  );
}

function Offered({
  dealers,
  state,
  folio,
  link,
  sold,
}: Handed & { readonly dealers: readonly Dealer[]; readonly state: string }) {
  const near = useMemo(() => nearest(dealers, state, sold), [dealers, state, sold]);
  const message = `Hola, tengo la cotización ${folio} de ${site.brand} y me gustaría que me atiendan ustedes. Aquí está completa: ${link}`;
  if (near.length === 0) {
    return <p className={text.soft}>Todavía nadie la maneja cerca de ahí: te atendemos nosotros.</p>;
  }
  return (
    <ul aria-label={`Distribuidores cerca de ${state}`} className={layout.lines}>
      {near.map((dealer) => (
        <li key={dealer.id}>
          <DealerCard
            look="row"
            name={dealer.name}
            address={dealer.address}
            place={[dealer.municipality, dealer.state].filter(Boolean).join(', ') || null}
            phone={dealer.phone}
            lat={dealer.lat}
            lng={dealer.lng}
          >
            <HandOver dealer={dealer} folio={folio} message={message} />
          </DealerCard>
        </li>
      ))}
    </ul>
  );
}

interface HandOverProps {
  readonly dealer: Dealer;
  readonly folio: string;
  readonly message: string;
}

/** Sends the quote to a dealer by WhatsApp, else by e-mail. */
function HandOver({ dealer: { name, whatsapp, phone, email }, folio, message }: HandOverProps) {
  const chat = chatHref(whatsapp ?? '', message) ?? chatHref(phone ?? '', message);
  const sent = chat ?? (email === null ? null : mailWith(email, `Cotización ${folio}`, message));
  if (sent === null) return null;
  return (
    <a
      className={buttonClass('small')}
      href={sent}
      aria-label={`Pasar mi cotización a ${name ?? 'este distribuidor'}`}
      target="_blank"
      rel="noreferrer"
    >
      <IconSend size={16} stroke={1.5} aria-hidden />
      Pasar mi cotización
    </a>
  );
}
