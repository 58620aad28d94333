import { useParams } from 'react-router-dom';
import type { Entry } from '#src/content/entries.ts';
import { families } from '#src/content/families.ts';
import { whyOf, type Named, type Suggestion } from '#src/content/find/nearest.ts';
import { atDetails } from '#src/content/find/places.ts';
import { entryOf, variantIn } from '#src/content/find/variants.ts';
import { humanise } from '#src/content/humanise.ts';
import type { ProductId } from '#src/content/schema/vocabulary.ts';
import { detailsHref, familyHref } from '#src/features/product/addresses.ts';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';
import { drawingOfEntry } from '#src/features/product/drawing-of.ts';
import { useFamily } from '#src/features/product/family.ts';
import { NotFoundPage, type NearMatch } from '#src/features/shop-page/not-found-page.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { VariantDetails } from './page/variant-details.tsx';

/** A suggestion of a catalog entry, with its drawing. */
const entryMatch = (entry: Entry, why: string): NearMatch => ({
  to: detailsHref(entry),
  name: entry.name,
  why,
  picture: <ProductDrawing decorative {...drawingOfEntry(entry)} aspect={1.4} />,
});

/** Suggestions from the search for similar names. */
const variantMatches = (suggestions: readonly Suggestion<Named>[]): readonly NearMatch[] =>
  suggestions.flatMap((suggestion) => {
    const entry = entryOf(suggestion.item.slug);
    return entry === undefined ? [] : [entryMatch(entry, whyOf(suggestion))];
  });

interface Product {
  readonly route: 'blindDetails' | 'awningDetails';
  /** The product that it may be confused with. */
  readonly other: ProductId;
  readonly notFoundTitle: string;
  readonly otherProductText: (name: string) => string;
  readonly unknownText: (word: string) => string;
}

const products: Readonly<Record<ProductId, Product>> = {
  persianas: {
    route: 'blindDetails',
    other: 'toldos',
    notFoundTitle: 'No tenemos esa persiana',
    otherProductText: (name) => `${name} es un toldo, no una persiana: su página es otra.`,
    unknownText: (word) => `Ninguna de nuestras persianas se llama «${word}».`,
  },
  toldos: {
    route: 'awningDetails',
    other: 'persianas',
    notFoundTitle: 'No tenemos ese toldo',
    otherProductText: (name) => `${name} es una persiana, no un toldo: su página es otra.`,
    unknownText: (word) => `Ninguno de nuestros toldos se llama «${word}».`,
  },
};

/** The page of a blind or an awning in the colour that the address names; else suggestions. */
export function DetailsPage({ product }: { readonly product: ProductId }) {
  const { variant = '', color } = useParams();
  const place = atDetails(product, { variant });
  if (place.found) return <Found product={product} entry={place.entry} colourSlug={color} />;
  const { route, other, notFoundTitle, otherProductText, unknownText } = products[product];
  const elsewhere = atDetails(other, { variant });
  return (
    <NotFoundPage
      crumbs={breadcrumbsTo(route)}
      title={notFoundTitle}
      lead={elsewhere.found ? otherProductText(elsewhere.entry.name) : unknownText(humanise(variant))}
      nearest={
        elsewhere.found ? [entryMatch(elsewhere.entry, elsewhere.family.one)] : variantMatches(place.nearest)
      }
      all={families
        .filter((family) => family.product === product)
        .map((family) => ({ name: family.name, to: familyHref(family) }))}
    />
  );
}

interface FoundProps {
  readonly product: ProductId;
  readonly entry: Entry;
  readonly colourSlug: string | undefined;
}

function Found({ product, entry, colourSlug }: FoundProps) {
  const family = useFamily(entry.family);
  const variant = variantIn(family, entry.slug);
  if (variant === undefined) return null;
  return (
    <VariantDetails
      variant={variant}
      family={family}
      colourSlug={colourSlug}
      crumbs={breadcrumbsTo(products[product].route, { variant: entry.slug })}
    />
  );
}
