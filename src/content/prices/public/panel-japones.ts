import type { PriceBasis } from '#src/quoting/rules.ts';
import type { SlugOf } from '../../entries.ts';
import { perSide } from '../basis.ts';

/** Pesos per m² with IVA. */
export const panelJaponesPrices: Readonly<Record<SlugOf<'panel-japones'>, PriceBasis>> = {
  'panel-lino': perSide(1_390),
  'panel-screen': perSide(1_480),
  'panel-papel': perSide(1_290),
  'panel-noche': perSide(1_420),
  'panel-telar': perSide(1_720),
};
