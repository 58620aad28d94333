import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId, useMemo, useRef, useState } from 'react';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { TotalsList } from '#src/features/cart/totals-list.tsx';
import { WorkshopNotes } from '#src/features/cart/workshop-notes.tsx';
import { DeliveryNote } from '#src/features/windows/delivery-note.tsx';
import { estimateOfQuoted, type Availability } from '#src/features/windows/estimate.ts';
import { useQuotable } from '#src/features/windows/use-quotable.ts';
import { inPesos } from '#src/format/money.ts';
import { countedLines } from '#src/format/words.ts';
import { textIn } from '#src/page/form-values.ts';
import { TypedNote } from '#src/kit/form/typed-form.tsx';
import { NOTHING_TYPED, typedIn, TypedValuesContext } from '#src/kit/form/typed-values.ts';
import { useTyped } from '#src/kit/form/use-typed.ts';
import { Question } from '#src/ui/dialogs/question.tsx';
import type { QuoteActor } from './actors.ts';

interface OrderReviewProps {
  readonly actor: QuoteActor;
  readonly quote: SavedQuote;
  readonly availability: Availability;
}

/** Shows what will be ordered and paid before a quote becomes an order, and takes notes for the workshop. */
export function OrderReview({ actor, quote, availability }: OrderReviewProps) {
  const opened = useSelector(actor, (snapshot) => snapshot.matches('ordering'));
  const formId = useId();
  const notes = useSelector(actor, ({ context }) => context.notes);
  const { folio, windows, totals } = quote;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  useTyped({
    name: `orden-de-${quote.id}`,
    // The dialog closes when the order is sent.
    read: () => {
      const values =
        form.current === null ? { notes: actor.getSnapshot().context.notes } : typedIn(form.current);
      return values['notes'] === '' ? null : values;
    },
    giveBack: setTyped,
  });
  const quotable = useQuotable();
  const estimate = useMemo(
    () =>
      opened && typeof quotable !== 'string'
        ? estimateOfQuoted(windows, quotable, availability, 'si la pides hoy')
        : null,
    [opened, windows, quotable, availability],
  );
  const close = () => {
    actor.send({ type: 'quote.keep' });
  };
  return (
    <Question
      opened={opened}
      title="Revisa tu orden"
      onClose={close}
      answers={
        <>
          <Button size="md" onClick={close} data-autofocus>
            Todavía no
          </Button>
          <Button type="submit" form={formId} variant="filled" size="md">
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
          actor.send({
            type: 'quote.convert',
            notes: textIn(new FormData(event.currentTarget), 'notes').trim(),
          });
        }}
      >
        <Stack gap="lg">
          <Text fz="md">
            {folio}: {countedLines(windows.length)}, {inPesos(totals.total_centavos)} con IVA.
          </Text>
          <TotalsList totals={totals} />
          <Text fz="md">
            Al pedir te mandamos los datos para el anticipo de {inPesos(totals.deposit_centavos)}: con él
            empieza el taller. El resto, {inPesos(totals.balance_centavos)}, lo pagas contra entrega.
          </Text>
          {estimate === null || typeof quotable === 'string' ? null : (
            <DeliveryNote estimate={estimate} windows={windows} quotable={quotable} />
          )}
          {typed === NOTHING_TYPED ? null : <TypedNote />}
          <TypedValuesContext value={typed}>
            <WorkshopNotes notes={notes} />
          </TypedValuesContext>
        </Stack>
      </form>
    </Question>
  );
}
