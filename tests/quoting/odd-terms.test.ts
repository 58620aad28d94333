import { describe, expect, it } from 'vitest';
import { quotable } from '#src/content/quotable.ts';
import type { Buyer } from '#src/quoting/money/buyer.ts';
import { totalOf } from '#src/quoting/money/total.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import type { PriceList } from '#src/quoting/rules.ts';
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
const terms = { depositBp: ODD.depositBp, freightCentavos: null };

describe('a quote with a deposit of 37 %, IVA of 8 %, three pieces and discounts that do not come out even', () => {
  const quotes = oddWindows.map(quoteOf);

  it('is exact to the centavo for its maker', () => {
    // IVA 344.2472 → 344.25; deposit 1,719.5158 → 1,719.52
    expect(totalOf(quotes, list, { ...terms, buyer: { kind: 'distributor', tier } })).toMatchObject({
      subtotalCentavos: makerTotals.subtotal_centavos,
      baseCentavos: 430_309,
      ivaCentavos: 34_425,
      totalCentavos: 464_734,
      depositCentavos: 171_952,
      balanceCentavos: 292_782,
    });
  });

  it('is exact to the centavo for their client at a margin of 12.5 %', () => {
    // base 5,311.27 ÷ 1.08 = 4,917.8426 → 4,917.84; deposit 1,965.1699 → 1,965.17
    const buyer: Buyer = { kind: 'client', tier, marginBp: ODD.marginBp };
    expect(totalOf(quotes, list, { ...terms, buyer })).toMatchObject({
      subtotalCentavos: clientTotals.subtotal_centavos,
      baseCentavos: 491_784,
      ivaCentavos: 39_343,
      totalCentavos: 531_127,
      depositCentavos: 196_517,
      balanceCentavos: 334_610,
    });
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
