import { brazosRetractiles } from './awnings/brazos-retractiles.ts';
import { capotas } from './awnings/capotas.ts';
import { pergolas } from './awnings/pergolas.ts';
import { toldosVerticales } from './awnings/verticales.ts';
import { enrollables } from './blinds/enrollables.ts';
import { horizontales } from './blinds/horizontales.ts';
import { panelJapones } from './blinds/panel-japones.ts';
import { romanas } from './blinds/romanas.ts';
import { sheerElegance } from './blinds/sheer-elegance.ts';
import { verticales } from './blinds/verticales.ts';
import { items } from './items.ts';
import { devices } from './motorization.ts';
import { publicPrices } from './prices/public.ts';
import type { Variant } from './schema/variant.ts';

/** Every variant, in the order in which they are shown. */
const variants: readonly Variant[] = [
  ...enrollables,
  ...sheerElegance,
  ...romanas,
  ...verticales,
  ...panelJapones,
  ...horizontales,
  ...brazosRetractiles,
  ...toldosVerticales,
  ...capotas,
  ...pergolas,
];

const bySlug = new Map(variants.map((variant) => [variant.slug, variant]));

const names = new Map(
  [...items, ...devices].map(({ slug, name }): readonly [string, string] => [slug, name]),
);

/** All that a quote is worked out from, for those who quote: products with their rules, the public prices, names. */
export const quotable = {
  variants,
  publicPrices,
  /** A variant by its word in addresses; undefined where it is not, or no longer, sold. */
  variantOf: (slug: string | null): Variant | undefined => (slug === null ? undefined : bySlug.get(slug)),
  /** What a price list's item is called. */
  nameOf: (id: string): string => names.get(id) ?? id,
};

export type Quotable = typeof quotable;
