import { items } from './items.ts';
import { devices } from './motorization.ts';
import { publicPrices } from './prices/public.ts';
import type { Variant } from './schema/variant.ts';
import { variants } from './variants.ts';

const bySlug = new Map(variants.map((variant) => [variant.slug, variant]));

const names = new Map(
  [...items, ...devices].map(({ slug, name }): readonly [string, string] => [slug, name]),
);

const codes = new Map(devices.map(({ slug, code }): readonly [string, string] => [slug, code]));

/** All that a quote is worked out from, for those who quote: products with their rules, the public prices, names. */
export const quotable = {
  variants,
  publicPrices,
  /** A variant by its word in addresses; undefined where it is not, or no longer, sold. */
  variantOf: (slug: string | null): Variant | undefined => (slug === null ? undefined : bySlug.get(slug)),
  /** What a price list's item is called. */
  nameOf: (id: string): string => names.get(id) ?? id,
  /** The code of a motor or a remote; the name itself for anything else. */
  codeOf: (id: string): string => codes.get(id) ?? id,
};

export type Quotable = typeof quotable;

/** The products, and what they and their parts are called. */
export type NamedProducts = Pick<Quotable, 'variantOf' | 'nameOf' | 'codeOf'>;
