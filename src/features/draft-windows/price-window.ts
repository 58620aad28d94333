import type { DraftWindow } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import type { LinePrice } from '#src/quoting/money/line-price.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote, Refusal } from '#src/quoting/quote.ts';
import type { Unit } from '#src/reading/measure.ts';
import type { PriceBook } from './price-book.ts';
import { readWindow, type WindowReading } from './read-window.ts';

/** A window, its reading and its price. */
export interface PricedDraftWindow {
  /** As it is priced: an awning has the drive that its size asks for. */
  readonly window: DraftWindow;
  readonly reading: WindowReading;
  /** The quote or refusal; null while anything is missing. */
  readonly outcome: Quote | Refusal | null;
  /** The buyer's price; null when it cannot be made or is not known yet. */
  readonly price: LinePrice | null;
}

interface CachedPrice {
  readonly unit: Unit;
  readonly book: PriceBook;
  readonly priced: PricedDraftWindow;
}

/** Editing one of many windows does not price the others again. */
const cache = new WeakMap<DraftWindow, CachedPrice>();

/** The price of a window by a price book, or why it cannot be made and its alternatives. */
export function priceWindow(
  window: DraftWindow,
  unit: Unit,
  book: PriceBook,
  quotable: Quotable,
): PricedDraftWindow {
  const before = cache.get(window);
  if (before?.unit === unit && before.book === book) return before.priced;
  const reading = readWindow(window, unit, quotable);
  const outcome =
    reading.line === null || reading.variant === null
      ? null
      : quoteLine(reading.line, reading.variant.product, book.list);
  const price = outcome?.kind === 'quote' ? linePriceFor(outcome, book.list, book.buyer) : null;
  const { choices } = reading;
  const settled = choices === window.choices ? window : { ...window, choices };
  const priced = { window: settled, reading, outcome, price };
  cache.set(window, { unit, book, priced });
  return priced;
}
