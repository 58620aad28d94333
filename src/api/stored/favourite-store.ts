import * as z from 'zod/mini';
import { keptList } from './kept-list.ts';
import { FAVOURITES } from './names.ts';

/** A product that a person likes in one of its colours, by the slugs of both. */
const Favourite = z.object({ variant: z.string(), color: z.string() });
export type Favourite = z.output<typeof Favourite>;

/** The favourites that this browser keeps for the current owner, the newest first. */
export const favourites = keptList(FAVOURITES, 'favourites', Favourite);

/** Whether two are the same product in the same colour. */
export const isSameFavourite = (one: Favourite, other: Favourite): boolean =>
  one.variant === other.variant && one.color === other.color;

/** Adds a favourite, or takes it out. */
export function toggleFavourite(favourite: Favourite): void {
  const before = favourites.get();
  const others = before.filter((one) => !isSameFavourite(one, favourite));
  favourites.set(others.length < before.length ? others : [favourite, ...others]);
}
