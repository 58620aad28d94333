import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { OnDemandState } from '#machines/support/on-demand.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { fetchQuotable, useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { inCurrency } from '#src/format/money.ts';
import { Question } from '#src/ui/dialogs/question.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { PricesActor, QuoteActor } from './actors.ts';
import { useClientPrices } from './use-client-prices.ts';

interface AnswerQuestionProps {
  readonly actor: QuoteActor;
  readonly prices: PricesActor;
  readonly quote: SavedQuote;
}

/** Confirms the client's answer by telephone, which cannot be taken back, with the drawbacks that are accepted with it. */
export function AnswerQuestion({ actor, prices, quote }: AnswerQuestionProps) {
  const isAccepted = useSelector(actor, ({ context }) => context.accept);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'hearing' }));
  const quotable = useQuotable();
  // Nobody accepts drawbacks that were not named.
  const isTold = !isAccepted || typeof quotable !== 'string';
  const keep = () => {
    actor.send({ type: 'quote.keep' });
  };
  const formId = useId();
  const { folio } = quote;
  const forClient = useClientPrices(quote, prices);
  const optional = quote.windows.filter((window) => window.optional === true);
  // What it costs its maker is not what the client agrees to.
  const total = quote.client_totals ?? forClient?.totals ?? null;
  const price = total === null ? '' : `, por ${inCurrency(total.total_centavos)} con IVA`;
  return (
    <Question
      opened={isAsking}
      title={isAccepted ? '¿La aceptaron por teléfono?' : '¿La rechazaron por teléfono?'}
      onClose={keep}
      answers={
        <>
          <Button size="md" onClick={keep} data-autofocus>
            Todavía no
          </Button>
          <Button type="submit" form={formId} variant="filled" size="md" aria-disabled={!isTold || undefined}>
            {isAccepted ? 'Sí, la aceptaron' : 'Sí, la rechazaron'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="dialog"
        className={layout.stack}
        data-gap="small"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTold) return;
          const wanted = new FormData(event.currentTarget).getAll('wanted');
          const leftOut = isAccepted ? optional.filter(({ key }) => !wanted.includes(key)) : [];
          actor.send({ type: 'quote.confirm', leftOut: leftOut.map(({ key }) => key) });
        }}
      >
        <p>
          Anotamos que {isAccepted ? 'aceptaron' : 'rechazaron'} {folio}
          {price}. Esta respuesta no se puede quitar después.
        </p>
        {isAccepted && optional.length > 0 ? (
          <fieldset className={layout.stack} data-gap="small">
            <legend>Quita lo opcional que tu cliente no quiere: el total baja.</legend>
            {optional.map(({ key, name }) => (
              <label key={key} className={choice.tick}>
                <input type="checkbox" name="wanted" value={key} defaultChecked />
                {name}
              </label>
            ))}
          </fieldset>
        ) : null}
        {isAccepted ? <Drawbacks quote={quote} quotable={quotable} /> : null}
      </form>
    </Question>
  );
}

interface DrawbacksProps {
  readonly quote: SavedQuote;
  readonly quotable: OnDemandState<Quotable>;
}

/** The drawbacks that the client has to know; nothing where there are none. */
function Drawbacks({ quote, quotable }: DrawbacksProps) {
  if (quotable === 'loading') return <p>Cargando lo que tu cliente debe saber…</p>;
  if (quotable === 'failed') {
    return <ErrorAlert title="No pudimos cargar el catálogo." onRetry={fetchQuotable} />;
  }
  const told = quote.windows.flatMap((window) => {
    const { name, drawbacks } = factsOf(window, quotable);
    return drawbacks.length === 0 ? [] : [`${name}: ${drawbacks.join(' ')}`];
  });
  if (told.length === 0) return null;
  return (
    <>
      <p>Confirma que tu cliente sabe esto:</p>
      <ul className={text.bullets}>
        {told.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
