import { publicPrices } from '#src/content/prices/public.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { assess } from '#src/quoting/assess.ts';
import type { Quote } from '#src/quoting/quote.ts';
import type { Size } from '#src/quoting/size.ts';

/** What one costs at a size, moved in the cheapest way that can. */
export interface SizePrice {
  readonly centavos: number;
  /** The name of what moves it. */
  readonly control: string;
}

/** For what a lowest price holds: a size, or so much surface in whatever shape. */
export type Reach = Size | { readonly areaMm2: number };

export interface LowestPrice extends SizePrice {
  readonly upTo: Reach;
}

/** Quotes with every control and from every roll; the cheapest first. Our own tables need no decoding. */
function quotesAt({ product }: Variant, size: Size): readonly Quote[] {
  const rolls = product.fabric?.rolls.map(({ widthMm }) => widthMm) ?? [undefined];
  return product.controls
    .flatMap(({ id }) =>
      rolls.flatMap((rollMm) => {
        const outcome = assess({ ...size, quantity: 1, control: id, rollMm }, product, publicPrices);
        return 'value' in outcome ? [outcome.value] : [];
      }),
    )
    .toSorted((a, b) => a.totalCentavos - b.totalCentavos);
}

const priceOf = ({ totalCentavos, made }: Quote): SizePrice => ({
  centavos: totalCentavos,
  control: made.control.id,
});

/** The public price of a variant at a size, IVA included; null where it is not made so. */
export function priceAt(variant: Variant, size: Size): SizePrice | null {
  const [quote] = quotesAt(variant, size);
  return quote === undefined ? null : priceOf(quote);
}

const smallestOf = ({ product: { limits, projections } }: Variant): readonly Size[] =>
  projections?.map(({ minWidthMm, projectionMm }) => ({ widthMm: minWidthMm, heightMm: projectionMm })) ?? [
    { widthMm: limits.minWidthMm, heightMm: limits.minHeightMm },
  ];

function reachOf({ line, product, perBlind }: Quote): Reach {
  const billed = perBlind.find(({ part }) => part === 'blind')?.billed;
  if (billed?.by === 'grid') return { widthMm: billed.widthMm, heightMm: billed.heightMm };
  const basis = publicPrices.products[product];
  if (basis?.kind === 'area' && basis.minimum.rule === 'per-area') return { areaMm2: basis.minimum.areaMm2 };
  if (basis?.kind === 'area' && basis.minimum.rule === 'per-side') {
    return { widthMm: basis.minimum.widthMm, heightMm: basis.minimum.heightMm };
  }
  return { widthMm: line.widthMm, heightMm: line.heightMm };
}

const lowest = new WeakMap<Variant, LowestPrice | null>();

/** The least that a variant costs the public, IVA included, and up to which size; null where no list prices it. */
export function priceFrom(variant: Variant): LowestPrice | null {
  const known = lowest.get(variant);
  if (known !== undefined) return known;
  const [quote] = smallestOf(variant)
    .flatMap((size) => quotesAt(variant, size))
    .toSorted((a, b) => a.totalCentavos - b.totalCentavos);
  const price = quote === undefined ? null : { ...priceOf(quote), upTo: reachOf(quote) };
  lowest.set(variant, price);
  return price;
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
