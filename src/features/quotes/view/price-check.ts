import type { OnDemandState } from '#machines/support/on-demand.ts';
import type { OwnPrices } from '#src/api/contract/assumed/price-list.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { renewalOf, type Renewal } from '../renewal/renewal.ts';
import { isPricedBy } from '../status/quote-status.ts';

/**
 * A quote's prices beside today's: the same list's, what changed, still being looked up, or not known because something did
 * not load.
 */
export type PriceCheck = 'looking' | 'unknown' | 'same' | Renewal;

interface Today {
  /** Today's prices; null until they arrive. */
  readonly prices: OwnPrices | null;
  readonly arePricesLoading: boolean;
  readonly quotable: OnDemandState<Quotable>;
}

/** Compares a quote's prices with today's, as far as both are loaded. */
export function priceCheck(quote: SavedQuote, { prices, arePricesLoading, quotable }: Today): PriceCheck {
  if (prices === null) return arePricesLoading ? 'looking' : 'unknown';
  if (isPricedBy(quote, prices.list)) return 'same';
  if (quotable === 'loading') return 'looking';
  return quotable === 'failed' ? 'unknown' : renewalOf(quote, quotable, ownBook(prices));
}
