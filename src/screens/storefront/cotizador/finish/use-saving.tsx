import { useActorRef } from '@xstate/react';
import { Link } from 'react-router-dom';
import { saveQuoteMachine } from '#machines/save-quote.machine.ts';
import type { Draft } from '#src/api/draft.ts';
import type { Total } from '#src/quoting/total.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { readMargin } from '#src/features/windows/margin.ts';
import { payloadOf } from '#src/features/windows/payload.ts';
import type { PriceBook } from '#src/features/windows/price-book.ts';
import { messagesByWindow, hasOtherPrice } from '#src/features/windows/server-messages.ts';
import { useArrival } from '#src/services/use-arrival.ts';
import { useQuoter } from '../quoter-state.ts';
import type { PriceListActor } from '../use-prices.ts';
import { savedHref } from './saved-href.ts';

/**
 * The form that saves the quote. After saving, the draft remembers the id of the quote; when prices have changed, the
 * price list is loaded again.
 */
export function useSaving(total: Total, userPrices: PriceListActor | null) {
  const { actor, draft, priced, onServerMessages } = useQuoter();
  const form = useActorRef(saveQuoteMachine, useActorSurroundings());
  useArrival(
    form,
    (state) => state.matches('done'),
    ({ context: { reply } }) => {
      if (reply === null) return;
      const { id, revision, folio } = reply;
      actor.send({ type: 'quote.named', quote: { id, revision, folio } });
      void notify({
        title: `Guardamos la cotización ${folio}`,
        text: <Link to={savedHref(id)}>Ver en tus cotizaciones</Link>,
      });
    },
  );
  useArrival(
    form,
    (state) => state.matches({ editing: 'failed' }),
    ({ context: { error, kept } }) => {
      onServerMessages(messagesByWindow(error, kept?.keys ?? []));
      if (hasOtherPrice(error)) userPrices?.send({ type: 'resource.load', input: {} });
    },
  );
  const save = (quote: NonNullable<Draft['quote']>, book: PriceBook) => {
    const margin = readMargin(draft.margin);
    onServerMessages({});
    actor.send({ type: 'quote.named', quote });
    form.send({
      type: 'form.submit',
      values: {
        id: quote.id,
        revision: quote.revision,
        title: draft.title.trim(),
        client: draft.client,
        margin_bp: book.buyer.kind === 'public' || !('bp' in margin) ? null : margin.bp,
        windows: [...payloadOf(priced)],
        price_list: { id: book.list.id, version: book.list.version },
        total_centavos: total.totalCentavos,
      },
    });
  };
  return { form, save };
}
