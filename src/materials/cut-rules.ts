import {
  KERF_MM,
  LEAST_BAR_MM,
  LEAST_REMNANT_MM,
  SELVEDGE_MM,
  TABLE_MM,
} from '#src/content/cuts/materials.ts';
import type { BarTask, ClothTask } from '#src/cutting/index.ts';
import type { BarGroup, ClothGroup } from './cut-list.ts';

/** How a cloth is cut, in a plan and where it is only asked how much windows take. */
export const clothRules = ({
  squareMm,
  repeatMm,
}: Pick<ClothGroup, 'squareMm' | 'repeatMm'>): ClothTask['rules'] => ({
  selvedgeMm: SELVEDGE_MM,
  squareMm,
  repeatMm,
  leastRemnant: { acrossMm: LEAST_REMNANT_MM.across, alongMm: LEAST_REMNANT_MM.along },
  tableMm: TABLE_MM,
});

/** How a profile is sawn, in a plan and where it is only asked how much windows take. */
export const barRules = ({ trimMm }: Pick<BarGroup, 'trimMm'>): BarTask['rules'] => ({
  kerfMm: KERF_MM,
  trimMm,
  leastRestMm: LEAST_BAR_MM,
});
