import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Calendar } from '../calendar.ts';
import { expiryText } from '../days-left.ts';
import { isWaiting } from '../standing.ts';
import classes from './timeline.module.css';

interface TimelineProps {
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  /** Days that it still holds after today. */
  readonly daysLeft: number | null;
  readonly calendar: Calendar;
}

interface Step {
  readonly key: string;
  readonly what: string;
  readonly when: string | null;
  readonly iso: string | null;
  readonly isOpen?: boolean;
}

const answers: Readonly<Partial<Record<QuoteStatus, string>>> = {
  aceptada: 'La aceptaron',
  rechazada: 'La rechazaron',
  convertida: 'La aceptaron',
};

const orderStep = ({ order_folio: folio }: SavedQuote) =>
  folio === null ? 'Se hizo pedido' : `Se hizo el pedido ${folio}`;

/** What has become of a quote so far, with its dates, and what comes next. */
export function Timeline({ quote, status, daysLeft, calendar }: TimelineProps) {
  const { created_at, sent_at, viewed_at, answered_at, expires_on, answer_note } = quote;
  const moment = (key: string, what: string, iso: string | null): Step => ({
    key,
    what,
    when: calendar.moment(iso),
    iso,
  });
  const steps: readonly Step[] = [
    moment('hecha', 'Se hizo', created_at),
    moment('enviada', 'Se envió', sent_at),
    moment('vista', 'La vieron', viewed_at),
    moment('respuesta', answers[status] ?? 'Respondieron', answered_at),
    ...(expires_on !== null && (isWaiting(status) || status === 'vencida')
      ? [
          {
            key: 'vence',
            what: status === 'vencida' ? 'Venció' : 'Vence',
            when: [calendar.day(expires_on), daysLeft === null ? null : expiryText(daysLeft)]
              .filter((part) => part !== null)
              .join(', '),
            iso: expires_on,
            isOpen: status !== 'vencida',
          },
        ]
      : []),
    ...(status === 'convertida' ? [moment('pedido', orderStep(quote), quote.updated_at)] : []),
  ].filter(({ iso, when }) => iso !== null && when !== null);
  if (steps.length === 0) return null;
  return (
    <section aria-label="Historia" className={classes['history']}>
      <h3 className={classes['title']}>Historia</h3>
      <ol className={classes['steps']}>
        {steps.map(({ key, what, when, iso, isOpen = false }) => (
          <li key={key} data-open={isOpen || undefined}>
            <span>{what}</span> <time dateTime={iso ?? undefined}>{when}</time>
          </li>
        ))}
      </ol>
      {answer_note === null ? null : (
        <figure className={classes['note']}>
          <blockquote>{answer_note}</blockquote>
          <figcaption>Nota de la respuesta</figcaption>
        </figure>
      )}
    </section>
  );
}
