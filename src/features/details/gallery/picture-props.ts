import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Size } from '#src/quoting/measures/size.ts';

/** What a picture of a set shows. */
export interface PictureProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** What is drawn to scale: a piece of the size that was typed, if it is made. */
export interface ScaledProps extends PictureProps {
  /** @default the usual one */
  readonly size?: Size | undefined;
  /** Id of its control. */
  readonly control?: string | undefined;
}
