import { catalogue } from '#src/content/catalogue.ts';

type Variant = (typeof catalogue.variants)[number];
type Colour = Variant['colours'][number];

const variants = new Map(catalogue.variants.map((variant) => [variant.slug, variant]));

/** A variant that is sold. */
export const findVariant = (slug: string): Variant | undefined => variants.get(slug);

/** One of its colours that is made. */
export const findColour = ({ colours }: Variant, slug: string): Colour | undefined =>
  colours.find((colour) => colour.slug === slug);
