import type { Quote } from '#src/quoting/quote.ts';
import { totalOf, type Total } from '#src/quoting/total.ts';
import { clientBook, DEPOSIT_BP, type PriceBook } from './price-book.ts';
import type { PricedDraftWindow } from './price-window.ts';

const quotesIn = (windows: readonly PricedDraftWindow[]): readonly Quote[] =>
  windows.flatMap(({ outcome, reading: { colour } }) =>
    outcome?.kind === 'quote' && colour !== null ? [outcome] : [],
  );

/** What all windows that can be made come to; null where there are none. */
export function totalOfWindows(windows: readonly PricedDraftWindow[], book: PriceBook): Total | null {
  const quotes = quotesIn(windows);
  return quotes.length === 0
    ? null
    : totalOf(quotes, book.list, { buyer: book.buyer, depositBp: DEPOSIT_BP });
}

/** The same for a distributor's client; null where there is no margin to earn. */
export function clientTotal(
  windows: readonly PricedDraftWindow[],
  book: PriceBook,
  marginBp: number | null,
): Total | null {
  const client = marginBp === null ? null : clientBook(book, marginBp);
  return client === null ? null : totalOfWindows(windows, client);
}
