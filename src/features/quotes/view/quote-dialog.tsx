import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { priceListMachine } from '#machines/price-list/price-list.machine.ts';
import { quoteMachine } from '#machines/quote/quote.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { useAvailability } from '#src/features/delivery/use-availability.ts';
import { inCurrency } from '#src/format/money.ts';
import { DataGaps } from '#src/remote-data/data-gaps.tsx';
import { SidePanel } from '#src/ui/dialogs/side-panel.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { quoteName } from '../quote-name.ts';
import { isPriceRefused } from '../status/quote-status.ts';
import type { QuoteActor } from './actors.ts';
import { AnswerQuestion } from './answer-question.tsx';
import { OrderReview } from './order-review.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { QuoteView } from './quote-view.tsx';
import { RemoveQuestion } from './remove-question.tsx';

interface QuoteDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Called when the quote changed, so that the list behind is reloaded. */
  readonly onChanged: () => void;
}

const NONE: SavedQuote['windows'] = [];

/** A quote in a panel over its list: its status, content and actions. */
export function QuoteDialog({ id, onClose, onChanged }: QuoteDialogProps) {
  const { timeZone } = useConfig();
  const surroundings = useActorSurroundings();
  const actor = useActorRef(quoteMachine, { ...surroundings, input: { id, timeZone } });
  const prices = useActorRef(priceListMachine, surroundings);
  useEffect(() => {
    prices.send({ type: 'resource.load', input: {} });
  }, [prices]);
  useOutcomeNotices(actor, onChanged, onClose);
  useArrival(
    actor,
    ({ context: { error } }) => error?.call === 'renewQuote' || isPriceRefused(error),
    () => {
      prices.send({ type: 'resource.load', input: {} });
    },
  );
  const snapshot = useSelector(actor, (state) => state);
  const { quote } = snapshot.context;
  const availability = useAvailability(quote?.windows ?? NONE);
  const isRemoving = snapshot.matches({ asking: 'confirming' });
  const isAsking = isRemoving || snapshot.matches({ asking: 'hearing' });
  const isConverting = snapshot.matches({ acting: 'converting' });
  const isOrdering = isConverting || snapshot.matches({ asking: 'ordering' });
  const mayReview = snapshot.can({ type: 'quote.review' });
  const failure = (
    <QuoteFailure
      actor={actor}
      onRenew={
        mayReview && !snapshot.context.isReviewing
          ? () => {
              actor.send({ type: 'quote.review' });
            }
          : undefined
      }
    />
  );
  const wait =
    snapshot.hasTag('waiting') && !isConverting ? (
      <Waiting
        label={waitingLabel(snapshot)}
        {...progressOf(snapshot)}
        onCancel={() => {
          actor.send({ type: 'quote.cancel' });
        }}
      />
    ) : null;
  return (
    <SidePanel
      title={titleOf(quote)}
      size="44rem"
      closesOnEscape={!isAsking && !isOrdering}
      onClose={onClose}
    >
      {quote === null ? (
        <>
          {failure}
          {wait}
        </>
      ) : (
        <>
          <DataGaps
            data={quote}
            onReload={
              snapshot.can({ type: 'quote.reload' })
                ? () => {
                    actor.send({ type: 'quote.reload' });
                  }
                : undefined
            }
          />
          <QuoteView {...{ actor, prices, quote, availability, failure, wait }} />
          <AnswerQuestion actor={actor} prices={prices} quote={quote} />
          <OrderReview actor={actor} prices={prices} quote={quote} availability={availability} />
        </>
      )}
      <RemoveQuestion
        opened={isRemoving}
        folio={quote?.folio ?? ''}
        isShared={quote !== null && quote.share !== null}
        onKeep={() => {
          actor.send({ type: 'quote.keep' });
        }}
        onConfirm={() => {
          actor.send({ type: 'quote.confirm' });
        }}
      />
    </SidePanel>
  );
}

function titleOf(quote: SavedQuote | null): string {
  if (quote === null) return 'Cotización';
  return [quote.folio, quoteName(quote)].filter((part) => part !== null).join(' · ');
}

/** Shows a notice of each completed action and reloads the list behind. */
function useOutcomeNotices(actor: QuoteActor, onChanged: () => void, onClose: () => void): void {
  const announce = (title: string, text?: string) => {
    onChanged();
    void notify({ title, ...(text === undefined ? {} : { text }) });
  };
  useActorEvent(actor, 'quote.sent', ({ quote }) => {
    announce(`${quote.folio} ya se puede compartir`, 'Manda el enlace por WhatsApp o cópialo.');
  });
  useActorEvent(actor, 'quote.answered', ({ quote: { folio, status } }) => {
    announce(`Anotamos que ${status === 'rechazada' ? 'rechazaron' : 'aceptaron'} ${folio}`);
  });
  useActorEvent(actor, 'quote.renewed', ({ quote: { folio, totals, client_totals } }) => {
    announce(
      `Renovaste ${folio}`,
      `Hoy son ${inCurrency((client_totals ?? totals).total_centavos)}. Tu cliente la ve en el mismo enlace.`,
    );
  });
  useActorEvent(actor, 'quote.converted', ({ quote }) => {
    const { folio, order_folio: order } = quote;
    announce(order === null ? `${folio} ya es una orden` : `${folio} ya es la orden ${order}`);
  });
  useActorEvent(actor, 'quote.removed', () => {
    announce(`Eliminaste ${actor.getSnapshot().context.quote?.folio ?? 'la cotización'}`);
    onClose();
  });
}

function waitingLabel(snapshot: SnapshotFrom<typeof quoteMachine>): string {
  if (snapshot.matches({ acting: 'sending' })) return 'Preparando el enlace…';
  if (snapshot.matches({ acting: 'answering' })) return 'Anotando la respuesta…';
  if (snapshot.matches({ acting: 'renewing' })) return 'Renovando la cotización…';
  if (snapshot.matches({ acting: 'removing' })) return 'Eliminando la cotización…';
  return 'Cargando la cotización…';
}
