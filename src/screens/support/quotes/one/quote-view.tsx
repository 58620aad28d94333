import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { quoteMachine } from '#machines/quote.machine.ts';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { ResourceView } from '../../resource-view.tsx';
import { fetchQuotable, useQuotableSoon } from '../../quoting/use-quotable.ts';
import { useConfig, useServices } from '../../services.ts';
import { calendarIn } from '../calendar.ts';
import { daysLeft, expiryText } from '../days-left.ts';
import { QuotePdf } from '../pdf/quote-pdf.tsx';
import { RenewalPanel } from '../renewal/renewal-panel.tsx';
import { isPricedBy, isPriceRefused, isWaiting, renewalNow, standingOf } from '../standing.ts';
import { StatusMark } from '../status-mark.tsx';
import { statusWords } from '../status-words.ts';
import { useToday } from '../use-today.ts';
import { clientPrices } from './client-prices.ts';
import type { PricesActor, QuoteActor } from './actors.ts';
import { OrderSentence } from './order-sentence.tsx';
import { QuoteDeeds } from './quote-deeds.tsx';
import { QuoteWindows } from './quote-windows.tsx';
import classes from './quote-view.module.css';
import { ShareLink } from './share-link.tsx';
import { Timeline } from './timeline.tsx';
import { QuoteTotals } from './totals.tsx';

interface QuoteViewProps {
  readonly actor: QuoteActor;
  readonly prices: PricesActor;
  readonly quote: SavedQuote;
  /** Whether somebody looks at what renewing it would change. */
  readonly isRenewing: boolean;
  readonly onRenewing: (isRenewing: boolean) => void;
}

/** A quote that has come: how it stands, what can be done, its windows, totals and history. */
export function QuoteView({ actor, prices, quote, isRenewing, onRenewing }: QuoteViewProps) {
  const { timeZone } = useConfig();
  const { session } = useServices();
  const self = useSelector(session, ({ context }) => context.user?.id ?? null);
  const now = useToday(timeZone);
  const calendar = useMemo(() => calendarIn(timeZone), [timeZone]);
  const snapshot = useSelector(actor, (state) => state);
  const status = statusIn(snapshot) ?? standingOf(quote, timeZone, now);
  const left = daysLeft(quote.expires_on, timeZone, now);
  const today = useSelector(prices, ({ context }) => context.data);
  const isToday = today !== null && isPricedBy(quote, today.list);
  const isOutdated = (today !== null && !isToday) || isPriceRefused(snapshot.context.error);
  const { made_by: maker, client } = quote;
  const isOwn = maker === null || self === null || maker.id === self;
  return (
    <>
      <section aria-label="Estado" className={classes['head']}>
        <p className={classes['standing']}>
          <StatusMark status={status} />
          {left !== null && (isWaiting(status) || status === 'vencida') ? (
            <span className={classes['soft']}>{expiryText(left)}</span>
          ) : null}
        </p>
        <p className={classes['soft']}>
          {status === 'convertida' ? (
            <OrderSentence quote={quote} isOwn={isOwn} />
          ) : (
            nextStep(status, isOutdated)
          )}
        </p>
        {client === null && isOwn ? null : (
          <dl className={classes['facts']}>
            {[
              ['Cliente', client?.name],
              ['Teléfono', client?.phone],
              ['Correo', client?.email],
              ['La hizo', isOwn ? null : (maker.name ?? `Usuario ${String(maker.id)}`)],
            ].map(([label, value]) =>
              value === null || value === undefined ? null : (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
        )}
      </section>
      {isOwn ? (
        <QuoteDeeds
          actor={actor}
          quote={quote}
          status={status}
          isOutdated={isOutdated}
          onRenew={() => {
            onRenewing(true);
          }}
        />
      ) : (
        <p className={classes['soft']}>Solo quien la hizo puede cambiarla o hacerla pedido.</p>
      )}
      {isOwn && quote.share !== null && isWaiting(status) ? (
        <ShareLink quote={quote} share={quote.share} until={calendar.day(quote.expires_on)} />
      ) : null}
      <Worked
        actor={actor}
        prices={prices}
        quote={quote}
        status={status}
        isToday={isToday}
        isRenewing={isRenewing}
        onRenewing={onRenewing}
      />
      <QuoteTotals quote={quote} />
      <Timeline quote={quote} status={status} daysLeft={left} calendar={calendar} />
    </>
  );
}

const statuses = Object.keys(statusWords).filter((word): word is QuoteStatus => word in statusWords);

/** The status that the chart is in, which time may have changed; null while something else is under way. */
const statusIn = (snapshot: SnapshotFrom<typeof quoteMachine>): QuoteStatus | null =>
  statuses.find((status) => snapshot.matches({ standing: status })) ?? null;

const steps: Readonly<Record<Exclude<QuoteStatus, 'convertida'>, string>> = {
  borrador: 'Aún no se comparte: puedes cambiarla cuanto quieras.',
  enviada: 'Ya tiene su enlace y todavía nadie la abre.',
  vista: 'Ya la vieron: falta la respuesta.',
  aceptada: 'La aceptaron: hazla pedido con un clic.',
  rechazada: 'La rechazaron. Puedes renovarla o empezar de una copia.',
  vencida: 'Sus precios ya no valen. Renuévala para ver los de hoy.',
};

const ACCEPTED_BEFORE =
  'La aceptaron, pero sus precios ya no son los de hoy: renuévala y pídele a tu cliente que la acepte otra vez.';

const nextStep = (status: keyof typeof steps, isOutdated: boolean): string =>
  status === 'aceptada' && renewalNow(status, isOutdated) === 'next' ? ACCEPTED_BEFORE : steps[status];

interface WorkedProps extends QuoteViewProps {
  readonly status: QuoteStatus;
  /** Whether it was priced by the list that holds today. */
  readonly isToday: boolean;
}

/** What needs the catalogue: it comes after the rest. */
function Worked({ actor, prices, quote, status, isToday, isRenewing, onRenewing }: WorkedProps) {
  const quotable = useQuotableSoon();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const forClient = useMemo(
    () => (typeof quotable === 'string' ? null : clientPrices(quote, quotable, isToday)),
    [quote, quotable, isToday],
  );
  if (quotable === 'coming') return <p className={classes['soft']}>Cargando el catálogo…</p>;
  if (quotable === 'failed') {
    return <ErrorAlert title="No pudimos cargar el catálogo." onRetry={fetchQuotable} />;
  }
  return (
    <>
      {isRenewing ? (
        <ResourceView actor={prices} loading="Cargando los precios de hoy…">
          {(data) => (
            <RenewalPanel
              quote={quote}
              quotable={quotable}
              prices={data}
              isAccepted={status === 'aceptada'}
              isBusy={isBusy}
              onRenew={(seen) => {
                actor.send({ type: 'quote.renew', ...seen });
              }}
              onClose={() => {
                onRenewing(false);
              }}
            />
          )}
        </ResourceView>
      ) : null}
      <QuotePdf quote={quote} status={status} quotable={quotable} forClient={forClient} />
      <section aria-label="Ventanas" className={classes['windows']}>
        <h3 className={classes['title']}>{`Ventanas (${String(quote.windows.length)})`}</h3>
        <QuoteWindows quote={quote} quotable={quotable} forClient={forClient} />
      </section>
    </>
  );
}
