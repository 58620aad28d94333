import type { ComponentType } from 'react';
import { controls } from '#src/content/items/controls.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { drawingOf, usualSize } from '#src/features/product/drawing-of.ts';
import { LightPreview } from '#src/features/product/light-preview.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { CloseUp, CloseUpThumb } from './close-up.tsx';
import { MechanismPicture } from './lazy-mechanism-picture.ts';
import type { PictureProps, ScaledProps } from './picture-props.ts';
import { RoomAt, RoomThumb } from './room-at.tsx';
import { WayToMove } from './way-to-move.tsx';

/** The to-scale drawing, small. */
const DrawingThumb = ({ variant, colour }: PictureProps) => (
  <ProductDrawing decorative {...drawingOf(variant, colour, usualSize(variant))} aspect={1.35} />
);

/** A picture of a product. */
export interface SetPicture {
  readonly id: string;
  /** Below its thumbnail. */
  readonly label: string;
  /** Which products have it. @default all */
  readonly isFor?: (variant: Variant) => boolean;
  /** With an alternative text of its own. */
  readonly Picture: ComponentType<ScaledProps>;
  /** Decorative: the label names it. */
  readonly Thumb: ComponentType<PictureProps>;
}

const set: readonly SetPicture[] = [
  { id: 'dibujo', label: 'A escala', Picture: LightPreview, Thumb: DrawingThumb },
  {
    id: 'de-dia',
    label: 'De día',
    Picture: (props) => <RoomAt {...props} hour="morning" />,
    Thumb: (props) => <RoomThumb {...props} picture="open" />,
  },
  {
    id: 'de-noche',
    label: 'De noche',
    Picture: (props) => <RoomAt {...props} hour="night" />,
    Thumb: (props) => <RoomThumb {...props} picture="night" />,
  },
  { id: 'tejido', label: 'De cerca', Picture: CloseUp, Thumb: CloseUpThumb },
  ...controls.map((control): SetPicture => ({
    id: control.slug,
    label: control.name,
    isFor: ({ product }) => product.controls.some(({ id }) => id === control.slug),
    Picture: ({ variant }) => <WayToMove variant={variant} control={control} />,
    Thumb: ({ variant }) => <MechanismPicture slug={control.slug} family={variant.family} sizes="7rem" />,
  })),
];

/** The pictures of a product, in their order. */
export const pictureSetOf = (variant: Variant): readonly SetPicture[] =>
  set.filter(({ isFor }) => isFor?.(variant) ?? true);
