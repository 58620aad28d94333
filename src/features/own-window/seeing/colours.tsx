import { clsx as cx } from 'clsx';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { detailsHref } from '#src/features/product/addresses.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import choice from '#src/ui/styles/choice.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './colours.module.css';

interface ColoursProps {
  readonly variant: Variant;
  readonly colour: Colour;
  /** Takes a chosen colour. @default its page opens, with this dialog */
  readonly onColour: ((slug: string) => void) | undefined;
}

/** The colours of the product. */
export function Colours({ variant, colour, onColour }: ColoursProps) {
  const name = useId();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const choose = (slug: string) => {
    if (onColour === undefined)
      void navigate(
        { pathname: detailsHref(variant, slug), search, hash },
        { replace: true, state: state as unknown, preventScrollReset: true },
      );
    else onColour(slug);
  };
  return (
    <fieldset>
      <legend className={classes.legend}>
        Color: <strong>{colour.name}</strong>{' '}
        <span className={text.soft} data-small>
          {colour.code}
        </span>
      </legend>
      <div className={classes.list}>
        {variant.colours.map((one) => (
          <label key={one.slug} className={cx(choice.choice, choice.colour)} title={one.name}>
            <input
              type="radio"
              name={name}
              checked={one.slug === colour.slug}
              aria-label={one.name}
              onChange={() => {
                choose(one.slug);
              }}
            />
            <ClothSwatch cloth={variant} colour={one} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
