import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { daysLeft } from '#src/format/expiry.ts';

/** How many days before its end a quote is listed. */
const LISTED_DAYS = 7;

export interface Expiring {
  readonly quote: SavedQuote;
  /** Days left after today. */
  readonly days: number;
}

/** Quotes that wait for an answer of the client and expire within a week, the most urgent first. */
export const aboutToExpire = (
  quotes: readonly SavedQuote[],
  timeZone: string,
  now = Date.now(),
): readonly Expiring[] =>
  quotes
    .flatMap((quote) => {
      const isWaiting = quote.status === 'enviada' || quote.status === 'vista';
      const days = isWaiting ? daysLeft(quote.expires_on, timeZone, now) : null;
      return days === null || days < 0 || days > LISTED_DAYS ? [] : [{ quote, days }];
    })
    .toSorted((one, other) => one.days - other.days);
