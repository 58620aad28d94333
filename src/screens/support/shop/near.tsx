import { whyOf, type Named, type Suggestion } from '#src/content/find/nearest.ts';
import { entryOf } from '#src/content/find/variants.ts';
import type { Entry } from '#src/content/entries.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { detailsHref } from './addresses.ts';
import { drawingOfEntry } from './drawing-of.ts';
import type { Near } from './not-here.tsx';

/** A variant that may have been meant, as it looks. */
export const nearEntry = (entry: Entry, why: string): Near => ({
  to: detailsHref(entry),
  name: entry.name,
  why,
  picture: <ProductDrawing decorative {...drawingOfEntry(entry)} aspect={1.4} />,
});

/** The variants that a search for the nearest gave. */
export const nearVariants = (suggestions: readonly Suggestion<Named>[]): readonly Near[] =>
  suggestions.flatMap((suggestion) => {
    const entry = entryOf(suggestion.item.slug);
    return entry === undefined ? [] : [nearEntry(entry, whyOf(suggestion))];
  });
