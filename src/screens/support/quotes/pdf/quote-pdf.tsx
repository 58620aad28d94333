import { useActorRef, useSelector } from '@xstate/react';
import { pdfMadeBy, quotePdfMachine, type PdfCopy, type PdfMaker } from '#machines/quote-pdf.machine.ts';
import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { site } from '#src/config/site.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { IconFileTypePdf } from '#src/ui/icons.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../actor-surroundings.ts';
import { saveFile } from '../../save-file.ts';
import { useConfig, useServices } from '../../services.ts';
import { useActorEvent } from '../../use-actor-event.ts';
import { calendarIn } from '../calendar.ts';
import { hasCost, ownPrices, type Prices } from '../one/client-prices.ts';
import { factsOf } from '../one/window-facts.ts';
import { statusWords } from '../status-words.ts';
import { fileName, type Paper } from './paper.ts';
import classes from './quote-pdf.module.css';

interface QuotePdfProps {
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  readonly quotable: Quotable;
  /** What the client pays; null where that cannot be told. */
  readonly forClient: Prices | null;
}

/** A quote on paper: for the client, and for whoever made it with what it costs them. Made in the page when asked for. */
export function QuotePdf({ quote, status, quotable, forClient }: QuotePdfProps) {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const { timeZone } = useConfig();
  const paperOf = (copy: PdfCopy): Paper => {
    const calendar = calendarIn(timeZone);
    const cost = ownPrices(quote);
    const isMine = quote.made_by === null || quote.made_by.id === user?.id;
    return {
      folio: quote.folio,
      title: quote.title,
      madeOn: calendar.day(quote.sent_at ?? quote.created_at),
      holdsUntil: calendar.day(quote.expires_on),
      status: statusWords[status],
      client: quote.client,
      seller: {
        name: quote.made_by?.name ?? user?.name ?? site.brand,
        phone: (isMine ? user?.phone : null) ?? null,
        email: null,
      },
      windows: quote.windows.map((window) => factsOf(window, quotable)),
      prices: forClient ?? cost,
      own: copy === 'own' ? { cost, marginBp: quote.margin_bp } : null,
    };
  };
  const make: PdfMaker = async (copy, job) => {
    const paper = paperOf(copy);
    const { makePdf } = await import('./make-pdf.ts');
    return makePdf(paper, job);
  };
  // Given anew with each picture of the screen: what is printed is the quote as it stands when somebody asks for it.
  const actor = useActorRef(
    quotePdfMachine.provide({ actors: { make: pdfMadeBy(make) } }),
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
    <section aria-label="PDF" className={classes['pdf']}>
      {isMaking ? (
        <div className={classes['making']}>
          <p role="status">Armando el PDF…</p>
          <progress
            aria-label="Avance del PDF"
            {...(progress.total === 0 ? {} : { value: progress.done, max: progress.total })}
          />
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              actor.send({ type: 'pdf.cancel' });
            }}
          >
            Cancelar PDF
          </button>
        </div>
      ) : (
        <div className={classes['copies']}>
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
            <p className={classes['why']}>
              El PDF para tu cliente necesita los precios de hoy o un margen: renuévala, o ponle uno en una
              copia.
            </p>
          ) : null}
        </div>
      )}
      {hasFailed ? (
        <ErrorAlert
          title="No pudimos armar el PDF. Revisa tu internet e inténtalo de nuevo."
          onRetry={() => {
            begin(copy);
          }}
        />
      ) : null}
    </section>
  );
}

interface CopyButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

const CopyButton = ({ label, onPress }: CopyButtonProps) => (
  <button type="button" className={buttonClass('small')} onClick={onPress}>
    <IconFileTypePdf size={16} stroke={1.5} aria-hidden />
    {label}
  </button>
);
