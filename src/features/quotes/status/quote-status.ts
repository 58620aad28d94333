import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { ApiError } from '#src/api/errors.ts';
import { endOfDay } from '#src/config/end-of-day.ts';

/** Whether a quote awaits its client's answer. */
export const isWaiting = (status: QuoteStatus): boolean => status === 'enviada' || status === 'vista';

/** Whether a quote can become an order as it is, at once or after an answer: its delivery can be estimated. */
export const mayBeOrdered = (status: QuoteStatus): boolean =>
  isWaiting(status) || status === 'borrador' || status === 'aceptada';

/** The current status of a quote: one that awaits an answer has expired once its last day ends in the shop's time zone. */
export function currentStatus(
  { status, expires_on }: Pick<SavedQuote, 'status' | 'expires_on'>,
  timeZone: string,
  now: number,
): QuoteStatus {
  const end = endOfDay(expires_on ?? '', timeZone);
  return isWaiting(status) && end !== null && now >= end ? 'vencida' : status;
}

/** Whether a quote was priced by this price list. */
export const isPricedBy = (
  { price_list }: Pick<SavedQuote, 'price_list'>,
  { id, version }: SavedQuote['price_list'],
): boolean => price_list.id === id && price_list.version === version;

/** Whether an order was refused for its price, and not for one of its windows: those can only be changed in a copy. */
export const isPriceRefused = (error: ApiError | null): boolean =>
  error?.call === 'convertQuote' &&
  error.kind === 'invalid' &&
  !Object.keys(error.fields).some((field) => field.startsWith('windows.'));

/**
 * How renewing is offered for a quote that may be renewed: as the next step, as an option, or not at all. Renewing a
 * quote accepted at current prices would only discard the answer.
 * @param isOutdated whether its prices are known to differ from today's
 */
export function renewalOffer(status: QuoteStatus, isOutdated: boolean): 'next' | 'possible' | 'needless' {
  if (status === 'aceptada') return isOutdated ? 'next' : 'needless';
  return status === 'vencida' ? 'next' : 'possible';
}
