import { clsx as cx } from 'clsx';
import type { Ref } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { useToday } from '#src/browser/use-today.ts';
import { calendarOf } from '#src/format/dates.ts';
import { daysLeft, expiryText } from '#src/format/expiry.ts';
import { inCurrency } from '#src/format/money.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './shared-quote.module.css';
import type { SharedStatus } from './shared-status.ts';

interface StatusLineProps {
  readonly quote: SharedQuote;
  readonly status: SharedStatus;
  /** Whether the person asked for it, and the shop has not answered yet. */
  readonly isAwaited: boolean;
  readonly ref: Ref<HTMLParagraphElement>;
}

/** What a quote waits for, until when it holds, and what it costs. */
export function StatusLine({ quote, status, isAwaited, ref }: StatusLineProps) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const until = calendar.day(quote.expires_on);
  const days = daysLeft(quote.expires_on, timeZone, useToday(timeZone));
  const answered = calendar.day(quote.answered_at);
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className={cx(layout.note, text.figure, classes.status)}
      data-tone={status === 'vencida' || status === 'rechazada' ? 'bad' : undefined}
      role="status"
    >
      {isAwaited ? 'La estamos revisando: te llamamos para confirmarla. ' : ''}
      {statusText(status, { until, days, answered, isPromised: quote.promised_on !== null })}{' '}
      <strong>{`Total: ${inCurrency(quote.totals.total_centavos)} con IVA`}</strong>
    </p>
  );
}

interface Dates {
  readonly until: string | null;
  readonly days: number | null;
  readonly answered: string | null;
  /** Whether a day is promised for its order: of a cancelled one none is. */
  readonly isPromised: boolean;
}

function statusText(status: SharedStatus, { until, days, answered, isPromised }: Dates): string {
  const when = answered === null ? '' : ` el ${answered}`;
  switch (status) {
    case 'open':
      if (until === null) return 'Estos precios siguen vigentes.';
      return `Vigente hasta el ${until}${days === null ? '' : `: ${expiryText(days)}`}.`;
    case 'aceptada':
      return `La aceptaste${when}. Quien te la mandó sigue con tu orden.`;
    case 'rechazada':
      return `La rechazaste${when}. Si cambiaste de idea, díselo a quien te la mandó.`;
    case 'vencida':
      return `Ya venció${until === null ? '' : `: valía hasta el ${until}`}. Pide que la renueven con los precios de hoy.`;
    case 'convertida':
      return isPromised ? 'Ya es una orden: está en marcha.' : 'Ya es una orden: quien te la mandó la sigue.';
    case 'borrador':
      return 'Todavía la están preparando. Vuelve a abrir el enlace más tarde.';
  }
}
