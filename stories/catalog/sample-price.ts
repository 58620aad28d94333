import { distributorPrices } from '#src/content/prices/distributor.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { PriceList } from '#src/quoting/rules.ts';

const money = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
});
const metres = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A usual size: 1.50 × 1.50 m for a blind, 3.00 m wide and the first projection for an awning with arms. */
export function usualSize({ product }: Variant) {
  const { limits, projections } = product;
  if (projections === undefined) return { widthMm: 1_500, heightMm: 1_500 };
  return { widthMm: Math.min(3_000, limits.maxWidthMm), heightMm: projections[0]?.projectionMm ?? 1_500 };
}

/** The size as text, and its price on both lists. */
export function samplePrice(variant: Variant) {
  const size = usualSize(variant);
  const pesos = (list: PriceList) => {
    const answer = quoteLine({ ...size, quantity: 1 }, variant.product, list);
    return answer.kind === 'quote' ? money.format(answer.totalCentavos / 100) : 'no se hace';
  };
  return {
    size: `${metres.format(size.widthMm / 1_000)} × ${metres.format(size.heightMm / 1_000)} m`,
    open: pesos(publicPrices),
    distributor: pesos(distributorPrices),
  };
}
