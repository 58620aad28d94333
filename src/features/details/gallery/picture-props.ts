import type { Colour, Variant } from '#src/content/schema/variant.ts';

/** What a picture of a set shows. */
export interface PictureProps {
  readonly variant: Variant;
  readonly colour: Colour;
}
