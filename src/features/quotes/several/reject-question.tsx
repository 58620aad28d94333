import { Button } from '@mantine/core';
import { counted, listedSome } from '#src/format/words.ts';
import { Question } from '#src/ui/dialogs/question.tsx';
import type { QuoteRow } from '../list/row.ts';
import type { BulkActor } from './bulk-actor.ts';

interface RejectQuestionProps {
  readonly actor: BulkActor;
  /** The quotes that wait for an answer. */
  readonly rows: readonly QuoteRow[];
}

/** Asks before several quotes are noted as rejected, which cannot be taken back. */
export function RejectQuestion({ actor, rows }: RejectQuestionProps) {
  const keep = () => {
    actor.send({ type: 'bulk.keep' });
  };
  return (
    <Question
      opened
      title={`¿Rechazaron ${counted(rows.length, 'cotización', 'cotizaciones')}?`}
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
              actor.send({
                type: 'bulk.confirm',
                items: rows.map(({ quote: { id, folio, revision } }) => ({
                  quote: { id, folio, revision },
                  seen: null,
                })),
              });
            }}
          >
            Sí, anotarlas
          </Button>
        </>
      }
    >
      {listedSome(rows.map(({ quote }) => quote.folio))}: quedan como rechazadas por teléfono y ya no se
      pueden aceptar, hasta que las renueves. No se puede deshacer.
    </Question>
  );
}
