import { useSyncExternalStore } from 'react';
import { favourites, type Favourite } from '#machines/support/favourites.ts';

const NONE: readonly Favourite[] = [];

/** The favourites of this browser, the newest first; none in a prerendered page. */
export const useFavourites = (): readonly Favourite[] =>
  useSyncExternalStore(favourites.subscribe, favourites.get, () => NONE);
