import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { comparedKey, comparisonHref } from '#src/features/comparison/address.ts';
import { PlaceEstimate } from '#src/features/delivery/place-estimate.tsx';
import { ShopAnswers } from '#src/features/delivery/shop-answers.tsx';
import { OwnWindow } from '#src/features/own-window/own-window.tsx';
import { quoteHref } from '#src/features/product/addresses.ts';
import { controlWithRemote } from '#src/features/product/control-names.ts';
import { typeOf } from '#src/features/product/drawing-of.ts';
import { priceFrom, type LowestPrice } from '#src/features/product/price-from.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import { SampleControl } from '#src/features/samples/sample-control.tsx';
import { inSquareMetres, sizeInMetres } from '#src/format/measures.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { projectsFromWall } from '#src/ui/product/drawing.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { ColourChoice } from './colour-choice.tsx';
import classes from './variant-details.module.css';

const sizeLimitText = ({ upTo, control }: LowestPrice, isOut: boolean) => {
  const size =
    'areaMm2' in upTo
      ? inSquareMetres(upTo.areaMm2)
      : `${sizeInMetres(upTo.widthMm, upTo.heightMm)}${isOut ? ' de salida' : ''}`;
  return `Precio al público hasta ${size}, con ${controlWithRemote(control)}. La instalación se cotiza aparte.`;
};

/** When a piece in this colour is delivered to a postcode. */
function DeliveryOf({ variant, colour }: { readonly variant: Variant; readonly colour: Colour }) {
  return <PlaceEstimate piece={{ variant, colour }} />;
}

/** Colours, price, and the ways to buy or to see it first. */
export function Buying({ variant, colour }: { readonly variant: Variant; readonly colour: Colour }) {
  const price = priceFrom(variant);
  return (
    <div className={layout.stack} data-gap="large">
      <ColourChoice variant={variant} colour={colour} />
      {price === null ? (
        <p className={text.soft}>Precio por cotizar</p>
      ) : (
        <div>
          <p className={classes.price}>
            <PriceLine price={price} />
          </p>
          <p className={text.soft} data-small>
            {sizeLimitText(price, variant.product.projections !== undefined)}
          </p>
        </div>
      )}
      <DeliveryOf variant={variant} colour={colour} />
      <p className={cx(layout.row, classes.links)}>
        <Link className={buttonClass('filled')} to={quoteHref(variant.slug, colour.slug)}>
          Cotizar esta
        </Link>
        <Link className={buttonClass()} to={href('dealers')}>
          Quién la vende cerca
        </Link>
        {projectsFromWall(typeOf(variant)) ? null : <OwnWindow variant={variant} colour={colour} />}
        <Link className={buttonClass()} to={comparisonHref([comparedKey(variant.slug, colour.slug)])}>
          Comparar
        </Link>
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
