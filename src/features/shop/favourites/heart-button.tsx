import { isSameFavourite, toggleFavourite } from '#machines/support/favourites.ts';
import { IconHeart } from '#src/ui/icons.ts';
import { useFavourites } from '../use-favourites.ts';
import { heartClass, heartIcon, type HeartProps } from './heart-look.ts';

/** Adds a product in a colour to the favourites of this browser, and takes it out. */
export function HeartButton({ variant, colour, look }: HeartProps) {
  const favourite = { variant: variant.slug, color: colour.slug };
  const isFavourite = useFavourites().some((one) => isSameFavourite(one, favourite));
  return (
    <button
      type="button"
      className={heartClass(look)}
      aria-pressed={isFavourite}
      aria-label={look === 'corner' ? `Me gusta ${variant.name} en ${colour.name}` : undefined}
      onClick={() => {
        toggleFavourite(favourite);
      }}
    >
      <IconHeart {...heartIcon} />
      {look === 'corner' ? null : 'Me gusta'}
    </button>
  );
}
