import { renderToStaticMarkup } from 'react-dom/server';
import { families } from '#src/content/families.ts';
import { loadFamily } from '#src/content/load-family.ts';
import { drawingOf } from '#src/screens/support/shop/drawing-of.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';

/** What a shared link shows: as wide and as high as the networks want it, in px. */
export const PICTURE = { width: 1_200, height: 630 } as const;

/** A drawing that becomes a picture file. */
export interface Picture {
  /** The file's name, without its extension. */
  readonly name: string;
  readonly svg: string;
}

/** One picture for each variant, in its first colour; they are the families' and the pages' too. */
export async function pictures(): Promise<readonly Picture[]> {
  const loaded = await Promise.all(families.map(({ id }) => loadFamily(id)));
  return loaded.flat().flatMap((variant) => {
    const [colour] = variant.colours;
    if (colour === undefined) return [];
    const drawing = {
      ...drawingOf(variant, colour),
      detail: 'hero',
      aspect: PICTURE.width / PICTURE.height,
    } as const;
    return [{ name: variant.slug, svg: renderToStaticMarkup(<ProductDrawing decorative {...drawing} />) }];
  });
}
