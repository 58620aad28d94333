import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { site } from '#src/config/site.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { calendarIn } from '../../../support/quotes/calendar.ts';
import { daysLeft, expiryText } from '../../../support/quotes/days-left.ts';
import { TotalsTable } from '../../../support/quotes/one/totals.tsx';
import { useToday } from '../../../support/quotes/use-today.ts';
import { inPesos } from '../../../support/quoting/money.ts';
import { useArrival } from '../../../support/use-arrival.ts';
import { useConfig } from '../../../support/services.ts';
import { Answer } from './answer.tsx';
import { SellerWays } from './seller-ways.tsx';
import classes from './shared-quote.module.css';
import type { SharedActor } from './shared-actor.ts';
import { SharedWindows } from './shared-windows.tsx';
import { sharedStanding, type SharedStanding } from './standing-of-shared.ts';

interface SharedViewProps {
  readonly actor: SharedActor;
  readonly quote: SharedQuote;
  readonly onReload: () => void;
}

/** What a client is offered: by whom, what, for how much and until when; and the answer. */
export function SharedView({ actor, quote, onReload }: SharedViewProps) {
  const { timeZone } = useConfig();
  const now = useToday(timeZone);
  const calendar = useMemo(() => calendarIn(timeZone), [timeZone]);
  const isOpen = useSelector(
    actor,
    (snapshot) => snapshot.matches('open') || snapshot.matches('answering') || snapshot.matches('loading'),
  );
  const standing = sharedStanding(quote, isOpen);
  const news = useRef<HTMLParagraphElement>(null);
  useArrival(
    actor,
    (snapshot) => snapshot.matches('closed'),
    () => {
      // The button that was pressed is gone.
      news.current?.focus();
    },
  );
  const left = daysLeft(quote.expires_on, timeZone, now);
  const until = calendar.day(quote.expires_on);
  const seller = quote.seller?.name ?? site.brand;
  return (
    <>
      <PageHeading lead={`${seller} te comparte la cotización ${quote.folio}${forWhom(quote)}.`}>
        {quote.title ?? 'Tu cotización'}
      </PageHeading>
      <p ref={news} tabIndex={-1} className={classes['standing']} data-standing={standing} role="status">
        {standingText(standing, {
          until,
          left,
          answered: calendar.day(quote.answered_at),
        })}{' '}
        <strong>{`Total: ${inPesos(quote.totals.total_centavos)}`}</strong>
      </p>
      <div className={classes['columns']}>
        <section aria-label="Ventanas" className={classes['windows']}>
          <SharedWindows windows={quote.windows} />
        </section>
        <div className={classes['side']}>
          <TotalsTable totals={quote.totals} title="Lo que pagas, en pesos" />
          {standing === 'open' ? <Answer actor={actor} onReload={onReload} /> : null}
          <SellerWays seller={quote.seller} folio={quote.folio} isUrgent={standing === 'vencida'} />
          <p className={classes['conditions']}>
            Se hace a la medida: empezamos con la mitad de anticipo y el resto se paga al entregar. Los
            precios incluyen IVA y las medidas se confirman antes de fabricar.
          </p>
        </div>
      </div>
    </>
  );
}

const forWhom = ({ client }: SharedQuote) =>
  client === null || client.name === null ? '' : ` para ${client.name}`;

interface Dates {
  readonly until: string | null;
  readonly left: number | null;
  readonly answered: string | null;
}

function standingText(standing: SharedStanding, { until, left, answered }: Dates): string {
  const when = answered === null ? '' : ` el ${answered}`;
  switch (standing) {
    case 'open':
      if (until === null) return 'Estos precios siguen vigentes.';
      return `Vigente hasta el ${until}${left === null ? '' : `: ${expiryText(left)}`}.`;
    case 'aceptada':
      return `La aceptaste${when}. Quien te la mandó sigue con tu pedido.`;
    case 'rechazada':
      return `La rechazaste${when}. Si cambiaste de idea, díselo a quien te la mandó.`;
    case 'vencida':
      return `Ya venció${until === null ? '' : `: valía hasta el ${until}`}. Pide que la renueven con los precios de hoy.`;
    case 'convertida':
      return 'Ya es un pedido: está en marcha.';
    case 'borrador':
      return 'Todavía la están preparando. Vuelve a abrir el enlace más tarde.';
  }
}
