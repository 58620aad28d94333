import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { familyOf } from '#src/content/families.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { comparedKey, comparisonHref } from '#src/features/comparison/address.ts';
import { PlaceEstimate } from '#src/features/delivery/place-estimate.tsx';
import { ShopAnswers } from '#src/features/delivery/shop-answers.tsx';
import { OwnWindow } from '#src/features/own-window/own-window.tsx';
import { typeOf, usualSize } from '#src/features/product/drawing-of.ts';
import { quotesAt } from '#src/features/product/price-at.ts';
import { SampleControl } from '#src/features/samples/sample-control.tsx';
import type { Size } from '#src/quoting/measures/size.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { projectsFromWall } from '#src/ui/product/drawing.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { ColourChoice } from './colour-choice.tsx';
import classes from './variant-details.module.css';

interface BuyingProps {
  readonly variant: Variant;
  readonly colour: Colour;
  /** That was typed, which the day is of and a comparison begins with. */
  readonly size: Size | null;
  /** What was typed, which another colour keeps. */
  readonly search: string;
}

/** Colours, the day, and the ways to see it first, to compare and to buy. */
export function Buying({ variant, colour, size, search }: BuyingProps) {
  const isAwning = familyOf(variant.family).product === 'toldos';
  return (
    <div className={layout.stack} data-gap="large">
      <ColourChoice variant={variant} colour={colour} search={search} />
      <PlaceEstimate
        piece={{
          ...{ variant, colour, isMeasured: size !== null },
          line: () => quotesAt(variant, size ?? usualSize(variant))[0]?.line,
        }}
      />
      <p className={cx(layout.row, classes.links)}>
        <Link className={buttonClass()} to={href('dealers')}>
          Quién la vende cerca
        </Link>
        <Link
          className={buttonClass()}
          to={comparisonHref([comparedKey(variant.slug, colour.slug)], size ?? undefined)}
        >
          {isAwning ? 'Comparar toldos' : 'Comparar telas'}
        </Link>
        {projectsFromWall(typeOf(variant)) ? null : <OwnWindow variant={variant} colour={colour} />}
      </p>
      <ShopAnswers />
      <div className={cx(text.text, classes.sample)}>
        <ClothSwatch cloth={variant} colour={colour} size="tile" />
        <p className={text.soft} data-small>
          {variant.text} <SampleControl variant={variant} colour={colour} />
        </p>
      </div>
    </div>
  );
}
