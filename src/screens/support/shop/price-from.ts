import { lowestPrices } from '#src/content/prices/lowest-prices.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Size } from '#src/quoting/size.ts';

/** What one costs at a size, moved in the cheapest way that can. */
export interface SizePrice {
  readonly centavos: number;
  /** The name of what moves it. */
  readonly control: string;
}

/** For what a lowest price holds: a size, or so much surface in whatever shape. */
type Reach = Size | { readonly areaMm2: number };

export interface LowestPrice extends SizePrice {
  readonly upTo: Reach;
}

/** The least that a variant costs the public, IVA included, and up to which size; null where no list prices it. */
export function priceFrom({ slug }: Pick<Variant, 'slug'>): LowestPrice | null {
  const row = lowestPrices[slug];
  if (row === undefined) return null;
  const [centavos, control, widthOrArea, heightMm] = row;
  const upTo = heightMm === undefined ? { areaMm2: widthOrArea } : { widthMm: widthOrArea, heightMm };
  return { centavos, control, upTo };
}

/** The least that any of some variants costs. */
export const lowestOf = (variants: readonly Variant[]): LowestPrice | null =>
  variants
    .map(priceFrom)
    .reduce(
      (lowestYet, price) =>
        price !== null && (lowestYet === null || price.centavos < lowestYet.centavos) ? price : lowestYet,
      null,
    );
