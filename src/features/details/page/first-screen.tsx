import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { Heart } from '#src/features/favourites/heart.tsx';
import { priceAt } from '#src/features/product/price-at.ts';
import { priceFrom } from '#src/features/product/price-from.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { Buying } from './buying.tsx';
import { PriceAtSize } from './price-at-size.tsx';
import { useTypedSize } from './typed-size.ts';
import classes from './variant-details.module.css';

interface FirstScreenProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** The price at one's own size, the pictures, drawn at that size where it is made, and the ways to buy. */
export function FirstScreen({ variant, colour }: FirstScreenProps) {
  const typed = useTypedSize(variant);
  const { size, search } = typed;
  const price = size === null ? null : priceAt(variant, size);
  const made =
    size === null || price === null
      ? { control: priceFrom(variant)?.control }
      : { size, control: price.control };
  return (
    <>
      <PriceAtSize variant={variant} colour={colour} typed={typed} price={price} />
      <div className={classes.stage}>
        <Gallery variant={variant} colour={colour} {...made} />
        <Heart variant={variant} colour={colour} />
      </div>
      <Buying variant={variant} colour={colour} size={size} search={search} />
    </>
  );
}
