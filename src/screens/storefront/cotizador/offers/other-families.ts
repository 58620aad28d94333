import type { Choices, Offered } from '#src/api/draft.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { keptChoices, withControl } from '#src/features/draft-windows/choices.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import type { Line } from '#src/quoting/line.ts';
import { assess } from '#src/quoting/making/assess.ts';
import { linePriceFor } from '#src/quoting/money/buyer.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { sideBySide } from '#src/quoting/steps.ts';

/** At most this many of another family hang side by side. */
const MOST_BLINDS_OF_OTHERS = 3;

/** A blind of another family that can be made for a window, in one or in several side by side. */
export interface OtherFamily {
  readonly variant: Variant;
  readonly blinds: number;
  readonly quote: Quote;
  /** The price for the buyer, in centavos. */
  readonly centavos: number;
}

/** The quote of a line in a variant with the choices that it shares, else those with each of its controls. */
function quotesIn(variant: Variant, line: Line, choices: Choices, { list }: PriceBook): readonly Quote[] {
  const { product } = variant;
  const quote = (chosen: Choices) => {
    const outcome = assess({ ...line, ...chosen }, product, list);
    return 'value' in outcome ? [outcome.value] : [];
  };
  const kept = keptChoices(choices, variant, line.quantity, list);
  const quotes = quote(kept);
  return quotes.length > 0
    ? quotes
    : product.controls.flatMap(({ id }) => quote(withControl(kept, product, id, line.quantity, list)));
}

/**
 * What other families of blinds can make where one cannot: of each family the fewest blinds side by side, in the same
 * type of fabric if there is one, the cheapest; then by number and by price. None for awnings, because their second measure
 * differs from family to family.
 */
export function otherFamilies(
  { widthMm, heightMm, quantity, ...choices }: Line,
  refused: Variant,
  { variants }: Quotable,
  book: PriceBook,
): readonly OtherFamily[] {
  if (familyOf(refused.family).product !== 'persianas') return [];
  const others = new Set(variants.map(({ family }) => family).filter((family) => family !== refused.family));
  const found: OtherFamily[] = [];
  for (const family of others) {
    if (familyOf(family).product !== 'persianas') continue;
    for (let blinds = 1; blinds <= MOST_BLINDS_OF_OTHERS; blinds += 1) {
      const line = sideBySide({ widthMm, heightMm, quantity }, blinds);
      const offers = variants
        .filter((variant) => variant.family === family)
        .flatMap((variant) =>
          quotesIn(variant, line, choices, book).map((quote) => ({
            variant,
            blinds,
            quote,
            centavos: linePriceFor(quote, book.list, book.buyer).totalCentavos,
          })),
        );
      const likest = offers.filter(({ variant }) => variant.fabricType === refused.fabricType);
      const [cheapest] = (likest.length > 0 ? likest : offers).toSorted((a, b) => a.centavos - b.centavos);
      if (cheapest === undefined) continue;
      found.push(cheapest);
      break;
    }
  }
  return found.toSorted((a, b) => a.blinds - b.blinds || a.centavos - b.centavos);
}

/** Such a blind as an offer, in the first colour of its fabric. */
export const offeredFamily = ({ variant, quote: { line } }: OtherFamily): Offered => ({
  family: variant.family,
  variant: variant.slug,
  color: variant.colours[0]?.slug ?? null,
  line,
});
