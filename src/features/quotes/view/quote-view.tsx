import { Group, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { quoteMachine } from '#machines/quote/quote.machine.ts';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { useToday } from '#src/browser/use-today.ts';
import {
  estimateOfQuoted,
  promisedText,
  toPlaceOfClient,
  type Availability,
} from '#src/features/delivery/estimate.ts';
import { fetchQuotable, useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { WindowsCsvButton } from '#src/features/quoted-windows/windows-csv-button.tsx';
import { calendarOf } from '#src/format/dates.ts';
import { daysLeft, expiryText } from '#src/format/expiry.ts';
import { countedLines } from '#src/format/words.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { PhoneLink } from '#src/ui/contact/phone-link.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { NewsLine } from '#src/ui/messages/news-line.tsx';
import { leftOutNames } from '../left-out-names.ts';
import { printedDelivery } from '../pdf/printed-quote.ts';
import { QuotePdf } from '../pdf/quote-pdf.tsx';
import { RenewalPanel } from '../renewal/renewal-panel.tsx';
import { newsText } from '../status/news-text.ts';
import {
  currentStatus,
  isPricedBy,
  isPriceRefused,
  isWaiting,
  mayBeOrdered,
  renewalOffer,
} from '../status/quote-status.ts';
import { StatusMark } from '../status/status-mark.tsx';
import { statusNames } from '../status/status-names.ts';
import { QuoteTotals } from '../totals.tsx';
import { VersionChanges } from '../version-changes.tsx';
import type { PricesActor, QuoteActor } from './actors.ts';
import { AskedChangeNote } from './asked-change-note.tsx';
import { History } from './history.tsx';
import { OrderSentence } from './order-sentence.tsx';
import { QuoteActions } from './quote-actions.tsx';
import classes from './quote-view.module.css';
import { QuoteWindows } from './quote-windows.tsx';
import { ShareLink } from './share-link.tsx';
import { useClientPrices } from './use-client-prices.ts';

interface QuoteParts {
  readonly actor: QuoteActor;
  readonly prices: PricesActor;
  readonly quote: SavedQuote;
  readonly availability: Availability;
}

interface QuoteViewProps extends QuoteParts {
  /** The failure of an action: below the actions, so that it moves none of them. */
  readonly failure: ReactNode;
  /** The wait for an action; null without one. It is laid over what follows the actions, and moves nothing. */
  readonly wait: ReactNode;
}

/** A loaded quote: its status, actions, windows, totals and history. */
export function QuoteView({ actor, prices, quote, availability, failure, wait }: QuoteViewProps) {
  const { timeZone } = useConfig();
  const { session } = useServices();
  const self = useSelector(session, ({ context }) => context.user?.id ?? null);
  const now = useToday(timeZone);
  const calendar = calendarOf(timeZone);
  const snapshot = useSelector(actor, (state) => state);
  const status = statusIn(snapshot) ?? currentStatus(quote, timeZone, now);
  const left = daysLeft(quote.expires_on, timeZone, now);
  const today = useSelector(prices, ({ context }) => context.data);
  const isToday = today !== null && isPricedBy(quote, today.list);
  const isOutdated = (today !== null && !isToday) || isPriceRefused(snapshot.context.error);
  // Once shown it stays while the quote is open, so that nothing below moves.
  const [hadLink, setHadLink] = useState(false);
  const hasLink = hadLink || status === 'borrador' || (quote.share !== null && isWaiting(status));
  if (hasLink && !hadLink) setHadLink(true);
  const quotable = useQuotable();
  const former = quote.former.at(-1);
  const { made_by: maker, client } = quote;
  const isOwn = maker === null || self === null || maker.id === self;
  return (
    <>
      <Stack component="section" gap="xs" aria-label="Estado">
        <Group component="p" gap="0.375rem 0.75rem" className={classes.status}>
          <StatusMark status={status} />
          {left !== null && (isWaiting(status) || status === 'vencida') ? (
            <Text span c="dimmed" fz="md">
              {expiryText(left)}
            </Text>
          ) : null}
          <NewsLine what={newsText(snapshot.context.before, quote)} />
        </Group>
        <Text c="dimmed" fz="md" className={classes.next}>
          {status === 'convertida' ? (
            <OrderSentence quote={quote} isOwn={isOwn} />
          ) : (
            nextStep(quote, status, isOutdated)
          )}
        </Text>
        {client === null && isOwn ? null : (
          <Group component="dl" gap="0.5rem 2rem" mt={4}>
            {[
              { name: 'Cliente', value: client?.name },
              {
                name: 'Teléfono',
                value: typeof client?.phone === 'string' ? <PhoneLink phone={client.phone} /> : null,
              },
              { name: 'Correo', value: client?.email },
              { name: 'La hizo', value: isOwn ? null : (maker.name ?? `Usuario ${String(maker.id)}`) },
            ].map(({ name, value }) =>
              value === null || value === undefined ? null : (
                <div key={name}>
                  <Text component="dt" c="dimmed" fz="xs">
                    {name}
                  </Text>
                  <Text component="dd" fz="md">
                    {value}
                  </Text>
                </div>
              ),
            )}
          </Group>
        )}
      </Stack>
      <div className={classes.actions}>
        {isOwn ? (
          <QuoteActions actor={actor} quote={quote} status={status} isOutdated={isOutdated} />
        ) : (
          <Text c="dimmed" fz="md">
            Solo quien la hizo puede cambiarla o pedirla.
          </Text>
        )}
        {wait === null ? null : <div className={classes.wait}>{wait}</div>}
      </div>
      {failure}
      {quote.asked_change === null || !isWaiting(status) ? null : (
        <AskedChangeNote change={quote.asked_change} windows={quote.windows} />
      )}
      {isOwn && hasLink ? (
        <ShareLink
          actor={actor}
          quote={quote}
          share={status === 'borrador' ? null : quote.share}
          until={calendar.day(quote.expires_on)}
        />
      ) : null}
      <CatalogParts actor={actor} prices={prices} quote={quote} availability={availability} status={status} />
      <Totals quote={quote} prices={prices} />
      {former === undefined ? null : <VersionChanges older={former} newer={quote} quotable={quotable} />}
      <History quote={quote} status={status} daysLeft={left} calendar={calendar} />
    </>
  );
}

const statuses = Object.keys(statusNames).filter((word): word is QuoteStatus => word in statusNames);

/** The status that the chart is in, which may have expired; null during a call. */
const statusIn = (snapshot: SnapshotFrom<typeof quoteMachine>): QuoteStatus | null =>
  statuses.find((status) => snapshot.hasTag(status)) ?? null;

const steps: Readonly<Record<Exclude<QuoteStatus, 'convertida'>, string>> = {
  borrador: 'Aún no se comparte: puedes cambiarla cuanto quieras.',
  enviada: 'Ya tiene su enlace y todavía nadie la abre.',
  vista: 'Ya la vieron: falta la respuesta.',
  aceptada: 'La aceptaron: revisa la orden y pídela.',
  rechazada:
    'La rechazaron. Puedes cambiarla o renovarla: tu cliente ve la versión nueva en el mismo enlace.',
  vencida: 'Sus precios ya no valen. Renuévala para ver los de hoy.',
};

const ACCEPTED_BEFORE =
  'La aceptaron, pero sus precios ya no son los de hoy: renuévala y pídele a tu cliente que la acepte otra vez.';

const CHANGE_ASKED = 'Tu cliente pidió un cambio: hazlo en el cotizador, y lo ve en el mismo enlace.';

function nextStep(quote: SavedQuote, status: keyof typeof steps, isOutdated: boolean): string {
  if (status === 'aceptada' && renewalOffer(status, isOutdated) === 'next') return ACCEPTED_BEFORE;
  return isWaiting(status) && quote.asked_change !== null ? CHANGE_ASKED : steps[status];
}

/** The totals, with the client's as soon as the catalog tells them. */
const Totals = ({ quote, prices }: Pick<QuoteParts, 'quote' | 'prices'>) => (
  <QuoteTotals quote={quote} forClient={useClientPrices(quote, prices)} />
);

interface CatalogPartsProps extends QuoteParts {
  readonly status: QuoteStatus;
}

/** The parts that need the catalog; they appear after the rest. */
function CatalogParts({ actor, prices, quote, availability, status }: CatalogPartsProps) {
  const quotable = useQuotable();
  const isReviewing = useSelector(
    actor,
    (snapshot) => snapshot.context.isReviewing && snapshot.can({ type: 'quote.review' }),
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const forClient = useClientPrices(quote, prices);
  const estimate = useMemo(
    () =>
      typeof quotable === 'string' || !mayBeOrdered(status)
        ? null
        : estimateOfQuoted(quote.windows, quotable, toPlaceOfClient(quote, availability), 'si se pide hoy'),
    [quote, quotable, availability, status],
  );
  const delivery = estimate?.sentence ?? promisedText(quote.promised_on, availability);
  const leftOut = leftOutNames(quote);
  if (quotable === 'loading')
    return (
      <Text c="dimmed" fz="md">
        Cargando el catálogo…
      </Text>
    );
  if (quotable === 'failed') {
    return <ErrorAlert title="No pudimos cargar el catálogo." onRetry={fetchQuotable} />;
  }
  return (
    <>
      {isReviewing ? (
        <ResourceView actor={prices} loading="Cargando los precios de hoy…">
          {(data) => (
            <RenewalPanel
              quote={quote}
              quotable={quotable}
              prices={data}
              isAccepted={status === 'aceptada'}
              isBusy={isBusy}
              onRenew={(renewed) => {
                actor.send({ type: 'quote.renew', ...renewed });
              }}
              onClose={() => {
                actor.send({ type: 'quote.setAside' });
              }}
            />
          )}
        </ResourceView>
      ) : null}
      <QuotePdf
        quote={quote}
        status={status}
        quotable={quotable}
        forClient={forClient}
        availability={availability}
      />
      <Stack component="section" gap="sm" align="start" aria-label="Qué lleva">
        <Title order={3}>{`Qué lleva: ${countedLines(quote.windows.length)}`}</Title>
        {delivery === null ? null : <Text fz="md">{delivery}</Text>}
        <QuoteWindows quote={quote} quotable={quotable} forClient={forClient} estimate={estimate} />
        {leftOut === null ? null : <Text fz="md">{`Tu cliente dejó fuera: ${leftOut}.`}</Text>}
        <WindowsCsvButton
          folio={quote.folio}
          windows={quote.windows}
          totals={quote.totals}
          delivery={printedDelivery({ quote, status, quotable, availability })}
          quotable={quotable}
        />
      </Stack>
    </>
  );
}
