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
    // A blind's second colour is in its weave.
    stripe: variant.family.startsWith('toldos-') ? colour.stripe : undefined,
    weave: variant.weave,
    opennessPercent: variant.opennessPercent,
    slatMm: variant.slatMm,
    bands: variant.bands,
  },
});

/** Families of awnings that a room or the terrace can show; it can show every blind. */
const shownAwnings: readonly Variant['family'][] = ['toldos-verticales', 'toldos-brazos-retractiles'];

/** Whether a variant can be shown in a room or on the terrace. */
export const hasRoom = ({ family }: Pick<Variant, 'family'>): boolean =>
  !family.startsWith('toldos-') || shownAwnings.includes(family);

/** Families that hang in offices more often than at home. */
const ofOffices: readonly Variant['family'][] = ['verticales', 'panel-japones', 'horizontales'];

/** Where a variant is shown: each in the room that it is bought for most, awnings with arms on a terrace. */
export function roomOf({ family, weave }: Pick<Variant, 'family' | 'weave'>): PictureRoom {
  if (family === 'toldos-brazos-retractiles') return 'terraza';
  if (ofOffices.includes(family)) return 'oficina';
  return weave === 'blackout' ? 'recamara' : 'sala';
}
