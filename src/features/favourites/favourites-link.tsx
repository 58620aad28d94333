import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconHeart } from '#src/ui/icons.ts';
import { favouritesHref } from './favourites-href.ts';
import classes from './link/favourites-link.module.css';

const FavouriteCount = lazyPart(
  () => import('./link/favourite-count.tsx').then((module) => ({ default: module.FavouriteCount })),
  () => null,
);

/** Leads to the favourites, and says how many there are; their number appears over the icon, so that nothing moves. */
export function FavouritesLink() {
  return (
    <Link to={favouritesHref} className={cx(buttonClass('icon'), classes.link)}>
      <IconHeart size={22} stroke={1.5} aria-hidden />
      <span className="visually-hidden">Favoritos</span>
      {useHydrated() ? (
        <Suspense>
          <FavouriteCount />
        </Suspense>
      ) : null}
    </Link>
  );
}
