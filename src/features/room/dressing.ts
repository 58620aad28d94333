import { familyOf } from '#src/content/families.ts';
import type { PictureRoom } from '#src/content/pictures/rooms.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Structure } from '#src/content/schema/structure.ts';
import type { ProductType } from '#src/ui/product/drawing.ts';
import type { Cloth } from './covering.ts';

/** What a variant hangs in a window. */
export interface Dressing {
  readonly type: ProductType;
  readonly cloth: Cloth;
  readonly structure: Structure;
}

/** What a variant in a colour hangs in a window. */
export const dressingOf = (variant: Variant, colour: Colour): Dressing => ({
  type: familyOf(variant.family).shape,
  structure: variant.structure,
  cloth: {
    hex: colour.hex,
    weave: variant.weave,
    opennessPercent: variant.opennessPercent,
    slatMm: variant.slatMm,
    bands: variant.bands,
  },
});

/** The room that a variant is made for: what darkens goes to a bedroom, what one sees through to an office. */
export function roomOf({ weave }: Pick<Variant, 'family' | 'weave'>): PictureRoom {
  return weave === 'blackout' ? 'recamara' : 'sala';
}
