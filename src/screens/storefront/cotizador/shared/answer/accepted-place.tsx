import { useSelector } from '@xstate/react';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { AddressFields } from '#src/features/delivery/address-fields.tsx';
import { refusedInstallation } from '#src/features/delivery/installer-text.ts';
import { PlaceEstimate } from '#src/features/delivery/place-estimate.tsx';
import { PlaceLine } from '#src/features/delivery/place-line.tsx';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { inCurrency } from '#src/format/money.ts';
import { promiseFor } from '#src/promise/promise.ts';
import type { SharedActor } from '../shared-actor.ts';

interface AcceptedPlaceProps {
  readonly actor: SharedActor;
  readonly quote: SharedQuote;
  readonly quotable: Quotable;
  readonly readOnly: boolean;
}

/** Where an accepted quote goes that names no place, and what its freight adds. */
export function AcceptedPlace({ actor, quote, quotable, readOnly }: AcceptedPlaceProps) {
  const place = usePlace();
  const sent = useSelector(actor, ({ context }) => context.answer.delivery);
  const refused = refusedInstallation(quote.windows, place, 'Para quitar la instalación, pide un cambio.');
  const totals = promiseFor(place).totals(quote.totals, quotable.publicPrices.ivaBp);
  const freight = totals.freight_centavos ?? 0;
  return (
    <>
      {/* Who installs, and when, a dealer agrees with their client. */}
      {quote.seller === null ? <PlaceEstimate /> : <PlaceLine />}
      {refused === null ? null : <p role="alert">{refused}</p>}
      {freight === 0 ? null : (
        <p>{`Con el flete de ${inCurrency(freight)} pagas ${inCurrency(totals.total_centavos)}: ${inCurrency(totals.deposit_centavos)} de anticipo y el resto al entregar.`}</p>
      )}
      <AddressFields sent={sent} place={place} readOnly={readOnly} />
    </>
  );
}
