import { describe, expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import type { Buyer } from '#src/quoting/buyer.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import { totalOf, type Total } from '#src/quoting/total.ts';
import { clientTotals, makerTotals, ODD, oddWindows } from '#tests/features/papers/odd-figures.ts';

/** A line of the odd quote, at its maker's price. */
function quoteOf({ variant, line, unit_centavos, once_centavos }: (typeof oddWindows)[number]): Quote {
  const product = quotable.variantOf(variant)?.product;
  const made = product && quoteLine(line, product, quotable.publicPrices);
  if (made?.kind !== 'quote') throw new Error(`${variant} cannot be made so`);
  return { ...made, unitCentavos: unit_centavos, onceCentavos: once_centavos, perBlind: [], perLine: [] };
}

const list: PriceList = { ...quotable.publicPrices, amounts: 'before-iva', ivaBp: ODD.ivaBp };
const tier = { id: 'llano', discountBp: 0 };
const terms = {
  discount: { kind: 'part', basisPoints: ODD.discountBp },
  depositBp: ODD.depositBp,
} as const;

const onWire = (total: Total) => ({
  holds_iva: total.holdsIva,
  subtotal_centavos: total.subtotalCentavos,
  discount_centavos: total.discountCentavos,
  base_centavos: total.baseCentavos,
  iva_centavos: total.ivaCentavos,
  total_centavos: total.totalCentavos,
  deposit_centavos: total.depositCentavos,
  balance_centavos: total.balanceCentavos,
});

describe('a quote with a deposit of 37 %, IVA of 8 %, three pieces and discounts that do not come out even', () => {
  const quotes = oddWindows.map(quoteOf);

  it.each<[string, Buyer, typeof makerTotals]>([
    ['its maker', { kind: 'distributor', tier }, makerTotals],
    ['their client at a margin of 12.5 %', { kind: 'client', tier, marginBp: ODD.marginBp }, clientTotals],
  ])('is exact to the centavo for %s', (_, buyer, totals) => {
    expect(onWire(totalOf(quotes, list, { ...terms, buyer }))).toEqual(totals);
  });

  it('has lines that are exact to the centavo', () => {
    const linesFor = (buyer: Buyer) => totalOf(quotes, list, { ...terms, buyer }).lines;
    expect(linesFor({ kind: 'distributor', tier })).toEqual(
      oddWindows.map((window) => ({
        unitCentavos: window.unit_centavos,
        onceCentavos: window.once_centavos,
        discountCentavos: window.discount_centavos,
        totalCentavos: window.total_centavos,
      })),
    );
    expect(linesFor({ kind: 'client', tier, marginBp: ODD.marginBp })).toEqual([
      { unitCentavos: 152_382, onceCentavos: 10_538, discountCentavos: 58_461, totalCentavos: 409_223 },
      { unitCentavos: 121_904, onceCentavos: 0, discountCentavos: 0, totalCentavos: 121_904 },
    ]);
  });
});
