import type { PriceBasis } from '#src/quoting/rules.ts';
import type { SlugOf } from '../../entries.ts';
import { perArea } from '../basis.ts';

/** Pesos per m² with IVA. */
export const verticalesPrices: Readonly<Record<SlugOf<'verticales'>, PriceBasis>> = {
  'vertical-pvc': perArea(780),
  'vertical-pvc-relieve': perArea(860),
  'vertical-tela': perArea(910),
  'vertical-screen': perArea(1_180),
  'vertical-blackout': perArea(1_080),
};
