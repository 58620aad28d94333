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

/** Where awnings are shown. */
const placeOfAwning: Readonly<Partial<Record<Variant['family'], PictureRoom>>> = {
  'toldos-verticales': 'sala',
  'toldos-brazos-retractiles': 'terraza',
  'toldos-pergolas': 'pergola',
  'toldos-capotas': 'capota',
};

/** Whether a variant can be shown: every blind, and awnings of cloth that have a place. */
export const hasRoom = ({ family, weave }: Pick<Variant, 'family' | 'weave'>): boolean =>
  !family.startsWith('toldos-') || (family in placeOfAwning && weave !== 'aluminio');

/** Families that hang in offices more often than at home. */
const ofOffices: readonly Variant['family'][] = ['verticales', 'panel-japones', 'horizontales'];

/** Where a variant is shown: each blind in the room that it is bought for most. */
export function roomOf({ family, weave }: Pick<Variant, 'family' | 'weave'>): PictureRoom {
  const place = placeOfAwning[family];
  if (place !== undefined) return place;
  if (ofOffices.includes(family)) return 'oficina';
  return weave === 'blackout' ? 'recamara' : 'sala';
}
