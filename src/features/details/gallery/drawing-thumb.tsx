import { drawingOf, usualSize } from '#src/features/product/drawing-of.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import type { PictureProps } from './picture-props.ts';

/** The to-scale drawing, small. */
export const DrawingThumb = ({ variant, colour }: PictureProps) => (
  <ProductDrawing decorative {...drawingOf(variant, colour, usualSize(variant))} aspect={1.35} />
);
