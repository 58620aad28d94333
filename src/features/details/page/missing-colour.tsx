import { Link } from 'react-router-dom';
import { nearest } from '#src/content/find/nearest.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { detailsHref } from '#src/features/product/addresses.ts';
import classes from './variant-details.module.css';

interface MissingColourProps {
  readonly variant: Variant;
  readonly colourSlug: string;
  readonly shown: Colour;
}

/** Says that the variant does not come in the requested colour, and suggests others. */
export function MissingColour({ variant, colourSlug, shown }: MissingColourProps) {
  const suggestions = nearest(colourSlug, variant.colours);
  return (
    <div className={classes.missing} role="note">
      <meta name="robots" content="noindex" />
      <p>
        {variant.name} no viene en ese color: la ves en {shown.name}.
      </p>
      {suggestions.length === 0 ? null : (
        <p>
          Quizá buscabas{' '}
          {suggestions.map(({ item }, index) => (
            <span key={item.slug}>
              {index === 0 ? '' : ' o '}
              <Link replace preventScrollReset to={detailsHref(variant, item.slug)}>
                {item.name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
