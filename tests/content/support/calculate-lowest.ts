import { publicPrices } from '#src/content/prices/public.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { quotesAt } from '#src/features/product/price-at.ts';
import type { LowestPrice } from '#src/features/product/price-from.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import type { Quote } from '#src/quoting/quote.ts';

const smallestOf = ({ product: { limits, projections } }: Variant): readonly Size[] =>
  projections?.map(({ minWidthMm, projectionMm }) => ({ widthMm: minWidthMm, heightMm: projectionMm })) ?? [
    { widthMm: limits.minWidthMm, heightMm: limits.minHeightMm },
  ];

function reachOf({ line, product, perBlind }: Quote): LowestPrice['upTo'] {
  const billed = perBlind.find(({ part }) => part === 'blind')?.billed;
  if (billed?.by === 'grid') return { widthMm: billed.widthMm, heightMm: billed.heightMm };
  const basis = publicPrices.products[product];
  if (basis?.kind === 'area' && basis.minimum.rule === 'per-area') return { areaMm2: basis.minimum.areaMm2 };
  if (basis?.kind === 'area' && basis.minimum.rule === 'per-side') {
    return { widthMm: basis.minimum.widthMm, heightMm: basis.minimum.heightMm };
  }
  return { widthMm: line.widthMm, heightMm: line.heightMm };
}

/** The lowest public price of a variant, as the engine quotes it; null when no list prices it. */
export function calculateLowest(variant: Variant): LowestPrice | null {
  const [quote] = smallestOf(variant)
    .flatMap((size) => quotesAt(variant, size))
    .toSorted((a, b) => a.totalCentavos - b.totalCentavos);
  return quote === undefined
    ? null
    : { centavos: quote.totalCentavos, control: quote.made.control.id, upTo: reachOf(quote) };
}
