import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { ApiError } from '#src/api/errors.ts';
import { endOfDay } from '#src/config/end-of-day.ts';

/** Whether a quote still waits for its client's answer. */
export const isWaiting = (status: QuoteStatus): boolean => status === 'enviada' || status === 'vista';

/** How a quote stands now: one that waits for an answer is out of date once its last day has ended where the shop is. */
export function standingOf(
  { status, expires_on }: Pick<SavedQuote, 'status' | 'expires_on'>,
  timeZone: string,
  now: number,
): QuoteStatus {
  const end = endOfDay(expires_on ?? '', timeZone);
  return isWaiting(status) && end !== null && now >= end ? 'vencida' : status;
}

/** Whether a quote was priced by a list. */
export const isPricedBy = (
  { price_list }: Pick<SavedQuote, 'price_list'>,
  { id, version }: SavedQuote['price_list'],
): boolean => price_list.id === id && price_list.version === version;

/** Whether an order was refused for its price: not for one of the windows, of which only a copy can be mended. */
export const isPriceRefused = (error: ApiError | null): boolean =>
  error?.call === 'convertQuote' &&
  error.kind === 'invalid' &&
  !Object.keys(error.fields).some((field) => field.startsWith('windows.'));

/**
 * What renewing is to a quote that may be renewed: what comes next, something to choose, or nothing to offer. What was
 * accepted at prices that still hold would only lose its answer by it.
 * @param isOutdated whether its prices are known to be others than today's
 */
export function renewalNow(status: QuoteStatus, isOutdated: boolean): 'next' | 'possible' | 'needless' {
  if (status === 'aceptada') return isOutdated ? 'next' : 'needless';
  return status === 'vencida' ? 'next' : 'possible';
}
