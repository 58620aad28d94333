import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { detailsHref } from '#src/features/product/addresses.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './colour-grid.module.css';

export interface ColourItem {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** A grid of colour samples: every colour of every variant, with its code. */
export function ColourGrid({ items }: { readonly items: readonly ColourItem[] }) {
  return (
    <ul className={cx(layout.columns, classes.grid)} data-least="small">
      {items.map(({ variant, colour }) => (
        <li key={`${variant.slug}-${colour.slug}`}>
          <Link to={detailsHref(variant, colour.slug)} className={classes.item}>
            <ClothSwatch cloth={variant} colour={colour} size="tile" />
            <span className={cx(text.name, classes.name)}>{colour.name}</span>
            <span className={text.soft} data-small>
              {variant.name} · {colour.code}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
