import text from '#src/ui/text.module.css';
import { controls } from '#src/content/items/controls.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { mechanismPicture } from '#src/ui/product-pictures/mechanism-picture.tsx';
import type { PictureProps } from './picture-props.ts';
import classes from './gallery.module.css';

const waysOf = ({ family, product }: Variant) =>
  product.controls.flatMap(({ id }) => {
    const control = controls.find(({ slug }) => slug === id);
    const picture = mechanismPicture(id, family);
    return control === undefined || picture === undefined ? [] : [{ ...control, picture }];
  });

/** Each mechanism that the product can have: its picture, its name and what it does. */
export function WaysToMove({ variant }: PictureProps) {
  return (
    <figure className={classes['slide']}>
      <ul className={classes['ways']}>
        {waysOf(variant).map(({ slug, name, sentence, picture }) => (
          <li key={slug}>
            {picture}
            <p className={text['name']}>{name}</p>
            <p className={text['soft']} data-small>
              {sentence}
            </p>
          </li>
        ))}
      </ul>
      <figcaption className={`${text['soft'] ?? ''} ${classes['caption'] ?? ''}`} data-small>
        Imágenes generadas.
      </figcaption>
    </figure>
  );
}

/** The first of its mechanisms, small. */
export const WaysThumb = ({ variant }: PictureProps) => waysOf(variant)[0]?.picture;
