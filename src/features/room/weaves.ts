import { cloths } from '#src/content/cloths.ts';
import type { Structure } from '#src/content/schema/structure.ts';
import { loadPicture } from './load-picture.ts';

const swatches = import.meta.glob<string>('/src/ui/cloth/swatches/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The threads of a cloth. */
export interface Weave {
  readonly picture: HTMLImageElement;
  /** Side of the square that it shows. */
  readonly mm: number;
}

/** The threads of a structure; rejects when their picture cannot be read. */
export async function weaveOf(structure: Structure): Promise<Weave> {
  const address = swatches[`/src/ui/cloth/swatches/${structure}.webp`] ?? '';
  return { picture: await loadPicture(address), mm: cloths[structure].mm };
}
