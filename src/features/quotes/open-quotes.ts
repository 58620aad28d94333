import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { currentStatus } from './status/quote-status.ts';
import { statusNames } from './status/status-names.ts';

/** Statuses of a quote that somebody still works on: no answer yet, or an answer without an order. */
const openStatuses: readonly QuoteStatus[] = ['borrador', 'enviada', 'vista', 'aceptada'];

interface OpenCount {
  readonly status: QuoteStatus;
  readonly name: string;
  readonly count: number;
}

/** Number of open quotes at each status, including statuses without quotes. */
export function countOpen(
  quotes: readonly Pick<SavedQuote, 'status' | 'expires_on'>[],
  timeZone: string,
  now = Date.now(),
): readonly OpenCount[] {
  const current = quotes.map((quote) => currentStatus(quote, timeZone, now));
  return openStatuses.map((status) => ({
    status,
    name: statusNames[status],
    count: current.filter((one) => one === status).length,
  }));
}
