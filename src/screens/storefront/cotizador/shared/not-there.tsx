import type { ApiError } from '#src/api/errors.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { failureText, isRetryable } from '../../../support/failure-text.ts';
import { Meanwhile } from '../../../support/meanwhile.tsx';

const NOT_FOUND = 404;
const GONE = 410;

interface NotThereProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Why there is no quote behind the link, and whom to ask. */
export function NotThere({ error, onRetry }: NotThereProps) {
  const why = whyOf(error);
  if (why === null) {
    return (
      <ErrorAlert title={failureText(error)} onRetry={isRetryable(error) ? onRetry : undefined}>
        {isRetryable(error) ? undefined : <Meanwhile />}
      </ErrorAlert>
    );
  }
  return (
    <>
      <ErrorAlert title={why.title}>
        <p>{why.text}</p>
      </ErrorAlert>
      <Meanwhile />
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
