import type { ApiError } from '#src/api/errors.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { isRetryable } from '#src/remote-data/failure-text.ts';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';

const NOT_FOUND = 404;
const GONE = 410;

interface QuoteErrorProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Tells why the link shows no quote, and how to reach the shop. */
export function QuoteError({ error, onRetry }: QuoteErrorProps) {
  const why = whyOf(error);
  if (why === null) {
    return (
      <FailureAlert error={error} onRetry={onRetry}>
        {isRetryable(error) ? undefined : <ContactOptions />}
      </FailureAlert>
    );
  }
  return (
    <>
      <ErrorAlert title={why.title}>
        <p>{why.text}</p>
      </ErrorAlert>
      <ContactOptions />
    </>
  );
}

function whyOf({ status }: ApiError) {
  if (status === NOT_FOUND) {
    return {
      title: 'Este enlace no lleva a ninguna cotización.',
      text: 'Puede que se haya copiado incompleto o que la cotización ya no exista. Pide el enlace de nuevo a quien te lo mandó.',
    };
  }
  if (status === GONE) {
    return {
      title: 'Hay una cotización más nueva.',
      text: 'Esta se renovó y su enlace cambió. Pide el nuevo a quien te lo mandó.',
    };
  }
  return null;
}
