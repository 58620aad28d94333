import type { PricedWindow, Totals } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { addIva } from '#src/quoting/iva.ts';
import { linePrice, type LinePrice } from '#src/quoting/line-price.ts';
import { priceAtMargin } from '#src/quoting/margin.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { totalOf, type Total } from '#src/quoting/total.ts';
import { DEPOSIT_BP } from '../../quoting/price-book.ts';

/** What a quote costs somebody: each window, in the order of the quote, and all of them. */
export interface Prices {
  readonly windows: readonly LinePrice[];
  readonly totals: Totals;
}

const amountsOf = (window: PricedWindow): LinePrice => ({
  unitCentavos: window.unit_centavos,
  onceCentavos: window.once_centavos,
  discountCentavos: window.discount_centavos,
  totalCentavos: window.total_centavos,
});

/** What it costs whoever made it. */
export const ownPrices = ({ windows, totals }: SavedQuote): Prices => ({
  windows: windows.map(amountsOf),
  totals,
});

/** Whether its maker buys at a price of their own, which no client is shown. */
export const hasCost = ({ totals, client_totals }: Pick<SavedQuote, 'totals' | 'client_totals'>): boolean =>
  !totals.holds_iva || client_totals !== null;

/** What a client pays for a window that costs the maker so much: the engine's arithmetic, on the amounts that were kept. */
function atMargin(window: PricedWindow, marginBp: number, ivaBp: number): LinePrice {
  const forClient = (cost: number) => addIva(priceAtMargin(cost, marginBp), ivaBp).totalCentavos;
  return linePrice(forClient(window.unit_centavos), forClient(window.once_centavos), window.line);
}

const sum = (prices: readonly LinePrice[]) =>
  prices.reduce((all, { totalCentavos }) => all + totalCentavos, 0);

const wireTotals = (total: Total): Totals => ({
  holds_iva: total.holdsIva,
  subtotal_centavos: total.subtotalCentavos,
  discount_centavos: total.discountCentavos,
  base_centavos: total.baseCentavos,
  iva_centavos: total.ivaCentavos,
  total_centavos: total.totalCentavos,
  deposit_centavos: total.depositCentavos,
  balance_centavos: total.balanceCentavos,
});

/** What the public pays today; null where something of it is no longer made. */
function publicPricesOf({ windows }: SavedQuote, { variantOf, publicPrices }: Quotable): Prices | null {
  const quotes: Quote[] = [];
  for (const { variant, line } of windows) {
    const product = variantOf(variant)?.product;
    const outcome = product === undefined ? null : quoteLine(line, product, publicPrices);
    if (outcome?.kind !== 'quote') return null;
    quotes.push(outcome);
  }
  const total = totalOf(quotes, publicPrices, { buyer: { kind: 'public' }, depositBp: DEPOSIT_BP });
  return { windows: total.lines, totals: wireTotals(total) };
}

/**
 * What the client is shown: with a margin what leaves it, else what the public pays. null where that cannot be told:
 * the public's prices of an older list are the server's alone, and a sum that is not the server's is shown to nobody.
 * @param isToday whether the quote was priced by the list that holds today
 */
export function clientPrices(quote: SavedQuote, quotable: Quotable, isToday: boolean): Prices | null {
  const { margin_bp: marginBp, client_totals: totals, windows } = quote;
  if (!hasCost(quote)) return ownPrices(quote);
  if (marginBp === null || totals === null) return isToday ? publicPricesOf(quote, quotable) : null;
  const prices = windows.map((window) => atMargin(window, marginBp, quotable.publicPrices.ivaBp));
  return sum(prices) === totals.subtotal_centavos ? { windows: prices, totals } : null;
}
