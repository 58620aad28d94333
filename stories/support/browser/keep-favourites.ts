import { favourites, type Favourite } from '#machines/support/favourites.ts';

/** Begins a story with these favourites, and leaves none to the next: its page knows those of the one before. */
export const keepFavourites =
  (...chosen: readonly Favourite[]) =>
  () => {
    favourites.set(chosen);
    return () => {
      favourites.set([]);
    };
  };
