import { clsx as cx } from 'clsx';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { Heart } from '#src/features/favourites/heart.tsx';
import { detailsHref } from '#src/features/product/addresses.ts';
import { priceFrom } from '#src/features/product/price-from.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import { VariantPicture } from '#src/features/product/variant-picture.tsx';
import { counted } from '#src/format/words.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './variant-card.module.css';

interface VariantCardProps {
  readonly variant: Variant;
  /** The colours to show; the picture uses the first. @default all */
  readonly colours?: readonly Colour[];
  /** @default 3 */
  readonly level?: 2 | 3 | 4;
  /**
   * Whether it is drawn immediately, also in the prerendered page; else when it is near the visible area. @default
   * false
   */
  readonly drawAtOnce?: boolean;
}

/** The most colours that a card shows; the rest are counted. */
const MOST = 7;

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A card of a variant with its colours: each is a link, and hovering it shows the picture in that colour. */
export function VariantCard({
  variant,
  colours = variant.colours,
  level = 3,
  drawAtOnce = false,
}: VariantCardProps) {
  const [hovered, setHovered] = useState<Colour | null>(null);
  const [first] = colours;
  const shown = hovered !== null && colours.includes(hovered) ? hovered : first;
  // Memoized, so that filtering the list redraws only changed cards.
  const picture = useMemo(
    () =>
      shown === undefined ? null : <VariantPicture variant={variant} colour={shown} atOnce={drawAtOnce} />,
    [variant, shown, drawAtOnce],
  );
  const Heading = headings[level];
  const isAll = colours === variant.colours;
  return (
    <article className={cx(text.cover, classes.card)}>
      <div className={layout.picture}>{picture}</div>
      <Heading className={cx(text.name, classes.name)}>
        <Link to={detailsHref(variant, isAll ? undefined : first?.slug)}>{variant.name}</Link>
      </Heading>
      <p className={cx(text.soft, classes.sentence)} data-small>
        {variant.sentence}
      </p>
      <p className={classes.price}>
        <PriceLine price={priceFrom(variant)} />
      </p>
      {/* A phone has no room for the swatches. */}
      <p className={cx(text.soft, classes.count)} data-small>
        {counted(colours.length, 'color', 'colores')}
      </p>
      <ul className={cx(layout.row, classes.colours)} aria-label={`Colores de ${variant.name}`}>
        {colours.slice(0, MOST).map((colour) => (
          <li key={colour.slug}>
            <Link
              to={detailsHref(variant, colour.slug)}
              title={`${variant.name} en ${colour.name}`}
              onPointerEnter={() => {
                setHovered(colour);
              }}
              onFocus={() => {
                setHovered(colour);
              }}
            >
              <ClothSwatch cloth={variant} colour={colour} />
            </Link>
          </li>
        ))}
        {colours.length > MOST ? (
          <li className={text.soft} data-small>
            <span aria-hidden="true">+{colours.length - MOST}</span>
            <span className="visually-hidden">
              y {counted(colours.length - MOST, 'color', 'colores')} más
            </span>
          </li>
        ) : null}
      </ul>
      {shown === undefined ? null : <Heart variant={variant} colour={shown} />}
    </article>
  );
}
