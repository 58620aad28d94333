import type { PriceBasis } from '#src/quoting/rules.ts';
import type { SlugOf } from '../../entries.ts';
import { band, perArea } from '../basis.ts';
import { cadizGrid, genovaGrid, oportoGrid, sintraGrid } from '../grids/arms.ts';
import { capriGrid, ravelloGrid } from '../grids/hoods.ts';
import { sienaGrid, veronaGrid } from '../grids/pergolas.ts';

type AwningSlug = SlugOf<
  'toldos-brazos-retractiles' | 'toldos-verticales' | 'toldos-capotas' | 'toldos-pergolas'
>;

/** By width and projection, with acrylic fabric; what comes straight down by m² with IVA. */
export const awningPrices: Readonly<Record<AwningSlug, PriceBasis>> = {
  'oporto-acrilica': oportoGrid,
  'oporto-microperforada': band(92, oportoGrid),
  'sintra-acrilica': sintraGrid,
  'sintra-microperforada': band(94, sintraGrid),
  'cadiz-acrilica': cadizGrid,
  'cadiz-vinilica': band(97, cadizGrid),
  'genova-acrilica': genovaGrid,
  'genova-vinilica': band(98, genovaGrid),
  'lisboa-screen': perArea(1_980),
  'lisboa-microperforada': perArea(1_740),
  'tavira-screen': perArea(2_890),
  'tavira-acrilica': perArea(2_760),
  'evora-screen': perArea(2_340),
  'evora-acrilica': perArea(2_220),
  'ravello-acrilica': ravelloGrid,
  'ravello-vinilica': band(93, ravelloGrid),
  'capri-acrilica': capriGrid,
  'capri-vinilica': band(93, capriGrid),
  'siena-vinilica': sienaGrid,
  'siena-acrilica': band(96, sienaGrid),
  'verona-aluminio': veronaGrid,
};
