import type { DraftWindow } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { linePriceFor } from '#src/quoting/buyer.ts';
import type { LinePrice } from '#src/quoting/line-price.ts';
import type { Quote, Refusal } from '#src/quoting/quote.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Unit } from '#src/quoting/typed-measure.ts';
import type { PriceBook } from './price-book.ts';
import { readWindow, type WindowReading } from './read-window.ts';

/** A window with what came of it. */
export interface PricedDraftWindow {
  readonly window: DraftWindow;
  readonly reading: WindowReading;
  /** null while anything is missing. */
  readonly outcome: Quote | Refusal | null;
  /** What it costs the buyer; null where it cannot be made or is not known yet. */
  readonly price: LinePrice | null;
}

interface Known {
  readonly unit: Unit;
  readonly book: PriceBook;
  readonly priced: PricedDraftWindow;
}

/** Of five hundred windows one is typed at: the others are not worked out again. */
const known = new WeakMap<DraftWindow, Known>();

/** What a window costs by a book of prices, or why it cannot be made and what can in its place. */
export function priceWindow(
  window: DraftWindow,
  unit: Unit,
  book: PriceBook,
  quotable: Quotable,
): PricedDraftWindow {
  const before = known.get(window);
  if (before?.unit === unit && before.book === book) return before.priced;
  const reading = readWindow(window, unit, quotable);
  const outcome =
    reading.line === null || reading.variant === null
      ? null
      : quoteLine(reading.line, reading.variant.product, book.list);
  const price = outcome?.kind === 'quote' ? linePriceFor(outcome, book.list, book.buyer) : null;
  const priced = { window, reading, outcome, price };
  known.set(window, { unit, book, priced });
  return priced;
}
