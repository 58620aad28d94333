import '@mantine/core/styles/Blockquote.layer.css';
import '@mantine/core/styles/Timeline.layer.css';
import { Blockquote, Stack, Text, Timeline, Title } from '@mantine/core';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { instantOf, type Calendar } from '#src/format/dates.ts';
import { expiryText } from '#src/format/expiry.ts';
import { isWaiting } from '../status/quote-status.ts';

interface HistoryProps {
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  /** Days until its last day. */
  readonly daysLeft: number | null;
  readonly calendar: Calendar;
}

type Offered = Pick<SavedQuote, 'version' | 'sent_at' | 'viewed_at' | 'answered_at' | 'asked_change'>;

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
  folio === null ? 'Se hizo orden' : `Se hizo la orden ${folio}`;

/** The history of a quote with dates, and its last day. */
export function History({ quote, status, daysLeft, calendar }: HistoryProps) {
  const { created_at, expires_on, answer_note, former } = quote;
  const moment = (key: string, what: string, iso: string | null): Step => {
    const at = instantOf(iso);
    return { key, what, when: at === null ? null : calendar.moment(at), iso };
  };
  const isVersioned = former.length > 0;
  const stepsOf = (offer: Offered, as: QuoteStatus): readonly Step[] => {
    const at = String(offer.version);
    const of = isVersioned ? ` la versión ${at}` : '';
    return [
      moment(`enviada ${at}`, `Se envió${of}`, offer.sent_at),
      moment(`vista ${at}`, isVersioned ? `Vieron${of}` : 'La vieron', offer.viewed_at),
      moment(`cambio ${at}`, 'Pidieron un cambio', offer.asked_change?.at ?? null),
      moment(`respuesta ${at}`, answers[as] ?? 'Respondieron', offer.answered_at),
    ];
  };
  const steps: readonly Step[] = [
    moment('hecha', 'Se hizo', created_at),
    ...former.flatMap((offer) => stepsOf(offer, offer.status)),
    ...stepsOf(quote, status),
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
    ...(status === 'convertida' ? [moment('orden', orderStep(quote), quote.updated_at)] : []),
  ].filter(({ iso, when }) => iso !== null && when !== null);
  if (steps.length === 0) return null;
  return (
    <Stack component="section" aria-label="Historia" gap="sm">
      <Title order={3}>Historia</Title>
      <Timeline component="ol" active={steps.findLastIndex(({ isOpen }) => isOpen !== true)}>
        {steps.map(({ key, what, when, iso }) => (
          <Timeline.Item component="li" key={key} title={what}>
            <Text component="time" c="dimmed" fz="sm" dateTime={iso ?? undefined}>
              {when}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      {answer_note === null ? null : (
        <Blockquote cite="Nota de la respuesta" p="xs" pl="md" color="gray">
          {answer_note}
        </Blockquote>
      )}
    </Stack>
  );
}
