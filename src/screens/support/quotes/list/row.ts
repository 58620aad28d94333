import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { fold } from '../../list/fold.ts';
import { daysLeft } from '../days-left.ts';
import { isWaiting, standingOf } from '../standing.ts';

/** A quote with what is worked out of it once, when the list arrives or the day changes. */
export interface QuoteRow {
  /** Its place in the reply: ids of quotes are words. */
  readonly id: number;
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  /** Days that it still holds after today; null where it does not wait for an answer, or its last day is not known. */
  readonly daysLeft: number | null;
  /** How many windows are covered, each as often as it is ordered. */
  readonly windows: number;
  /** What searching looks through. */
  readonly folded: string;
}

const maker = ({ made_by }: SavedQuote) => made_by?.name ?? '';

/** Quotes as rows of a list. */
export const rowsOf = (
  quotes: readonly SavedQuote[],
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): readonly QuoteRow[] =>
  quotes.map((quote, id) => {
    const status = standingOf(quote, timeZone, now);
    return {
      id,
      quote,
      status,
      daysLeft: isWaiting(status) || status === 'vencida' ? daysLeft(quote.expires_on, timeZone, now) : null,
      windows: quote.windows.reduce((sum, { line }) => sum + line.quantity, 0),
      folded: fold(
        [
          quote.folio,
          quote.title,
          quote.order_folio,
          quote.client?.name,
          quote.client?.phone,
          quote.client?.email,
          maker(quote),
          ...quote.windows.slice(0, 50).map(({ name }) => name),
        ].join(' '),
      ),
    };
  });
