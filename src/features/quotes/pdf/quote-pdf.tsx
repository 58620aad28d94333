import { Button, Group, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { pdfMakerActor, quotePdfMachine, type PdfCopy, type PdfMaker } from '#machines/quote-pdf.machine.ts';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { User } from '#src/api/contract/user.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { site } from '#src/config/site.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { IconFileTypePdf } from '#src/ui/icons.ts';
import { ProgressLine } from '#src/kit/remote/progress-line.tsx';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { saveFile } from '#src/page/save-file.ts';
import { useConfig, useServices } from '#src/services/services.ts';
import { useActorEvent } from '#src/services/use-actor-event.ts';
import { calendarOf } from '#src/format/dates.ts';
import { longDay } from '#src/format/long-dates.ts';
import { hasCost, ownPrices, type Prices } from '../view/client-prices.ts';
import { estimateOfQuoted, type Availability } from '#src/features/windows/estimate.ts';
import { offeredWindows } from '../window-facts.ts';
import { mayBeOrdered } from '../parts/quote-status.ts';
import { statusNames } from '../parts/status-names.ts';
import { fileName, type PrintedQuote } from './printed-quote.ts';

interface QuotePdfProps {
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  readonly quotable: Quotable;
  /** What the client pays; null when not known. */
  readonly forClient: Prices | null;
  readonly availability: Availability;
}

/** Buttons that make a quote's PDF in the browser: the client's copy, and the maker's own copy with the cost. */
export function QuotePdf(props: QuotePdfProps) {
  const { quote, forClient } = props;
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const { timeZone } = useConfig();
  const make: PdfMaker = async (copy, job) => {
    const printed = printedQuoteOf(props, { copy, user, timeZone });
    const { makePdf } = await import('./make-pdf.ts');
    return makePdf(printed, job);
  };
  // Provided on every render, so that the PDF is made from the current quote.
  const actor = useActorRef(
    quotePdfMachine.provide({ actors: { make: pdfMakerActor(make) } }),
    useActorSurroundings(),
  );
  useActorEvent(actor, 'pdf.made', ({ file, copy }) => {
    const name = fileName(quote, copy === 'own');
    saveFile(file, name);
    void notify({ title: 'Descargamos el PDF', text: name });
  });
  const { copy, progress } = useSelector(actor, ({ context }) => context);
  const isMaking = useSelector(actor, (snapshot) => snapshot.matches('making'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const begin = (wanted: PdfCopy) => {
    actor.send({ type: 'pdf.make', copy: wanted });
  };
  return (
    <Stack component="section" gap="sm" aria-label="PDF">
      {isMaking ? (
        <Group gap="0.5rem 0.75rem">
          <p role="status">Armando el PDF…</p>
          <ProgressLine label="Avance del PDF" value={progress.done} max={progress.total} />
          <Button
            onClick={() => {
              actor.send({ type: 'pdf.cancel' });
            }}
          >
            Cancelar PDF
          </Button>
        </Group>
      ) : (
        <Group gap="0.5rem 0.75rem">
          {forClient === null ? null : (
            <CopyButton
              label={hasCost(quote) ? 'PDF para tu cliente' : 'Descargar PDF'}
              onPress={() => {
                begin('client');
              }}
            />
          )}
          {hasCost(quote) && forClient !== null ? (
            <CopyButton
              label="PDF con mi costo"
              onPress={() => {
                begin('own');
              }}
            />
          ) : null}
          {forClient === null ? (
            <Text c="dimmed" fz="sm">
              El PDF para tu cliente necesita los precios de hoy o un margen: renuévala, o ponle uno en una
              copia.
            </Text>
          ) : null}
        </Group>
      )}
      {hasFailed ? (
        <ErrorAlert
          title="No pudimos armar el PDF. Revisa tu internet e inténtalo de nuevo."
          onRetry={() => {
            begin(copy);
          }}
        />
      ) : null}
    </Stack>
  );
}

interface PrintOptions {
  readonly copy: PdfCopy;
  /** The person who prints it. */
  readonly user: User | null;
  /** The shop's time zone. */
  readonly timeZone: string;
}

/** A file does not change any more: what is not known yet counts as unknown. */
const known = (availability: Availability): Availability =>
  availability.cloths === 'loading' ? { ...availability, cloths: 'failed' } : availability;

/** Read on another day than it is made. */
const printedOn = ({ today }: Availability) => `si se pide el ${longDay(today, 'UTC') ?? today}`;

/** The printed content of a quote. */
function printedQuoteOf(
  { quote, status, quotable, forClient, availability }: QuotePdfProps,
  { copy, user, timeZone }: PrintOptions,
): PrintedQuote {
  const calendar = calendarOf(timeZone);
  const cost = ownPrices(quote);
  const estimate = mayBeOrdered(status)
    ? estimateOfQuoted(quote.windows, quotable, known(availability), printedOn(availability))
    : null;
  const isMine = quote.made_by === null || quote.made_by.id === user?.id;
  return {
    folio: quote.folio,
    title: quote.title,
    madeOn: calendar.day(quote.sent_at ?? quote.created_at),
    holdsUntil: calendar.day(quote.expires_on),
    status: statusNames[status],
    client: quote.client,
    seller: {
      name: quote.made_by?.name ?? user?.name ?? site.brand,
      phone: (isMine ? user?.phone : null) ?? null,
      email: (isMine ? user?.email : null) ?? null,
    },
    windows: offeredWindows(quote.windows, quotable, estimate),
    delivery: estimate?.sentence ?? null,
    prices: forClient ?? cost,
    own: copy === 'own' ? { cost, marginBp: quote.margin_bp } : null,
  };
}

interface CopyButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

const CopyButton = ({ label, onPress }: CopyButtonProps) => (
  <Button onClick={onPress} leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}>
    {label}
  </Button>
);
