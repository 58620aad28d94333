import { promiseFor, type Prices } from '#src/promise/promise.ts';
import { drawbacksOfOffer } from '#src/quoting/asked.ts';
import { assess } from '#src/quoting/making/assess.ts';
import type { Buyer, SoldLine } from '#src/quoting/money/buyer.ts';
import type { LinePrice } from '#src/quoting/money/line-price.ts';
import type { OwnLine } from '#src/quoting/money/own-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import { windowOf, type WindowRow } from '../rows/window.ts';
import { findVariant } from './find-variant.ts';
import { placeOf } from './place.ts';

/** A price list and its buyer. */
export interface PricedFor {
  readonly list: PriceList;
  readonly buyer: Buyer;
  /** The margins of windows that have their own, by their keys. */
  readonly margins?: ReadonlyMap<string, number>;
  /** What a dealer adds to their client's price. */
  readonly own?: readonly OwnLine[];
  /** Whether the client pays whole tens of pesos. */
  readonly isRounded?: boolean;
}

interface CachedQuote {
  readonly variant: string;
  readonly quote: Quote | null;
}
const cache = new WeakMap<PriceList, WeakMap<WindowRow['line'], CachedQuote>>();

function calculateQuote({ variant, line }: WindowRow, list: PriceList): Quote | null {
  const product = findVariant(variant)?.product;
  const outcome = product === undefined ? null : assess(line, product, list);
  return outcome !== null && 'value' in outcome ? outcome.value : null;
}

/** Returns a window's quote in a list; null when it is no longer made. Cached, because rows are never mutated. */
function quoteOf(window: WindowRow, list: PriceList): Quote | null {
  const ofList = cache.get(list) ?? new WeakMap<WindowRow['line'], CachedQuote>();
  cache.set(list, ofList);
  const cached = ofList.get(window.line);
  if (cached?.variant === window.variant) return cached.quote;
  const quote = calculateQuote(window, list);
  ofList.set(window.line, { variant: window.variant, quote });
  return quote;
}

/** Returns the amounts of a line, as the server sends them. */
export const serializeAmounts = ({
  unitCentavos,
  onceCentavos,
  discountCentavos,
  totalCentavos,
}: LinePrice) => ({
  unit_centavos: unitCentavos,
  once_centavos: onceCentavos,
  discount_centavos: discountCentavos,
  total_centavos: totalCentavos,
});

const NOTHING: LinePrice = { unitCentavos: 0, onceCentavos: 0, discountCentavos: 0, totalCentavos: 0 };

/** The quotes of windows, each with the margin that it has alone. */
export const soldLines = (
  windows: readonly Pick<WindowRow, 'key'>[],
  quotes: readonly (Quote | null)[],
  { margins }: PricedFor,
): readonly SoldLine[] =>
  windows.flatMap(({ key }, at) => {
    const quote = quotes[at] ?? null;
    return quote === null ? [] : [{ ...quote, marginBp: margins?.get(key) }];
  });

/** Adds up quoted windows that are delivered to a postcode. */
export const addUp = (quotes: readonly SoldLine[], prices: PricedFor, postcode: string | null): Prices =>
  promiseFor(placeOf(postcode)).prices(quotes, prices);

/**
 * Returns windows with their prices and the totals for their place, as the server sends them. A window that is no longer made costs
 * nothing.
 */
export function priceWindows(windows: readonly WindowRow[], prices: PricedFor, postcode: string | null) {
  const quotes = windows.map((window) => quoteOf(window, prices.list));
  const sum = addUp(soldLines(windows, quotes, prices), prices, postcode);
  const amounts = sum.windows[Symbol.iterator]();
  return {
    windows: windows.map((window, at) => {
      const quote = quotes[at] ?? null;
      return {
        ...windowOf(window),
        drawbacks:
          quote === null ? null : [...quote.drawbacks, ...drawbacksOfOffer(window.asked, window.line)],
        ...serializeAmounts(quote !== null ? (amounts.next().value ?? NOTHING) : NOTHING),
      };
    }),
    totals: sum.totals,
  };
}
