import type { Line } from '../line.ts';
import { blindComponents, centavosOf, itemComponents, type Component } from '../money/components.ts';
import { linePrice } from '../money/line-price.ts';
import { after, every, refused, type Outcome } from '../outcome.ts';
import type { Quote } from '../quote.ts';
import { drawbacksOf } from '../reasons/drawbacks.ts';
import type { PriceList, Product } from '../rules.ts';
import { splitWidth } from './fabric-cut.ts';
import { clothSizes, needsPerBlind, needsPerLine } from './needed-components.ts';
import { constructionOf } from './plan-construction.ts';

/** Returns one reason, not two, when a projection is not made: it then has no price either. */
const isBetweenArms = ({ heightMm }: Line, { projections }: Product) =>
  projections?.every(({ projectionMm }) => projectionMm !== heightMm) ?? false;

/** The price of several cloths, and of the same fabric in one piece, where each cloth's own minimum makes them dearer. */
function dearerCloths(
  line: Line,
  product: Product,
  list: PriceList,
  cloths: readonly Component[],
): Quote['cloths'] {
  if (cloths.length < 2) return null;
  const inOne = blindComponents(product, list, [line]);
  if ('reasons' in inOne) return null;
  const both = { centavos: centavosOf(cloths), inOneCentavos: centavosOf(inOne.value) };
  // Cloths of whole millimetres may differ from one piece by a rounding.
  return both.centavos - both.inOneCentavos > cloths.length ? both : null;
}

/** Prices one line without changing it, or returns every reason why it cannot be made. */
export function assess(line: Line, product: Product, list: PriceList): Outcome<Quote> {
  const made = constructionOf(line, product);
  const blinds = isBetweenArms(line, product)
    ? refused()
    : blindComponents(product, list, clothSizes(line, splitWidth(line.widthMm, line.cloths ?? 1)));
  const items = after(every({ made, blinds }), (parts) => {
    const wholeCentavos = centavosOf(parts.blinds);
    return every({
      perBlind: itemComponents(needsPerBlind(line, product, parts.made), list, wholeCentavos),
      perLine: itemComponents(needsPerLine(line, parts.made), list, wholeCentavos),
    });
  });
  const parts = every({ made, blinds, items });
  if ('reasons' in parts) return parts;
  const { perLine } = parts.value.items;
  const cloths = dearerCloths(line, product, list, parts.value.blinds);
  const perBlind = [...parts.value.blinds, ...parts.value.items.perBlind];
  return {
    value: {
      kind: 'quote',
      line,
      product: product.id,
      family: product.family,
      priceList: { id: list.id, version: list.version },
      made: parts.value.made,
      drawbacks: drawbacksOf(line, product, parts.value.made, cloths !== null),
      cloths,
      perBlind,
      perLine,
      ...linePrice(centavosOf(perBlind), centavosOf(perLine), line),
    },
  };
}
