import type { Item } from '#src/content/schema/item.ts';
import text from '#src/ui/styles/text.module.css';
import classes from './gallery.module.css';
import { MechanismPicture } from './lazy-mechanism-picture.ts';
import type { PictureProps } from './picture-props.ts';

interface WayToMoveProps extends Pick<PictureProps, 'variant'> {
  readonly control: Item;
}

/** A mechanism that the product can have, with its name and what it does. */
export const WayToMove = ({ variant, control: { slug, name, sentence } }: WayToMoveProps) => (
  <figure className={classes.whole}>
    <MechanismPicture
      slug={slug}
      family={variant.family}
      sizes="(min-width: 60rem) 45rem, 100vw"
      alt={`${name}, de cerca`}
    />
    <figcaption className={classes.caption}>
      <p className={text.name}>{name}</p>
      <p className={text.soft} data-small>
        {sentence} Imagen generada.
      </p>
    </figcaption>
  </figure>
);
