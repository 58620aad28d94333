import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { detailsHref } from './addresses.ts';
import { drawingOf } from './drawing-of.ts';
import { counted } from './format.ts';
import { priceFrom } from './price-from.ts';
import { PriceLine } from './price-line.tsx';
import { Swatch } from './swatch.tsx';
import classes from './variant-card.module.css';

interface VariantCardProps {
  readonly variant: Variant;
  /** Those that are of interest here, the one that it is drawn in first. @default all of them */
  readonly colours?: readonly Colour[];
  /** @default 3 */
  readonly level?: 2 | 3 | 4;
}

/** Colours that a card shows before it only counts them. */
const MOST = 7;

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A variant as it hangs, with its colours: each leads to its own page, and is tried on in passing. */
export function VariantCard({ variant, colours = variant.colours, level = 3 }: VariantCardProps) {
  const [tried, setTried] = useState<Colour | null>(null);
  const [first] = colours;
  const shown = tried !== null && colours.includes(tried) ? tried : first;
  // A list that is narrowed again and again redraws only what has changed.
  const drawing = useMemo(
    () =>
      shown === undefined ? null : <ProductDrawing decorative {...drawingOf(variant, shown)} aspect={1.2} />,
    [variant, shown],
  );
  const Heading = headings[level];
  const isAll = colours === variant.colours;
  return (
    <article className={classes['card']}>
      <div className={classes['picture']}>{drawing}</div>
      <Heading className={classes['name']}>
        <Link to={detailsHref(variant, isAll ? undefined : first?.slug)}>{variant.name}</Link>
      </Heading>
      <p className={classes['sentence']}>{variant.sentence}</p>
      <p className={classes['price']}>
        <PriceLine price={priceFrom(variant)} />
      </p>
      <ul className={classes['colours']} aria-label={`Colores de ${variant.name}`}>
        {colours.slice(0, MOST).map((colour) => (
          <li key={colour.slug}>
            <Link
              to={detailsHref(variant, colour.slug)}
              aria-label={`${variant.name} en ${colour.name}`}
              title={colour.name}
              onPointerEnter={() => {
                setTried(colour);
              }}
              onFocus={() => {
                setTried(colour);
              }}
            >
              <Swatch colour={colour} />
            </Link>
          </li>
        ))}
        {colours.length > MOST ? (
          <li className={classes['more']}>
            <span aria-hidden="true">+{colours.length - MOST}</span>
            <span className="visually-hidden">
              y {counted(colours.length - MOST, 'color', 'colores')} más
            </span>
          </li>
        ) : null}
      </ul>
    </article>
  );
}
