import { Link } from 'react-router-dom';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { detailsHref } from '../addresses.ts';
import { Swatch } from '../swatch.tsx';
import classes from './colour-grid.module.css';

export interface ColourItem {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** Every colour of every variant with its code, as a box of samples. */
export function ColourGrid({ items }: { readonly items: readonly ColourItem[] }) {
  return (
    <ul className={classes['grid']}>
      {items.map(({ variant, colour }) => (
        <li key={`${variant.slug}-${colour.slug}`}>
          <Link to={detailsHref(variant, colour.slug)} className={classes['item']}>
            <Swatch colour={colour} size="tile" />
            <span className={classes['name']}>{colour.name}</span>
            <span className={classes['of']}>
              {variant.name} · {colour.code}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
