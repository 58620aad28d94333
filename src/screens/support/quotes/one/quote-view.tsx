import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
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
import { isWaiting, standingOf } from '../standing.ts';
import { StatusMark } from '../status-mark.tsx';
import { statusWords } from '../status-words.ts';
import { useToday } from '../use-today.ts';
import { clientPrices } from './client-prices.ts';
import type { PricesActor, QuoteActor } from './actors.ts';
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
}

/** A quote that has come: how it stands, what can be done, its windows, totals and history. */
export function QuoteView({ actor, prices, quote }: QuoteViewProps) {
  const { timeZone } = useConfig();
  const { session } = useServices();
  const self = useSelector(session, ({ context }) => context.user?.id ?? null);
  const now = useToday(timeZone);
  const calendar = useMemo(() => calendarIn(timeZone), [timeZone]);
  const snapshot = useSelector(actor, (state) => state);
  const status = statusIn(snapshot) ?? standingOf(quote, timeZone, now);
  const left = daysLeft(quote.expires_on, timeZone, now);
  const [isRenewing, setRenewing] = useState(false);
  const { made_by: maker, client } = quote;
  const isOwn = maker === null || self === null || maker.id === self;
  const mayRenew = isRenewing && snapshot.can({ type: 'quote.renew', ...NOTHING_SEEN });
  return (
    <>
      <section aria-label="Estado" className={classes['head']}>
        <p className={classes['standing']}>
          <StatusMark status={status} />
          {left !== null && (isWaiting(status) || status === 'vencida') ? (
            <span className={classes['soft']}>{expiryText(left)}</span>
          ) : null}
        </p>
        <p className={classes['soft']}>{nextStep(status)}</p>
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
          onRenew={() => {
            setRenewing(true);
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
        isRenewing={mayRenew}
        onRenewed={() => {
          setRenewing(false);
        }}
      />
      <QuoteTotals quote={quote} />
      <Timeline quote={quote} status={status} daysLeft={left} calendar={calendar} />
    </>
  );
}

/** For asking the chart whether a quote may be renewed at all. */
const NOTHING_SEEN = { price_list: { id: '', version: 0 }, total_centavos: 0 };

const statuses = Object.keys(statusWords).filter((word): word is QuoteStatus => word in statusWords);

/** The status that the chart is in, which time may have changed; null while something else is under way. */
const statusIn = (snapshot: SnapshotFrom<typeof quoteMachine>): QuoteStatus | null =>
  statuses.find((status) => snapshot.matches({ standing: status })) ?? null;

const steps: Readonly<Record<QuoteStatus, string>> = {
  borrador: 'Aún no se comparte: puedes cambiarla cuanto quieras.',
  enviada: 'Ya tiene su enlace y todavía nadie la abre.',
  vista: 'Ya la vieron: falta la respuesta.',
  aceptada: 'La aceptaron: hazla pedido con un clic.',
  rechazada: 'La rechazaron. Puedes renovarla o empezar de una copia.',
  vencida: 'Sus precios ya no valen. Renuévala para ver los de hoy.',
  convertida: 'Ya es un pedido.',
};

const nextStep = (status: QuoteStatus): string => steps[status];

interface WorkedProps extends QuoteViewProps {
  readonly status: QuoteStatus;
  readonly isRenewing: boolean;
  readonly onRenewed: () => void;
}

/** What needs the catalogue: it comes after the rest. */
function Worked({ actor, prices, quote, status, isRenewing, onRenewed }: WorkedProps) {
  const quotable = useQuotableSoon();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const own = useSelector(prices, ({ context }) => context.data);
  const isToday =
    own !== null && own.list.id === quote.price_list.id && own.list.version === quote.price_list.version;
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
              isBusy={isBusy}
              onRenew={(seen) => {
                actor.send({ type: 'quote.renew', ...seen });
              }}
              onClose={onRenewed}
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
