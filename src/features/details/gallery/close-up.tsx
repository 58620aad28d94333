import { clsx as cx } from 'clsx';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import text from '#src/ui/styles/text.module.css';
import classes from './gallery.module.css';
import type { PictureProps } from './picture-props.ts';

/** The cloth in its colour, from so near that its weave is seen. */
export function CloseUp({ variant, colour }: PictureProps) {
  return (
    <figure className={classes.slide}>
      <div className={classes.closeUp} role="img" aria-label={`${variant.name} de cerca, en ${colour.name}`}>
        <ClothSwatch cloth={variant} colour={colour} size="fill" />
      </div>
      <figcaption className={cx(text.soft, classes.caption)} data-small>
        Imagen generada. <a href="#de-cerca">Acércate más y mírala contra la luz</a>
      </figcaption>
    </figure>
  );
}

/** The cloth, small. */
export const CloseUpThumb = ({ variant, colour }: PictureProps) => (
  <span className={classes.closeUp}>
    <ClothSwatch cloth={variant} colour={colour} size="fill" />
  </span>
);
