import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { detailsHref } from '#src/features/product/addresses.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './colour-choice.module.css';

interface ColourChoiceProps {
  readonly variant: Variant;
  readonly colour: Colour;
  /** Of the address, which another colour keeps. */
  readonly search: string;
}

/** The colours of a variant, each a link: choosing one changes the drawing without scrolling (B11). */
export function ColourChoice({ variant, colour, search }: ColourChoiceProps) {
  return (
    <section aria-labelledby="colores">
      <h2 id="colores" className={classes.title}>
        Color: <strong>{colour.name}</strong>{' '}
        <span className={text.soft} data-small>
          {colour.code}
        </span>
      </h2>
      <ul className={cx(layout.row, classes.list)}>
        {variant.colours.map((one) => (
          <li key={one.slug}>
            <Link
              replace
              preventScrollReset
              to={{ pathname: detailsHref(variant, one.slug), search }}
              aria-current={one.slug === colour.slug ? 'true' : undefined}
              aria-label={one.name}
              title={one.name}
              className={choice.colour}
            >
              <ClothSwatch cloth={variant} colour={one} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
