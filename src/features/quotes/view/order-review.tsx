import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import type { OnDemandState } from '#machines/support/on-demand.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { textIn } from '#src/browser/form-values.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { readAddress, sentAddress } from '#src/features/delivery/address-fields.tsx';
import { DeliveryNote } from '#src/features/delivery/delivery-note.tsx';
import {
  estimateOfQuoted,
  toPlaceOf,
  type Availability,
  type Estimate,
} from '#src/features/delivery/estimate.ts';
import { refusedInstallation } from '#src/features/delivery/installer-text.ts';
import { OrderAddressFields } from '#src/features/delivery/order-address-fields.tsx';
import { PlaceEstimate } from '#src/features/delivery/place-estimate.tsx';
import { placeOf, placeText } from '#src/features/delivery/place.ts';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { TotalsList } from '#src/features/quoted-windows/totals-list.tsx';
import { WorkshopNotes } from '#src/features/quoted-windows/workshop-notes.tsx';
import { inCurrency } from '#src/format/money.ts';
import { countedLines } from '#src/format/words.ts';
import { TypedNote } from '#src/forms/typed-form.tsx';
import { NOTHING_TYPED, typedIn, TypedValuesContext } from '#src/forms/typed-values.ts';
import { useTyped } from '#src/forms/use-typed.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { Question } from '#src/ui/dialogs/question.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { PricesActor, QuoteActor } from './actors.ts';
import { PriceChanges } from './price-changes.tsx';
import { priceCheck } from './price-check.ts';

interface OrderReviewProps {
  readonly actor: QuoteActor;
  readonly prices: PricesActor;
  readonly quote: SavedQuote;
  readonly availability: Availability;
}

/**
 * Shows what will be ordered and paid, what changed since the quote, and when it arrives, before a quote becomes an
 * order; takes notes for the workshop. It stays while the order is made, so that nothing takes the place of "Pedir".
 */
export function OrderReview({ actor, prices, quote, availability }: OrderReviewProps) {
  const snapshot = useSelector(actor, (state) => state);
  const isSending = snapshot.matches({ acting: 'converting' });
  const opened = isSending || snapshot.matches({ asking: 'ordering' });
  const formId = useId();
  const { notes, delivery } = snapshot.context;
  const { folio, windows } = quote;
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedOrder(form, actor, quote.id);
  const { quotable, estimate, check } = useChanges({ prices, quote, availability }, opened);
  const { place, totals } = useOrdered(quote, quotable);
  const refused = refusedInstallation(windows, place);
  const mayOrder = !isSending && refused === null && (check === 'same' || check === 'unknown');
  const close = () => {
    actor.send({ type: 'quote.keep' });
  };
  return (
    <Question
      opened={opened}
      title="Revisa tu orden"
      closesOnEscape={!isSending}
      onClose={close}
      answers={
        <>
          <Button size="md" aria-disabled={isSending || undefined} onClick={close} data-autofocus>
            Todavía no
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="filled"
            size="md"
            aria-disabled={!mayOrder || undefined}
          >
            Pedir
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        method="dialog"
        aria-label="Orden"
        onSubmit={(event) => {
          event.preventDefault();
          if (!mayOrder) return;
          actor.send({
            type: 'quote.convert',
            notes: textIn(new FormData(event.currentTarget), 'notes').trim(),
            postcode: place?.postcode ?? null,
            delivery: readAddress(event.currentTarget, place),
            totalCentavos: totals.total_centavos,
          });
        }}
      >
        <Stack gap="lg">
          <Text fz="md">
            {`${folio}: ${countedLines(windows.length)}, ${inCurrency(totals.total_centavos)} con IVA.`}
          </Text>
          <PriceChanges
            check={check}
            onRenew={() => {
              close();
              actor.send({ type: 'quote.review' });
            }}
          />
          <TotalsList totals={totals} />
          <Text fz="md">{`Al pedir te mandamos los datos para el anticipo de ${inCurrency(totals.deposit_centavos)}: con él empieza el taller. El resto, ${inCurrency(totals.balance_centavos)}, lo pagas contra entrega.`}</Text>
          <Delivery {...{ quote, estimate, quotable }} />
          {refused === null ? null : (
            <Text c="red" fz="md">
              {refused}
            </Text>
          )}
          {typed === NOTHING_TYPED ? null : <TypedNote />}
          <TypedValuesContext value={typed}>
            <OrderAddressFields
              sent={delivery ?? sentAddress(quote.delivery)}
              place={place}
              readOnly={isSending}
            />
            <WorkshopNotes notes={notes} readOnly={isSending} />
          </TypedValuesContext>
          {isSending ? (
            <Waiting
              label="Haciendo la orden…"
              {...progressOf(snapshot)}
              onCancel={() => {
                actor.send({ type: 'quote.cancel' });
              }}
            />
          ) : null}
        </Stack>
      </form>
    </Question>
  );
}

/** What was typed in the review before the session ended; nothing else is back. */
function useTypedOrder(form: RefObject<HTMLFormElement | null>, actor: QuoteActor, id: string) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  useTyped({
    name: `orden-de-${id}`,
    // The dialog closes when the order is made or refused.
    read: () => {
      const values =
        form.current === null ? { notes: actor.getSnapshot().context.notes } : typedIn(form.current);
      return Object.values(values).every((value) => value === '') ? null : values;
    },
    giveBack: setTyped,
  });
  return typed;
}

/** Where the quote is delivered, and what it costs there: it names its place, or it goes to the one that is kept. */
function useOrdered({ postal_code, totals }: SavedQuote, quotable: OnDemandState<Quotable>) {
  const kept = usePlace();
  const place = placeOf(postal_code) ?? kept;
  const isItsOwn = postal_code !== null || typeof quotable === 'string';
  return { place, totals: isItsOwn ? totals : promiseFor(place).totals(totals, quotable.publicPrices.ivaBp) };
}

/** What the review compares: the prices of today with the quote's, and when its windows arrive; nothing while it is closed. */
function useChanges({ prices, quote, availability }: Omit<OrderReviewProps, 'actor'>, opened: boolean) {
  const quotable = useQuotable();
  const today = useSelector(prices, ({ context }) => context.data);
  const arePricesLoading = useSelector(prices, (state) => state.matches('loading'));
  const estimate = useMemo(
    () =>
      opened && typeof quotable !== 'string'
        ? estimateOfQuoted(quote.windows, quotable, toPlaceOf(quote, availability), 'si la pides hoy')
        : null,
    [opened, quote, quotable, availability],
  );
  const check = useMemo(
    () => (opened ? priceCheck(quote, { prices: today, arePricesLoading, quotable }) : 'looking'),
    [opened, quote, today, arePricesLoading, quotable],
  );
  return { quotable, estimate, check };
}

interface DeliveryProps {
  readonly quote: SavedQuote;
  readonly estimate: Estimate | null;
  readonly quotable: OnDemandState<Quotable>;
}

/** When the order is delivered, and where; nothing until the catalog is there. */
const Delivery = ({ quote: { windows, postal_code }, estimate, quotable }: DeliveryProps) =>
  estimate === null || typeof quotable === 'string' ? null : (
    <>
      <DeliveryNote estimate={estimate} windows={windows} quotable={quotable} />
      {postal_code === null ? <PlaceEstimate /> : <Text fz="md">Entrega en {placeText(postal_code)}.</Text>}
    </>
  );
