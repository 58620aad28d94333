import type { QuoteStatus, SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { daysLeft } from '#src/format/expiry.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { phoneWords } from '#src/format/search.ts';
import { currentStatus, isWaiting } from '../status/quote-status.ts';

/** A quote with values computed once, when the list is loaded or the day changes. */
export interface QuoteRow {
  /** Its index in the reply: ids of quotes are strings. */
  readonly id: number;
  readonly quote: SavedQuote;
  readonly status: QuoteStatus;
  /** Days until its last day; null when it awaits no answer, or its last day is not known. */
  readonly daysLeft: number | null;
  /** The pieces of all windows together. */
  readonly windows: number;
  /** The normalized text that is searched. */
  readonly searchText: string;
}

const maker = ({ made_by }: SavedQuote) => made_by?.name ?? '';

/** The rows of a list of quotes. */
export const rowsOf = (
  quotes: readonly SavedQuote[],
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): readonly QuoteRow[] =>
  quotes.map((quote, id) => {
    const status = currentStatus(quote, timeZone, now);
    return {
      id,
      quote,
      status,
      daysLeft: isWaiting(status) || status === 'vencida' ? daysLeft(quote.expires_on, timeZone, now) : null,
      windows: quote.windows.reduce((sum, { line }) => sum + line.quantity, 0),
      searchText: normalizeText(
        [
          quote.folio,
          quote.title,
          quote.order_folio,
          quote.client?.name,
          phoneWords(quote.client?.phone),
          quote.client?.email,
          maker(quote),
          ...quote.windows.slice(0, 50).map(({ name }) => name),
        ].join(' '),
      ),
    };
  });
