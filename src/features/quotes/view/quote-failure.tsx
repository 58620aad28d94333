import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { ApiError } from '#src/api/errors.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { failureText } from '#src/remote-data/failure-text.ts';
import { isPriceRefused } from '../status/quote-status.ts';
import type { QuoteActor } from './actors.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;

interface QuoteFailureProps {
  readonly actor: QuoteActor;
  /** Shows what renewing would change; undefined when the quote may not be renewed. */
  readonly onRenew: (() => void) | undefined;
}

/** A failure: what went wrong and at which windows, with a button to renew outdated prices. */
export function QuoteFailure({ actor, onRenew }: QuoteFailureProps) {
  const { quote, error } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  if (error === null) return null;
  const details = detailsOf(error, quote);
  const offersRenewal = onRenew !== undefined && isPriceRefused(error);
  return (
    <FailureAlert
      error={error}
      title={titleOf(error)}
      onRetry={
        hasFailed
          ? () => {
              actor.send({ type: 'quote.reload' });
            }
          : undefined
      }
    >
      {details.length === 0 && !offersRenewal ? undefined : (
        <>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
          {offersRenewal ? (
            <Button mt="0.5rem" onClick={onRenew}>
              Renovar a precios de hoy
            </Button>
          ) : null}
        </>
      )}
    </FailureAlert>
  );
}

function titleOf(error: ApiError): string {
  if (error.status === NOT_FOUND) return 'No encontramos esta cotización: puede que la hayan eliminado.';
  return failureText(error, {
    ...(error.status === CONFLICT
      ? { refused: 'La cotización cambió mientras la veías. Revísala e inténtalo de nuevo.' }
      : {}),
    cancelled: 'Dejaste de esperar y no sabemos si se hizo: así está la cotización ahora.',
    invalid: 'Los precios o los productos cambiaron desde que la viste. Revísala e inténtalo de nuevo.',
  });
}

/** The server's messages, each with the name of its window. */
function detailsOf({ fields, serverMessage }: ApiError, quote: SavedQuote | null): readonly string[] {
  const messages = Object.entries(fields).flatMap(([field, sentences]) => {
    const [, at] = /^windows\.(\d+)\./.exec(field) ?? [];
    const name = at === undefined ? undefined : quote?.windows[Number(at)]?.name;
    return sentences.map((sentence) => (name === undefined ? sentence : `${name}: ${sentence}`));
  });
  return [...new Set(messages)].filter((sentence) => sentence !== serverMessage);
}
