import type { Draft } from '#src/api/draft.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import { clientBook, type PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { promiseFor, type Prices, type Sale } from '#src/promise/promise.ts';
import { ownLinesOf } from '#src/quoting/money/own-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { resaleOf } from '../finish/resale.ts';

/** Whether a window is in the total: it can be made, and has its colour. */
export const isSold = (
  window: PricedDraftWindow,
): window is PricedDraftWindow & { readonly outcome: Quote } =>
  window.outcome?.kind === 'quote' && window.reading.colour !== null;

/** What a dealer does to their client's total. */
interface Resale extends Pick<Sale, 'own' | 'isRounded'> {
  /** The margins of windows that have their own, by their keys. */
  readonly margins?: ReadonlyMap<string, number>;
}

/** The total of all windows that can be made, with the freight to a place; null when there are none. */
export function totalOfWindows(
  windows: readonly PricedDraftWindow[],
  book: PriceBook,
  place: DeliveryPlace | null,
  { margins, ...resale }: Resale = {},
): Prices | null {
  const quotes = windows
    .filter(isSold)
    .map(({ window: { key }, outcome }) => ({ ...outcome, marginBp: margins?.get(key) }));
  return quotes.length === 0 ? null : promiseFor(place).prices(quotes, { ...book, ...resale });
}

/** The total of a distributor's client, with what the distributor adds and its rounding; null without a margin. */
export function clientTotal(
  windows: readonly PricedDraftWindow[],
  book: PriceBook,
  marginBp: number | null,
  place: DeliveryPlace | null,
  resale: Resale = {},
): Prices | null {
  const client = marginBp === null ? null : clientBook(book, marginBp);
  return client === null ? null : totalOfWindows(windows, client, place, resale);
}

/** The same for what is typed in a draft; null also where that cannot be read. */
export function draftClientTotal(
  draft: Draft,
  windows: readonly PricedDraftWindow[],
  book: PriceBook,
  place: DeliveryPlace | null,
): Prices | null {
  const resale = resaleOf(draft);
  if ('wrongField' in resale) return null;
  return clientTotal(windows, book, resale.marginBp, place, {
    margins: new Map(resale.margins.map(({ key, margin_bp }) => [key, margin_bp])),
    own: ownLinesOf(resale.own),
    isRounded: resale.isRounded,
  });
}
