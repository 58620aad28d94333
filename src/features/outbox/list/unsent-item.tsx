import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { canOpen, refusalOf, type Unsent } from '#machines/outbox/outbox.machine.ts';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import { saveStored } from '#src/browser/save-file.ts';
import { href } from '#src/config/routes.ts';
import { agoText } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { Question } from '#src/ui/dialogs/question.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { refusalText } from '../texts/refusal-text.ts';

/** A link to a quote of the outbox, by its key, in the quoter. */
const unsentHref = (key: string): string =>
  `${href('quoter')}?${new URLSearchParams({ pendiente: key }).toString()}`;

interface UnsentItemProps {
  readonly entry: Unsent;
  readonly isSending: boolean;
  /** Whether a later version of the same quote waits behind it: that one is opened. */
  readonly isReplaced: boolean;
  readonly onDiscard: () => void;
}

/** A quote in the outbox; it is opened again, and a refused one can be discarded. */
export function UnsentItem({ entry, isSending, isReplaced, onDiscard }: UnsentItemProps) {
  const { at, key, folio, values } = entry;
  const { isOpen, open, close } = useQuestion();
  const [age] = useState(() => agoText(at, Date.now()));
  const refusal = refusalOf(entry);
  const name = values.title === '' ? values.client.name : values.title;
  return (
    <>
      <p>
        {`${folio === null ? '' : `${folio} `}${name === '' ? 'Sin título' : name}, ${inCurrency(values.total_centavos)} `}
        <span className={text.soft}>
          (guardada {age}
          {isSending ? '; enviándose' : ''})
        </span>
      </p>
      {refusal === null ? (
        isSending || isReplaced || !canOpen(entry) ? null : (
          <p>
            <OpenInQuoter unsentKey={key} />
          </p>
        )
      ) : (
        <>
          <p>{refusalText(refusal, values.total_centavos)}</p>
          <p className={layout.row} data-gap="small">
            {canOpen(entry) ? (
              <OpenInQuoter unsentKey={key} />
            ) : (
              <Button
                onClick={() => {
                  saveStored(values, 'cotizacion-por-enviar.json');
                }}
              >
                Descargarla
              </Button>
            )}
            <Button onClick={open}>Descartar</Button>
          </p>
          <Question
            opened={isOpen}
            title="¿Descartar esta cotización?"
            onClose={close}
            answers={
              <>
                <Button size="md" onClick={close} data-autofocus>
                  Conservarla
                </Button>
                <Button variant="filled" size="md" onClick={onDiscard}>
                  Descartar
                </Button>
              </>
            }
          >
            Solo está en este navegador: no se puede recuperar.
          </Question>
        </>
      )}
    </>
  );
}

const OpenInQuoter = ({ unsentKey }: { readonly unsentKey: string }) => (
  <Button component={Link} to={unsentHref(unsentKey)}>
    Abrir en el cotizador
  </Button>
);
