/** The favourites that this browser keeps, for screens, which must not import the store. */
export {
  favourites,
  isSameFavourite,
  toggleFavourite,
  type Favourite,
} from '#src/api/stored/favourite-store.ts';
