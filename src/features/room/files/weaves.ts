import { cloths } from '#src/content/cloths.ts';
import type { Structure } from '#src/content/schema/structure.ts';
import { swatchAddress } from '#src/ui/cloth/swatch-paint.ts';
import shades from '#src/ui/cloth/swatches.json' with { type: 'json' };
import { loadPicture } from './load-picture.ts';

/** The threads of a cloth. */
export interface Weave {
  readonly picture: HTMLImageElement;
  /** Side of the square that it shows. */
  readonly mm: number;
  /** How much light the picture leaves of the cloth's colour, on the mean. */
  readonly mean: number;
}

/** The threads of a structure; rejects when their picture cannot be read. */
export const weaveOf = async (structure: Structure): Promise<Weave> => ({
  picture: await loadPicture(swatchAddress(structure)),
  mm: cloths[structure].mm,
  mean: shades[structure] ** 2.2,
});
