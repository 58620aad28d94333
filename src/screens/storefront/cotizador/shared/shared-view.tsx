import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useMemo, useRef } from 'react';
import { useHref } from 'react-router-dom';
import type { OnDemandState } from '#machines/support/on-demand.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { estimateOfQuoted, promisedText, toPlaceOf } from '#src/features/delivery/estimate.ts';
import { PlaceEstimate } from '#src/features/delivery/place-estimate.tsx';
import { placeText } from '#src/features/delivery/place.ts';
import { useAvailability } from '#src/features/delivery/use-availability.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { leftOutNames } from '#src/features/quotes/left-out-names.ts';
import { hasBrand, SellerHead } from '#src/features/quotes/seller-head.tsx';
import { sharePath } from '#src/features/quotes/share-text.ts';
import { TotalsTable } from '#src/features/quotes/totals.tsx';
import { currencyName } from '#src/format/currency-name.ts';
import { calendarOf } from '#src/format/dates.ts';
import layout from '#src/ui/styles/layout.module.css';
import { Answer } from './answer/answer.tsx';
import { Deposit } from './deposit.tsx';
import { NearestDealers } from './nearest-dealers.tsx';
import { Requested } from './requested.tsx';
import { SellerContact } from './seller-contact.tsx';
import { SellerTerms } from './seller-terms.tsx';
import { SendOn } from './send-on.tsx';
import type { SharedActor } from './shared-actor.ts';
import classes from './shared-quote.module.css';
import { sharedStatus } from './shared-status.ts';
import { SharedWindows } from './shared-windows.tsx';
import { StatusLine } from './status-line.tsx';
import { useChosen } from './use-chosen.ts';
import { useOwnRequest } from './use-own-request.ts';
import { VersionNews } from './version-news.tsx';

interface SharedViewProps {
  readonly actor: SharedActor;
  readonly quote: SharedQuote;
  readonly onReload: () => void;
}

/** The offered windows, prices and expiry, and the client's answer. */
export function SharedView({ actor, quote, onReload }: SharedViewProps) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const isOpen = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches('open') ||
      snapshot.matches('answering') ||
      snapshot.matches('requesting') ||
      snapshot.matches('loading'),
  );
  // The answer asks for the place itself.
  const isAccepting = useSelector(
    actor,
    (snapshot) =>
      snapshot.context.answer.accept &&
      (snapshot.matches({ open: 'confirming' }) || snapshot.matches('answering')),
  );
  const share = useSelector(actor, ({ context }) => context.share);
  const status = sharedStatus(quote, isOpen);
  const chosen = useChosen(actor, quote, status === 'open');
  // Nobody answers their own request: the shop does, with a call or with another version.
  const { isOwn, isDrafted } = useOwnRequest(share);
  const isAwaited = isOwn && status === 'open' && quote.version === quote.requested_version;
  const news = useRef<HTMLParagraphElement>(null);
  useArrival(
    actor,
    (snapshot) => snapshot.matches('closed'),
    () => {
      // The focused button is gone.
      news.current?.focus();
    },
  );
  const until = calendar.day(quote.expires_on);
  const quotable = useQuotable();
  const availability = useAvailability(chosen.windows);
  // A dealer's client stays theirs.
  const isShops = quote.seller === null;
  const link = new URL(useHref(sharePath(share)), window.location.origin).href;
  const sold = useMemo(() => familiesIn(quote.windows, quotable), [quote.windows, quotable]);
  const promised = promisedText(quote.promised_on, availability);
  const hasEstimate = status === 'open' || status === 'aceptada';
  const estimate = useMemo(
    () =>
      hasEstimate && typeof quotable !== 'string'
        ? estimateOfQuoted(chosen.windows, quotable, toPlaceOf(quote, availability), 'si la pides hoy')
        : null,
    [hasEstimate, chosen, quote, quotable, availability],
  );
  return (
    <>
      {hasBrand(quote.seller) ? <SellerHead seller={quote.seller} /> : null}
      <Requested folio={quote.folio} />
      <StatusLine ref={news} quote={chosen} {...{ status, isAwaited }} />
      <VersionNews
        quote={quote}
        isOpen={status === 'open'}
        askedOn={calendar.day(quote.asked_change?.at ?? null)}
      />
      <div className={cx(layout.stack, classes.columns)}>
        <section aria-label="Qué lleva" className={layout.stack}>
          <SharedWindows
            windows={quote.windows}
            chosen={chosen.windows}
            estimate={estimate}
            actor={status === 'open' ? actor : null}
          />
          <LeftOut quote={quote} />
        </section>
        <div className={cx(layout.stack, classes.side)}>
          <TotalsTable totals={chosen.totals} title={`Lo que pagas, en ${currencyName()}`} />
          {hasEstimate || promised !== null ? (
            <p className={classes.delivery}>{promised ?? estimate?.sentence}</p>
          ) : null}
          {quote.postal_code !== null ? (
            <p>Entrega en {placeText(quote.postal_code)}.</p>
          ) : isShops && hasEstimate && !isAccepting ? (
            <PlaceEstimate />
          ) : null}
          {status === 'open' ? (
            <Answer actor={actor} quote={chosen} isOwn={isAwaited} {...{ isDrafted, onReload }} />
          ) : null}
          <SellerContact seller={quote.seller} folio={quote.folio} isUrgent={status === 'vencida'} />
          <SellerTerms quote={quote} isPayable={hasEstimate} />
        </div>
        <div className={layout.stack}>
          {isShops && hasEstimate ? (
            <Deposit centavos={chosen.totals.deposit_centavos} totalCentavos={chosen.totals.total_centavos} />
          ) : null}
          <SendOn
            {...{ quote, link, until, availability }}
            isOpen={hasEstimate}
            quotable={typeof quotable === 'string' ? null : quotable}
          />
          {isShops && status === 'open' ? <NearestDealers folio={quote.folio} {...{ link, sold }} /> : null}
        </div>
      </div>
    </>
  );
}

/** What its client left out of an accepted quote. */
function LeftOut({ quote }: { readonly quote: SharedQuote }) {
  const names = leftOutNames(quote);
  return names === null ? null : <p>{`Dejaste fuera: ${names}.`}</p>;
}

/** The families of quoted windows, each once. */
const familiesIn = (windows: SharedQuote['windows'], quotable: OnDemandState<Quotable>): readonly string[] =>
  typeof quotable === 'string'
    ? []
    : [...new Set(windows.flatMap(({ variant }) => quotable.variantOf(variant)?.family ?? []))];
