import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { sayDrawback } from '#src/features/window-words/reason-texts.ts';
import { inCurrency } from '#src/format/money.ts';
import { amountFor } from '#src/quoting/money/buyer.ts';
import type { Quote } from '#src/quoting/quote.ts';
import type { Drawback } from '#src/quoting/reasons/drawback.ts';

/** What the cloths of one blind cost the buyer, and the same fabric in one piece. */
function clothPrices({ cloths, made, family }: Quote, { list, buyer }: PriceBook): string | null {
  if (cloths === null) return null;
  const price = (centavos: number) => inCurrency(amountFor(centavos, 0, family, list, buyer));
  const count = String(made.widthsMm.length);
  return `Cada lienzo se cobra con su propio mínimo: los ${count} cuestan ${price(cloths.centavos)}; en uno solo serían ${price(cloths.inOneCentavos)}.`;
}

/** The texts of drawbacks of a quote, with the buyer's prices where they are about money. */
export const drawbackTexts = (
  quote: Quote,
  drawbacks: readonly Drawback[],
  book: PriceBook,
): readonly string[] =>
  drawbacks.map((drawback) => {
    const prices = drawback === 'minimum-per-cloth' ? clothPrices(quote, book) : null;
    return prices ?? sayDrawback(drawback);
  });
