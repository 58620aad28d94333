import { useFavourites } from '../use-favourites.ts';
import classes from './favourites-link.module.css';

/** How many favourites there are; nothing for none. */
export function FavouriteCount() {
  const { length } = useFavourites();
  return length === 0 ? null : (
    <>
      {' '}
      <span className={classes.count}>{length}</span>
    </>
  );
}
