import type { Draft } from '#src/api/draft.ts';
import { freightTo, type DeliveryPlace } from '#src/content/delivering/place.ts';
import { DEPOSIT_BP } from '#src/content/terms.ts';
import { clientBook, type PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { ownLinesOf } from '#src/quoting/money/own-line.ts';
import { totalOf, type Terms, type Total } from '#src/quoting/money/total.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { readMargin } from '../finish/margin.ts';
import { readOwnLines } from '../finish/own-lines.ts';

const quotesIn = (windows: readonly PricedDraftWindow[]): readonly Quote[] =>
  windows.flatMap(({ outcome, reading: { colour } }) =>
    outcome?.kind === 'quote' && colour !== null ? [outcome] : [],
  );

/** What a dealer does to their client's total. */
type Resale = Pick<Terms, 'own' | 'isRounded'>;

/** The total of all windows that can be made, with the freight to a place; null when there are none. */
export function totalOfWindows(
  windows: readonly PricedDraftWindow[],
  book: PriceBook,
  place: DeliveryPlace | null,
  resale: Resale = {},
): Total | null {
  const quotes = quotesIn(windows);
  return quotes.length === 0
    ? null
    : totalOf(quotes, book.list, {
        buyer: book.buyer,
        depositBp: DEPOSIT_BP,
        freightCentavos: freightTo(place),
        ...resale,
      });
}

/** The total of a distributor's client, with what the distributor adds and its rounding; null without a margin. */
export function clientTotal(
  windows: readonly PricedDraftWindow[],
  book: PriceBook,
  marginBp: number | null,
  place: DeliveryPlace | null,
  resale: Resale = {},
): Total | null {
  const client = marginBp === null ? null : clientBook(book, marginBp);
  return client === null ? null : totalOfWindows(windows, client, place, resale);
}

/** The same for what is typed in a draft; null also where that cannot be read. */
export function draftClientTotal(
  draft: Draft,
  windows: readonly PricedDraftWindow[],
  book: PriceBook,
  place: DeliveryPlace | null,
): Total | null {
  const margin = readMargin(draft.margin);
  const own = readOwnLines(draft.ownLines);
  return 'bp' in margin && own !== null
    ? clientTotal(windows, book, margin.bp, place, {
        own: ownLinesOf(own),
        isRounded: draft.rounded ?? false,
      })
    : null;
}
