import type { Entry } from '#src/content/entries.ts';
import { whyOf, type Named, type Suggestion } from '#src/content/find/nearest.ts';
import { entryOf } from '#src/content/find/variants.ts';
import { detailsHref } from '#src/features/product/addresses.ts';
import { drawingOfEntry } from '#src/features/product/drawing-of.ts';
import type { NearMatch } from '#src/features/shop-page/not-found-page.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';

/** A suggestion of a catalog entry, with its drawing. */
export const entryMatch = (entry: Entry, why: string): NearMatch => ({
  to: detailsHref(entry),
  name: entry.name,
  why,
  picture: <ProductDrawing decorative {...drawingOfEntry(entry)} aspect={1.4} />,
});

/** Suggestions from the search for similar names. */
export const variantMatches = (suggestions: readonly Suggestion<Named>[]): readonly NearMatch[] =>
  suggestions.flatMap((suggestion) => {
    const entry = entryOf(suggestion.item.slug);
    return entry === undefined ? [] : [entryMatch(entry, whyOf(suggestion))];
  });
