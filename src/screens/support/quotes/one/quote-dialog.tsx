import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { priceListMachine } from '#machines/price-list.machine.ts';
import { quoteMachine } from '#machines/quote.machine.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useActorSurroundings } from '../../actor-surroundings.ts';
import { progressOf } from '../../progress-of.ts';
import { SidePanel } from '../../opened/side-panel.tsx';
import { inPesos } from '../../quoting/money.ts';
import { useConfig, useServices } from '../../services.ts';
import { useActorEvent } from '../../use-actor-event.ts';
import { useArrival } from '../../use-arrival.ts';
import { quoteName } from '../client-name.ts';
import { isPriceRefused } from '../standing.ts';
import type { QuoteActor } from './actors.ts';
import { QuoteFailure } from './quote-failure.tsx';
import { QuoteView } from './quote-view.tsx';
import { RemoveQuestion } from './remove-question.tsx';

interface QuoteDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Told when something was done that the list behind does not know of. */
  readonly onChanged: () => void;
}

/** One quote over its list: how it stands, and what can be done with it. */
export function QuoteDialog({ id, onClose, onChanged }: QuoteDialogProps) {
  const { timeZone } = useConfig();
  const surroundings = useActorSurroundings();
  const actor = useActorRef(quoteMachine, { ...surroundings, input: { id, timeZone } });
  const prices = useActorRef(priceListMachine, surroundings);
  const [isRenewing, setRenewing] = useState(false);
  useNews(actor, onChanged, onClose);
  useActorEvent(actor, 'quote.renewed', () => {
    setRenewing(false);
  });
  useArrival(
    actor,
    ({ context: { error } }) => error?.call === 'renewQuote' || isPriceRefused(error),
    () => {
      prices.send({ type: 'resource.load', input: {} });
    },
  );
  const snapshot = useSelector(actor, (state) => state);
  const { quote } = snapshot.context;
  const isAsking = snapshot.matches('confirming');
  return (
    <SidePanel title={titleOf(quote)} size="44rem" hearsEscape={!isAsking} onClose={onClose}>
      <QuoteFailure
        actor={actor}
        onRenew={
          mayRenew(snapshot) && !isRenewing
            ? () => {
                setRenewing(true);
              }
            : undefined
        }
      />
      {snapshot.hasTag('waiting') ? (
        <Waiting
          label={waitingLabel(snapshot)}
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'quote.cancel' });
          }}
        />
      ) : null}
      {quote === null ? null : (
        <QuoteView
          actor={actor}
          prices={prices}
          quote={quote}
          isRenewing={isRenewing && mayRenew(snapshot)}
          onRenewing={setRenewing}
        />
      )}
      <RemoveQuestion
        opened={isAsking}
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

/** Whether the chart lets a quote be renewed at all, whatever it costs. */
const mayRenew = (snapshot: SnapshotFrom<typeof quoteMachine>): boolean =>
  snapshot.can({ type: 'quote.renew', price_list: { id: '', version: 0 }, total_centavos: 0 });

function titleOf(quote: SavedQuote | null): string {
  if (quote === null) return 'Cotización';
  return [quote.folio, quoteName(quote)].filter((part) => part !== null).join(' · ');
}

/** Lists, counters and people hear of what was done. */
function useNews(actor: QuoteActor, onChanged: () => void, onClose: () => void): void {
  const { counters } = useServices();
  const tell = (title: string, text?: string) => {
    onChanged();
    counters.send({ type: 'quotes.refresh' });
    counters.send({ type: 'orders.refresh' });
    void notify({ title, ...(text === undefined ? {} : { text }) });
  };
  useActorEvent(actor, 'quote.sent', ({ quote }) => {
    tell(`${quote.folio} ya se puede compartir`, 'Manda el enlace por WhatsApp o cópialo.');
  });
  useActorEvent(actor, 'quote.answered', ({ quote: { folio, status } }) => {
    tell(`Anotamos que ${status === 'rechazada' ? 'rechazaron' : 'aceptaron'} ${folio}`);
  });
  useActorEvent(actor, 'quote.renewed', ({ quote: { folio, totals } }) => {
    tell(
      `Renovaste ${folio}`,
      `Hoy son ${inPesos(totals.total_centavos)}. El enlace es otro: mándalo de nuevo.`,
    );
  });
  useActorEvent(actor, 'quote.converted', ({ quote }) => {
    const { folio, order_folio: order } = quote;
    tell(order === null ? `${folio} ya es un pedido` : `${folio} ya es el pedido ${order}`);
  });
  useActorEvent(actor, 'quote.removed', () => {
    tell(`Eliminaste ${actor.getSnapshot().context.quote?.folio ?? 'la cotización'}`);
    onClose();
  });
}

function waitingLabel(snapshot: SnapshotFrom<typeof quoteMachine>): string {
  if (snapshot.matches('sending')) return 'Preparando el enlace…';
  if (snapshot.matches('answering')) return 'Anotando la respuesta…';
  if (snapshot.matches('renewing')) return 'Renovando la cotización…';
  if (snapshot.matches('converting')) return 'Haciendo el pedido…';
  if (snapshot.matches('removing')) return 'Eliminando la cotización…';
  return 'Cargando la cotización…';
}
