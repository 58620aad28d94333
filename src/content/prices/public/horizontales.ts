import type { PriceBasis } from '#src/quoting/rules.ts';
import type { SlugOf } from '../../entries.ts';
import { band, perSide } from '../basis.ts';
import { woodGrid } from '../grids/wood.ts';

/** Aluminium and PVC by m² with IVA, wood by its grid. */
export const horizontalesPrices: Readonly<Record<SlugOf<'horizontales'>, PriceBasis>> = {
  'aluminio-25-mm': perSide(1_020),
  'aluminio-16-mm': perSide(1_090),
  'aluminio-50-mm': perSide(1_390),
  'aluminio-25-mm-calado': perSide(1_260),
  'madera-50-mm': woodGrid,
  'madera-35-mm': band(106, woodGrid),
  'pvc-50-mm': perSide(1_490),
};
