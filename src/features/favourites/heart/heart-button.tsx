import { isSameFavourite, toggleFavourite } from '#machines/support/favourites.ts';
import { IconHeart } from '#src/ui/icons.ts';
import { useFavourites } from '../use-favourites.ts';
import type { HeartProps } from './heart-props.ts';
import classes from './heart.module.css';

/** Adds a product in a colour to the favourites of this browser, and takes it out. */
export function HeartButton({ variant, colour }: HeartProps) {
  const favourite = { variant: variant.slug, color: colour.slug };
  const isFavourite = useFavourites().some((one) => isSameFavourite(one, favourite));
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isFavourite}
      aria-label={`Me gusta ${variant.name} en ${colour.name}`}
      onClick={() => {
        toggleFavourite(favourite);
      }}
    >
      <IconHeart size={20} stroke={1.5} aria-hidden />
    </button>
  );
}
