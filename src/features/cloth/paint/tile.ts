import { onDemand, type OnDemand } from '#machines/support/on-demand.ts';
import { cloths } from '#src/content/cloths.ts';
import type { Cloth, Structure } from '#src/content/schema/structure.ts';
import { clothPicture, type ClothView } from '#src/ui/cloth/cloth-pictures.ts';

/** The pictures of a structure, loaded. */
export interface Tile {
  readonly cloth: Cloth;
  readonly front: HTMLImageElement;
  /** Missing of what is opaque. */
  readonly through: HTMLImageElement | null;
  readonly second: HTMLImageElement | null;
  /** Light on points of its front; 1 on an open surface. */
  readonly lights: readonly number[];
}

async function load(addresses: readonly string[]): Promise<HTMLImageElement> {
  const [address = '', ...others] = addresses;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch (error) {
    if (others.length === 0) throw error;
    return load(others);
  }
}

/** Points along each side that are measured. */
const POINTS = 64;

function lightsOf(front: HTMLImageElement): readonly number[] {
  const drawing = new OffscreenCanvas(POINTS, POINTS).getContext('2d');
  if (drawing === null) return [1];
  drawing.imageSmoothingEnabled = false;
  drawing.drawImage(front, 0, 0, POINTS, POINTS);
  const { data } = drawing.getImageData(0, 0, POINTS, POINTS);
  return Array.from({ length: POINTS * POINTS }, (_, point) => ((data[point * 4] ?? 0) / 127.5) ** 2.2);
}

async function tile(structure: Structure): Promise<Tile> {
  const cloth = cloths[structure];
  const picture = (view: ClothView, has: boolean) =>
    has ? load(clothPicture(structure, view)) : Promise.resolve(null);
  const [front, through, second] = await Promise.all([
    load(clothPicture(structure, 'front')),
    picture('through', cloth.passes !== null),
    picture('second', cloth.hasSecond),
  ]);
  return { cloth, front, through, second, lights: lightsOf(front) };
}

const kept = new Map<Structure, OnDemand<Tile>>();

/** The pictures of a structure, loaded once for all pages; the load fails when one cannot be read. */
export function tileOf(structure: Structure): OnDemand<Tile> {
  const found = kept.get(structure) ?? onDemand(() => tile(structure));
  kept.set(structure, found);
  return found;
}
