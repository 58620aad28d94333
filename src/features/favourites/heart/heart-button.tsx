import { clsx as cx } from 'clsx';
import { isSameFavourite, toggleFavourite } from '#machines/support/favourites.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { IconHeart } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useFavourites } from '../use-favourites.ts';
import classes from './heart.module.css';

export interface HeartProps {
  readonly variant: Pick<Variant, 'slug' | 'name'>;
  readonly colour: Pick<Colour, 'slug' | 'name'>;
}

/** Adds a product in a colour to the favourites of this browser, and takes it out. */
export function HeartButton({ variant, colour }: HeartProps) {
  const favourite = { variant: variant.slug, color: colour.slug };
  const isFavourite = useFavourites().some((one) => isSameFavourite(one, favourite));
  return (
    <button
      type="button"
      className={cx(layout.onScreen, classes.heart)}
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
