import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { useQuotable } from '#src/features/windows/use-quotable.ts';
import { inCurrency } from '#src/format/money.ts';
import { Question } from '#src/ui/dialogs/question.tsx';
import { factsOf } from '../window-facts.ts';
import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import type { QuoteActor } from './actors.ts';

/** Confirms the client's answer by telephone, which cannot be taken back, with the drawbacks that are accepted with it. */
export function AnswerQuestion({ actor, quote }: { readonly actor: QuoteActor; readonly quote: SavedQuote }) {
  const isAccepted = useSelector(actor, ({ context }) => context.accept);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('hearing'));
  const keep = () => {
    actor.send({ type: 'quote.keep' });
  };
  const { folio, totals, client_totals: forClient } = quote;
  const total = inCurrency((forClient ?? totals).total_centavos);
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
          <Button
            variant="filled"
            size="md"
            onClick={() => {
              actor.send({ type: 'quote.confirm' });
            }}
          >
            {isAccepted ? 'Sí, la aceptaron' : 'Sí, la rechazaron'}
          </Button>
        </>
      }
    >
      <div className={layout['stack']} data-gap="small">
        <p>
          Anotamos que {isAccepted ? 'aceptaron' : 'rechazaron'} {folio}, por {total} con IVA. Esta respuesta
          no se puede quitar después.
        </p>
        {isAccepted ? <Drawbacks quote={quote} /> : null}
      </div>
    </Question>
  );
}

/** The drawbacks that the client has to know; nothing where there are none. */
function Drawbacks({ quote }: { readonly quote: SavedQuote }) {
  const quotable = useQuotable();
  if (typeof quotable === 'string') return null;
  const told = quote.windows.flatMap((window) => {
    const { name, drawbacks } = factsOf(window, quotable);
    return drawbacks.length === 0 ? [] : [`${name}: ${drawbacks.join(' ')}`];
  });
  if (told.length === 0) return null;
  return (
    <>
      <p>Confirma que tu cliente sabe esto:</p>
      <ul className={text['bullets']}>
        {told.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
