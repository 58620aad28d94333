import { lowestPrices } from '#src/content/prices/lowest-prices.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Size } from '#src/quoting/measures/size.ts';

/** The price of one piece at a size, with the cheapest control. */
export interface SizePrice {
  readonly centavos: number;
  /** Id of the control. */
  readonly control: string;
}

/** Up to which size or area a lowest price applies. */
type PriceLimit = Size | { readonly areaMm2: number };

export interface LowestPrice extends SizePrice {
  readonly upTo: PriceLimit;
}

/** The lowest public price of a variant, IVA included, and its size limit; null when no list prices it. */
export function priceFrom({ slug }: Pick<Variant, 'slug'>): LowestPrice | null {
  const row = lowestPrices[slug];
  if (row === undefined) return null;
  const [centavos, control, widthOrArea, heightMm] = row;
  const upTo = heightMm === undefined ? { areaMm2: widthOrArea } : { widthMm: widthOrArea, heightMm };
  return { centavos, control, upTo };
}

/** The lowest price among variants; null when none has a price. */
export const lowestOf = (variants: readonly Variant[]): LowestPrice | null =>
  variants
    .map(priceFrom)
    .reduce(
      (lowestYet, price) =>
        price !== null && (lowestYet === null || price.centavos < lowestYet.centavos) ? price : lowestYet,
      null,
    );
