import { renderToStaticMarkup } from 'react-dom/server';
import { families } from '#src/content/families.ts';
import { loadFamily } from '#src/content/load-family.ts';
import { drawingOf } from '#src/features/shop/drawing-of.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { PICTURE } from './page-picture.ts';

/** A drawing that the build saves as a picture file. */
export interface Picture {
  /** File name without its extension. */
  readonly name: string;
  readonly svg: string;
}

/** Draws one picture for each variant, in its first colour. Families and pages use the same pictures. */
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
