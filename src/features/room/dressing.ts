import { isLouvred } from '#src/content/awnings/louvres.ts';
import { familyOf } from '#src/content/families.ts';
import type { PictureRoom } from '#src/content/pictures/rooms.ts';
import type { Structure } from '#src/content/schema/structure.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Cloth } from './covering.ts';
import type { Hung } from './hung.ts';

/** What a variant hangs in a window. */
export interface Dressing {
  readonly type: Hung;
  readonly cloth: Cloth;
  readonly structure: Structure;
}

type Kind = Pick<Variant, 'family' | 'weave'>;

/** What a variant in a colour hangs in a window. */
export const dressingOf = (variant: Variant, colour: Colour): Dressing => ({
  type: isLouvred(variant) ? 'louvres' : familyOf(variant.family).shape,
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

type Family = Variant['family'];

/** Where awnings are shown. */
const placeOfAwning: Readonly<Record<Extract<Family, `toldos-${string}`>, PictureRoom>> = {
  'toldos-verticales': 'sala',
  'toldos-brazos-retractiles': 'terraza',
  'toldos-pergolas': 'pergola',
  'toldos-capotas': 'capota',
};

const isAwningFamily = (family: Family): family is keyof typeof placeOfAwning => family in placeOfAwning;

/** Families that hang in offices more often than at home. */
const ofOffices: readonly Family[] = ['verticales', 'panel-japones', 'horizontales'];

/** Where a variant is shown: each blind in the room that it is bought for most. */
export function roomOf({ family, weave }: Kind): PictureRoom {
  if (isLouvred({ family, weave })) return 'bioclimatica';
  if (isAwningFamily(family)) return placeOfAwning[family];
  if (ofOffices.includes(family)) return 'oficina';
  return weave === 'blackout' ? 'recamara' : 'sala';
}
