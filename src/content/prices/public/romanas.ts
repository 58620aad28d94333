import type { PriceBasis } from '#src/quoting/rules.ts';
import type { SlugOf } from '../../entries.ts';
import { perArea } from '../basis.ts';

/** Pesos per m² with IVA. */
export const romanasPrices: Readonly<Record<SlugOf<'romanas'>, PriceBasis>> = {
  'romana-algodon': perArea(1_890),
  'romana-lino': perArea(2_090),
  'romana-gasa': perArea(1_640),
  'romana-noche': perArea(1_990),
  'romana-yute': perArea(2_190),
  'romana-telar': perArea(2_240),
};
