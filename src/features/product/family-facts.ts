import type { FamilyId } from '#src/content/schema/vocabulary.ts';

/** Facts of a family for pages that do not load its variants. A test recomputes all of them. */
export interface FamilyFacts {
  /** The lowest public price in centavos, IVA included. */
  readonly fromCentavos: number;
  readonly widestMm: number;
  /** The longest drop; for awnings on a wall, the longest projection. */
  readonly longestMm: number;
  readonly variants: number;
  /** The number of different colour codes. */
  readonly colours: number;
}

export const familyFacts: Readonly<Record<FamilyId, FamilyFacts>> = {
  enrollables: { fromCentavos: 89_000, widestMm: 5_900, longestMm: 4_000, variants: 20, colours: 138 },
  'sheer-elegance': { fromCentavos: 138_000, widestMm: 3_000, longestMm: 3_000, variants: 6, colours: 38 },
  romanas: { fromCentavos: 164_000, widestMm: 2_800, longestMm: 3_000, variants: 6, colours: 38 },
  verticales: { fromCentavos: 78_000, widestMm: 4_000, longestMm: 4_000, variants: 5, colours: 27 },
  'panel-japones': { fromCentavos: 129_000, widestMm: 4_800, longestMm: 3_500, variants: 5, colours: 26 },
  horizontales: { fromCentavos: 102_000, widestMm: 2_800, longestMm: 3_000, variants: 7, colours: 40 },
  'toldos-brazos-retractiles': {
    fromCentavos: 1_377_000,
    widestMm: 7_000,
    longestMm: 4_010,
    variants: 8,
    colours: 29,
  },
  'toldos-verticales': { fromCentavos: 174_000, widestMm: 5_800, longestMm: 4_000, variants: 6, colours: 28 },
  'toldos-capotas': { fromCentavos: 484_000, widestMm: 4_000, longestMm: 1_200, variants: 4, colours: 22 },
  'toldos-pergolas': { fromCentavos: 9_145_000, widestMm: 5_000, longestMm: 5_000, variants: 3, colours: 27 },
};
