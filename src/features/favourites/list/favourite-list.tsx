import { clsx as cx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { favourites, isSameFavourite, type Favourite } from '#machines/support/favourites.ts';
import { useHashTarget } from '#src/browser/use-hash-target.ts';
import { href } from '#src/config/routes.ts';
import { variantTitle } from '#src/content/find/titles.ts';
import { colourIn, entryOf, variantIn } from '#src/content/find/variants.ts';
import { humaniseName } from '#src/content/humanise.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { comparedKey, comparisonHref, MOST_COMPARED } from '#src/features/comparison/address.ts';
import { detailsHref, quoteHref } from '#src/features/product/addresses.ts';
import { useFamilies } from '#src/features/product/family.ts';
import { priceFrom } from '#src/features/product/price-from.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import { VariantPicture } from '#src/features/product/variant-picture.tsx';
import { SampleControl } from '#src/features/samples/sample-control.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { FAVOURITES_ID } from '../favourites-href.ts';
import { useFavourites } from '../use-favourites.ts';
import classes from './favourite-list.module.css';

interface Item {
  readonly favourite: Favourite;
  readonly name: string;
  /** null for what is no longer sold. */
  readonly sold: { readonly variant: Variant; readonly colour: Colour } | null;
}

/** The favourites with what the catalog knows of them. */
function useItems(chosen: readonly Favourite[]): readonly Item[] {
  const families = new Set(chosen.flatMap(({ variant }) => entryOf(variant)?.family ?? []));
  const variants = useFamilies([...families]);
  return chosen.map((favourite) => {
    const variant = variantIn(variants, favourite.variant);
    const colour = variant && colourIn(variant, favourite.color);
    return variant === undefined || colour === undefined
      ? {
          favourite,
          name: `${humaniseName(favourite.variant)} en ${humaniseName(favourite.color)}`,
          sold: null,
        }
      : { favourite, name: variantTitle(variant, colour), sold: { variant, colour } };
  });
}

interface Removed {
  readonly favourite: Favourite;
  readonly name: string;
  /** Its place in the list. */
  readonly at: number;
}

/** The favourites: each leads to its page, its quote and its sample; what is removed can be put back. */
export function FavouriteList() {
  const chosen = useFavourites();
  const items = useItems(chosen);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useHashTarget(FAVOURITES_ID, top);
  const compared = items.flatMap(({ sold }) =>
    sold === null ? [] : [comparedKey(sold.variant.slug, sold.colour.slug)],
  );
  return (
    <div
      ref={top}
      role="group"
      aria-labelledby={FAVOURITES_ID}
      tabIndex={-1}
      className={cx(layout.stack, classes.favourites)}
      data-gap="large"
    >
      {removed === null ? null : (
        <Undo
          key={`${removed.favourite.variant}.${removed.favourite.color}`}
          name={removed.name}
          onUndo={() => {
            const others = favourites.get().filter((one) => !isSameFavourite(one, removed.favourite));
            favourites.set(others.toSpliced(removed.at, 0, removed.favourite));
            setRemoved(null);
          }}
        />
      )}
      {items.length === 0 ? (
        <p className={text.text}>
          Todavía no guardas ninguno. En cada <Link to={href('blinds')}>persiana</Link> o{' '}
          <Link to={href('awnings')}>toldo</Link> toca el corazón y aquí te espera.
        </p>
      ) : (
        <ul aria-label="Favoritos" className={cx(layout.columns, classes.list)}>
          {items.map((item, at) => (
            <li key={`${item.favourite.variant}.${item.favourite.color}`}>
              <Card
                {...item}
                onRemove={() => {
                  favourites.set(chosen.filter((one) => one !== item.favourite));
                  setRemoved({ favourite: item.favourite, name: item.name, at });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {compared.length < 2 ? null : (
        <p>
          <Link className={buttonClass()} to={comparisonHref(compared.slice(0, MOST_COMPARED))}>
            {compared.length > MOST_COMPARED
              ? `Comparar los ${String(MOST_COMPARED)} más nuevos`
              : 'Comparar lado a lado'}
          </Link>
        </p>
      )}
      <p className={text.soft} data-small>
        {favourites.isKept()
          ? 'Los guarda este navegador: aquí siguen cuando vuelvas.'
          : 'Tu navegador no deja guardarlos: se pierden cuando cierres esta página.'}
      </p>
    </div>
  );
}

function Card({ name, sold, onRemove }: Item & { readonly onRemove: () => void }) {
  return (
    <article className={cx(layout.stack, classes.card)} data-gap="small">
      {sold === null ? null : (
        <div className={cx(layout.picture, classes.picture)}>
          <VariantPicture variant={sold.variant} colour={sold.colour} atOnce={false} />
        </div>
      )}
      <h3 className={text.name}>
        {sold === null ? name : <Link to={detailsHref(sold.variant, sold.colour.slug)}>{name}</Link>}
      </h3>
      <p>{sold === null ? 'Ya no la vendemos.' : <PriceLine price={priceFrom(sold.variant)} />}</p>
      {sold === null ? null : (
        <p className={text.text}>
          <SampleControl variant={sold.variant} colour={sold.colour} />
        </p>
      )}
      <div className={layout.row} data-gap="small">
        {sold === null ? null : (
          <Link
            className={buttonClass('small')}
            to={quoteHref(sold.variant.slug, sold.colour.slug)}
            aria-label={`Cotizar ${name}`}
          >
            Cotizar
          </Link>
        )}
        <button
          type="button"
          className={buttonClass('link')}
          aria-label={`Quitar ${name}`}
          onClick={onRemove}
        >
          Quitar
        </button>
      </div>
    </article>
  );
}

interface UndoProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** Takes the focus of the button that was removed with its favourite. */
function Undo({ name, onUndo }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <div role="status" className={cx(layout.row, layout.note)}>
      <p>Quitaste {name}.</p>
      <button ref={button} type="button" className={buttonClass('small')} onClick={onUndo}>
        Deshacer
      </button>
    </div>
  );
}
