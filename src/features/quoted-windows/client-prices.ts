import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { ivaBpIn, promiseFor, type Prices } from '#src/promise/promise.ts';
import { addIva } from '#src/quoting/money/iva.ts';
import { linePrice, type LinePrice } from '#src/quoting/money/line-price.ts';
import { priceAtMargin } from '#src/quoting/money/margin.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { hasCost } from './has-cost.ts';

export const amountsOf = (window: PricedWindow): LinePrice => ({
  unitCentavos: window.unit_centavos,
  onceCentavos: window.once_centavos,
  discountCentavos: window.discount_centavos,
  totalCentavos: window.total_centavos,
});

/** The prices that a copy of a quote holds: the maker's, or in the client's copy the client's. */
export const ownPrices = ({ windows, totals }: Pick<SavedQuote, 'windows' | 'totals'>): Prices => ({
  windows: windows.map(amountsOf),
  totals,
});

/** The margins of windows that have their own, by their keys. */
export const marginsOf = ({
  line_margins: margins = [],
}: Pick<SavedQuote, 'line_margins'>): ReadonlyMap<string, number> =>
  new Map(margins.map(({ key, margin_bp }) => [key, margin_bp]));

/** What a client pays for a window at a margin, computed from the saved cost with the engine's arithmetic. */
function atMargin(window: PricedWindow, marginBp: number, ivaBp: number): LinePrice {
  const forClient = (cost: number) => addIva(priceAtMargin(cost, marginBp), ivaBp).totalCentavos;
  return linePrice(forClient(window.unit_centavos), forClient(window.once_centavos), window.line);
}

const sum = (prices: readonly LinePrice[]) =>
  prices.reduce((all, { totalCentavos }) => all + totalCentavos, 0);

/** The public prices today; null when a window is no longer made. */
function publicPricesOf(
  { windows, postal_code }: SavedQuote,
  { variantOf, publicPrices }: Quotable,
): Prices | null {
  const quotes: Quote[] = [];
  for (const { variant, line } of windows) {
    const product = variantOf(variant)?.product;
    const outcome = product === undefined ? null : quoteLine(line, product, publicPrices);
    if (outcome?.kind !== 'quote') return null;
    quotes.push(outcome);
  }
  return promiseFor(placeOf(postal_code)).prices(quotes, { list: publicPrices, buyer: { kind: 'public' } });
}

/**
 * The prices shown to the client: those with the margin, else the public prices. null when not known: only the server
 * has the public prices of an older list, and prices that do not add up to the server's total are not shown.
 * @param isToday whether the quote was priced by today's price list
 */
export function clientPrices(quote: SavedQuote, quotable: Quotable, isToday: boolean): Prices | null {
  const { margin_bp: marginBp, client_totals: totals, windows } = quote;
  if (!hasCost(quote)) return ownPrices(quote);
  if (marginBp === null || totals === null) return isToday ? publicPricesOf(quote, quotable) : null;
  const own = marginsOf(quote);
  const ivaBp = ivaBpIn(totals, quotable.publicPrices.ivaBp);
  const prices = windows.map((window) => atMargin(window, own.get(window.key) ?? marginBp, ivaBp));
  return sum(prices) === totals.subtotal_centavos ? { windows: prices, totals } : null;
}
