import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
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
