import type { ApiError } from '#src/api/errors.ts';
import { failureText } from '#src/remote-data/failure-text.ts';

const NOT_FOUND = 404;

/**
 * Text of a failure in the wallet. Status 404 means that the card was removed elsewhere: the list itself never
 * answers it.
 */
export const walletFailure = (error: ApiError): string =>
  error.kind === 'refused' && error.status === NOT_FOUND
    ? 'Esa tarjeta ya no estaba guardada.'
    : failureText(error);
