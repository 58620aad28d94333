import type { ApiError } from '#src/api/errors.ts';
import { failureText } from '../../../support/failure-text.ts';

const NOT_FOUND = 404;

/** What to tell of a failure in the wallet. A card that is not found was removed elsewhere: a list never is refused so. */
export const walletFailure = (error: ApiError): string =>
  error.kind === 'refused' && error.status === NOT_FOUND
    ? 'Esa tarjeta ya no estaba guardada.'
    : failureText(error);
