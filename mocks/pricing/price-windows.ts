import { DEPOSIT_BP } from '#src/content/terms.ts';
import { assess } from '#src/quoting/assess.ts';
import type { Buyer } from '#src/quoting/buyer.ts';
import type { LinePrice } from '#src/quoting/line-price.ts';
import type { Quote } from '#src/quoting/quote.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import { totalOf, type Total } from '#src/quoting/total.ts';
import type { WindowRow } from '../rows/window.ts';
import { findVariant } from './find-variant.ts';

/** What is paid when ordering. */

/** A list, and for whom it is read. */
export interface PricedFor {
  readonly list: PriceList;
  readonly buyer: Buyer;
}

interface Known {
  readonly variant: string;
  readonly quote: Quote | null;
}
const known = new WeakMap<PriceList, WeakMap<WindowRow['line'], Known>>();

function workOut({ variant, line }: WindowRow, list: PriceList): Quote | null {
  const product = findVariant(variant)?.product;
  const outcome = product === undefined ? null : assess(line, product, list);
  return outcome !== null && 'value' in outcome ? outcome.value : null;
}

/** What a window comes to in a list; null where it is no longer made. Worked out once: rows never change in place. */
export function quoteOf(window: WindowRow, list: PriceList): Quote | null {
  const ofList = known.get(list) ?? new WeakMap<WindowRow['line'], Known>();
  known.set(list, ofList);
  const before = ofList.get(window.line);
  if (before?.variant === window.variant) return before.quote;
  const quote = workOut(window, list);
  ofList.set(window.line, { variant: window.variant, quote });
  return quote;
}

/** Amounts of a line as they go out. */
const serializeAmounts = ({ unitCentavos, onceCentavos, discountCentavos, totalCentavos }: LinePrice) => ({
  unit_centavos: unitCentavos,
  once_centavos: onceCentavos,
  discount_centavos: discountCentavos,
  total_centavos: totalCentavos,
});

const NOTHING: LinePrice = { unitCentavos: 0, onceCentavos: 0, discountCentavos: 0, totalCentavos: 0 };

/** Totals as they go out. */
const serializeTotals = (total: Total) => ({
  holds_iva: total.holdsIva,
  subtotal_centavos: total.subtotalCentavos,
  discount_centavos: total.discountCentavos,
  base_centavos: total.baseCentavos,
  iva_centavos: total.ivaCentavos,
  total_centavos: total.totalCentavos,
  deposit_centavos: total.depositCentavos,
  balance_centavos: total.balanceCentavos,
});

/** Adds quoted windows up. */
export const addUp = (quotes: readonly Quote[], { list, buyer }: PricedFor): Total =>
  totalOf(quotes, list, { buyer, depositBp: DEPOSIT_BP });

const isQuote = (quote: Quote | null): quote is Quote => quote !== null;

/** Windows with what each costs, and what all cost, as they go out. What is no longer made costs nothing. */
export function priceWindows(windows: readonly WindowRow[], prices: PricedFor) {
  const quotes = windows.map((window) => quoteOf(window, prices.list));
  const total = addUp(quotes.filter(isQuote), prices);
  const amounts = total.lines[Symbol.iterator]();
  return {
    windows: windows.map(({ key, name, variant, color, line, mount, measured }, at) => ({
      key,
      name,
      variant,
      color,
      line,
      mount,
      measured,
      ...serializeAmounts(isQuote(quotes[at] ?? null) ? (amounts.next().value ?? NOTHING) : NOTHING),
    })),
    totals: serializeTotals(total),
  };
}
