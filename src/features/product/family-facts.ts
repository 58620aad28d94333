import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import type { SizePrice } from './price-from.ts';

/** Facts of a family for pages that do not load its variants. A test recomputes all of them. */
export interface FamilyFacts {
  /** The lowest public price, IVA included. */
  readonly from: SizePrice;
  readonly widestMm: number;
  /** The longest drop; for awnings on a wall, the longest projection. */
  readonly longestMm: number;
  readonly variants: number;
  /** The number of different colour codes. */
  readonly colours: number;
}

export const familyFacts: Readonly<Record<FamilyId, FamilyFacts>> = {
  enrollables: {
    from: { centavos: 89_000, control: 'cadena' },
    widestMm: 5_900,
    longestMm: 4_000,
    variants: 20,
    colours: 138,
  },
  'sheer-elegance': {
    from: { centavos: 138_000, control: 'cadena' },
    widestMm: 3_000,
    longestMm: 3_000,
    variants: 6,
    colours: 38,
  },
  romanas: {
    from: { centavos: 164_000, control: 'cadena' },
    widestMm: 2_800,
    longestMm: 3_000,
    variants: 6,
    colours: 38,
  },
  verticales: {
    from: { centavos: 78_000, control: 'cordon-y-cadena' },
    widestMm: 4_000,
    longestMm: 4_000,
    variants: 5,
    colours: 27,
  },
  'panel-japones': {
    from: { centavos: 129_000, control: 'baston' },
    widestMm: 4_800,
    longestMm: 3_500,
    variants: 5,
    colours: 26,
  },
  horizontales: {
    from: { centavos: 102_000, control: 'cordon-y-baston' },
    widestMm: 2_800,
    longestMm: 3_000,
    variants: 7,
    colours: 40,
  },
  'toldos-brazos-retractiles': {
    from: { centavos: 1_377_000, control: 'manivela' },
    widestMm: 7_000,
    longestMm: 4_010,
    variants: 8,
    colours: 29,
  },
  'toldos-verticales': {
    from: { centavos: 174_000, control: 'manivela' },
    widestMm: 5_800,
    longestMm: 4_000,
    variants: 6,
    colours: 28,
  },
  'toldos-capotas': {
    from: { centavos: 484_000, control: 'cordon-capota' },
    widestMm: 4_000,
    longestMm: 1_200,
    variants: 4,
    colours: 22,
  },
  'toldos-pergolas': {
    from: { centavos: 9_244_000, control: 'motor-toldo' },
    widestMm: 5_000,
    longestMm: 5_000,
    variants: 3,
    colours: 27,
  },
};
