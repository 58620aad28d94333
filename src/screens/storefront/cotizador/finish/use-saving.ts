import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { saveQuoteMachine, type QuoteToSave } from '#machines/save-quote/save-quote.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import type { Draft } from '#src/api/draft.ts';
import { newKey } from '#src/browser/new-key.ts';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { payloadOf } from '#src/features/draft-windows/payload.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { isOffered } from '#src/features/draft-windows/saved-draft.ts';
import { isWaiting, useSentFrom } from '#src/features/outbox/of-quote.ts';
import { useOutbox, type OutboxActor } from '#src/features/outbox/outbox.ts';
import { sentPhone } from '#src/reading/named-phone.ts';
import type { PriceListActor } from '../price/use-prices.ts';
import { useQuoter } from '../quoter-state.ts';
import type { Resale } from './resale.ts';
import { hasOtherPrice, messagesByWindow } from './server-messages.ts';

/**
 * The form that saves the quote. After saving, the draft remembers the id of the quote; when prices have changed, the
 * price list is loaded again. Without a connection the quote goes to the outbox.
 */
export function useSaving(totals: Totals, userPrices: PriceListActor | null) {
  const { actor, draft, priced, onServerMessages } = useQuoter();
  const place = usePlace();
  const form = useActorRef(saveQuoteMachine, useActorSurroundings());
  const outbox = useOutbox();
  const saved = useSentFrom(outbox, draft.quote);
  useEffect(() => {
    if (saved !== null) actor.send({ type: 'quote.named', quote: saved });
  }, [actor, saved]);
  const reload = () => userPrices?.send({ type: 'resource.load', input: {} });
  const onOtherPrice = useEffectEvent(reload);
  useEffect(() => {
    const declined = outbox?.on('outbox.declined', () => onOtherPrice());
    return () => declined?.unsubscribe();
  }, [outbox]);
  useActorEvent(form, 'form.postponed', ({ values: { quote: values } }) => {
    outbox?.send({
      type: 'outbox.add',
      entry: { key: newKey(), at: Date.now(), folio: draft.quote?.folio ?? null, values, refusal: null },
    });
  });
  useArrival(
    form,
    (state) => state.matches('done'),
    ({ context: { reply } }) => {
      if (reply === null) return;
      const { id, revision, folio, status } = reply;
      actor.send({ type: 'quote.named', quote: { id, revision, folio, isOffered: isOffered(status) } });
      outbox?.send({ type: 'outbox.saved', id });
    },
  );
  useArrival(
    form,
    (state) => state.matches({ editing: 'failed' }),
    ({ context: { error, kept } }) => {
      onServerMessages(messagesByWindow(error, kept?.windows.map(({ key }) => key) ?? []));
      if (hasOtherPrice(error)) reload();
    },
  );
  const save = (quote: NonNullable<Draft['quote']>, { list }: PriceBook, resale: Resale | null) => {
    onServerMessages({});
    actor.send({ type: 'quote.named', quote });
    const values: InputOf<'saveQuote'> = {
      id: quote.id,
      revision: quote.revision,
      title: draft.title.trim(),
      client: { ...draft.client, phone: sentPhone(draft.client.phone) },
      margin_bp: resale?.marginBp ?? null,
      ...(resale === null || resale.margins.length === 0 ? {} : { line_margins: [...resale.margins] }),
      ...(resale === null || resale.own.length === 0 ? {} : { own_lines: [...resale.own] }),
      ...(resale?.isRounded === true ? { rounded: true } : {}),
      windows: [...payloadOf(priced)],
      ...(place === null ? {} : { postal_code: place.postcode }),
      price_list: { id: list.id, version: list.version },
      total_centavos: totals.total_centavos,
    };
    form.send({ type: 'form.submit', values: { quote: values, outbox: stateFor(outbox, quote.id) } });
  };
  return { form, save, outbox };
}

/** Whether the outbox could send a quote later, and whether it must. */
function stateFor(outbox: OutboxActor | null, id: string): QuoteToSave['outbox'] {
  if (outbox === null) return 'none';
  if (isWaiting(outbox, id)) return 'waits';
  return outbox.getSnapshot().matches('open') ? 'open' : 'none';
}
