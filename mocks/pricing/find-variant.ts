import { catalog } from '#src/content/catalog.ts';

type Variant = (typeof catalog.variants)[number];
type Colour = Variant['colours'][number];

const variants = new Map(catalog.variants.map((variant) => [variant.slug, variant]));

/** Returns a variant on sale. */
export const findVariant = (slug: string): Variant | undefined => variants.get(slug);

/** Returns an available colour of a variant. */
export const findColour = ({ colours }: Variant, slug: string): Colour | undefined =>
  colours.find((colour) => colour.slug === slug);
