import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { daysLeft } from '../../../support/quotes/days-left.ts';

/** How near the end of a quote is worth a word, in days. */
const SOON = 7;

export interface Expiring {
  readonly quote: SavedQuote;
  /** Days that it holds after today. */
  readonly days: number;
}

/** Quotes that wait for their client's answer and soon hold no longer, the most urgent first. */
export const aboutToExpire = (
  quotes: readonly SavedQuote[],
  timeZone: string,
  now = Date.now(),
): readonly Expiring[] =>
  quotes
    .flatMap((quote) => {
      const isWaiting = quote.status === 'enviada' || quote.status === 'vista';
      const days = isWaiting ? daysLeft(quote.expires_on, timeZone, now) : null;
      return days === null || days < 0 || days > SOON ? [] : [{ quote, days }];
    })
    .toSorted((one, other) => one.days - other.days);
