import type { DraftWindow } from '#src/api/draft.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { assess } from '#src/quoting/assess.ts';
import { linePriceFor } from '#src/quoting/buyer.ts';
import type { Line } from '#src/quoting/line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { sideBySide } from '#src/quoting/steps.ts';
import { writtenMeasure, type Unit } from '#src/quoting/typed-measure.ts';
import { keptChoices, withControl } from './choices.ts';
import type { PriceBook } from './price-book.ts';

/** At most this many of another family hang side by side. */
const MOST_BLINDS = 3;

/** A blind of another family that can be made for a window, in one or in several side by side. */
export interface OtherFamily {
  readonly variant: Variant;
  readonly blinds: number;
  readonly quote: Quote;
  /** The price for the buyer, in centavos. */
  readonly centavos: number;
}

/** The quotes of a line in a variant: with the choices that it shares, or with the needed ones of each control. */
function quotesIn({ product }: Variant, line: Line, kept: Line, { list }: PriceBook): readonly Quote[] {
  const { widthMm, heightMm, quantity } = line;
  const plain = product.controls.map(({ id }) => ({
    widthMm,
    heightMm,
    quantity,
    ...withControl({}, product, id, quantity, list),
  }));
  return [kept, ...plain].flatMap((one) => {
    const outcome = assess(one, product, list);
    return 'value' in outcome ? [outcome.value] : [];
  });
}

/**
 * What other families of blinds can make where one cannot: of each family the fewest blinds side by side, in the same
 * type of fabric if there is one, the cheapest; the families by price. None for awnings: of each, height is another thing.
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
    for (let blinds = 1; blinds <= MOST_BLINDS; blinds += 1) {
      const line = sideBySide({ widthMm, heightMm, quantity }, blinds);
      const offers = variants
        .filter((variant) => variant.family === family)
        .flatMap((variant) => {
          const kept = { ...line, ...keptChoices(choices, variant, line.quantity, book.list) };
          return quotesIn(variant, line, kept, book).map((quote) => ({
            variant,
            blinds,
            quote,
            centavos: linePriceFor(quote, book.list, book.buyer).totalCentavos,
          }));
        });
      const likest = offers.filter(({ variant }) => variant.fabricType === refused.fabricType);
      const [cheapest] = (likest.length > 0 ? likest : offers).toSorted((a, b) => a.centavos - b.centavos);
      if (cheapest === undefined) continue;
      found.push(cheapest);
      break;
    }
  }
  return found.toSorted((a, b) => a.centavos - b.centavos);
}

/** The changes to a window that take such a blind. */
export function applyOtherFamily(
  { variant, blinds, quote: { line } }: OtherFamily,
  unit: Unit,
): Partial<Omit<DraftWindow, 'key'>> {
  const { widthMm, heightMm: _height, quantity, ...choices } = line;
  return {
    family: variant.family,
    variant: variant.slug,
    color: variant.colours[0]?.slug ?? null,
    choices,
    before: null,
    ...(blinds > 1 ? { width: writtenMeasure(widthMm, unit), quantity: String(quantity) } : {}),
  };
}
