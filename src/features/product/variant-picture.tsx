import { Suspense } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { WhenNear } from '#src/ui/near/when-near.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { drawingOf } from './drawing-of.ts';
import { AwningPicture } from './pictures/lazy-awning-picture.ts';
import classes from './variant-picture.module.css';

const BLIND_ASPECT = 1.2;
const AWNING_ASPECT = 4 / 3;
const SIZES = '(min-width: 60rem) 22rem, 100vw';

interface VariantPictureProps {
  readonly variant: Variant;
  readonly colour: Colour;
  /** Whether it is there immediately, also in the prerendered page. */
  readonly atOnce: boolean;
}

/** The picture of a card: an awning's model in its colour, or a blind's drawing with a close-up of its cloth. Decorative. */
export function VariantPicture({ variant, colour, atOnce }: VariantPictureProps) {
  if (variant.model !== undefined) {
    return (
      <WhenNear aspect={AWNING_ASPECT} atOnce={atOnce}>
        <Suspense fallback={null}>
          <AwningPicture model={variant.model} colour={colour} sizes={SIZES} atOnce={atOnce} />
        </Suspense>
      </WhenNear>
    );
  }
  return (
    <WhenNear aspect={BLIND_ASPECT} atOnce={atOnce}>
      <div className={classes.blind}>
        <ProductDrawing decorative {...drawingOf(variant, colour)} aspect={BLIND_ASPECT} />
        <span className={classes.cloth}>
          <ClothSwatch cloth={variant} colour={colour} size="fill" />
        </span>
      </div>
    </WhenNear>
  );
}
