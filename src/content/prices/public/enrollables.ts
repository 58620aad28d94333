import type { PriceBasis } from '#src/quoting/rules.ts';
import type { SlugOf } from '../../entries.ts';
import { perSide } from '../basis.ts';

/** Pesos per m² with IVA. */
export const enrollablesPrices: Readonly<Record<SlugOf<'enrollables'>, PriceBasis>> = {
  'blackout-lino': perSide(1_160),
  'blackout-cielo': perSide(1_250),
  'blackout-calma': perSide(890),
  'blackout-sereno': perSide(1_390),
  'blackout-nana': perSide(1_190),
  'blackout-obsidiana': perSide(1_650),
  'screen-1': perSide(1_450),
  'screen-1-sarga': perSide(1_890),
  'screen-3': perSide(1_370),
  'screen-3-petatillo': perSide(1_590),
  'screen-5': perSide(1_310),
  'screen-5-alba': perSide(1_690),
  'screen-10': perSide(1_240),
  'traslucida-gasa': perSide(990),
  'traslucida-rocio': perSide(1_090),
  'traslucida-papel': perSide(1_340),
  'traslucida-ixtle': perSide(1_420),
  'decorativa-telar': perSide(1_580),
  'decorativa-enramada': perSide(1_490),
  'decorativa-rayuela': perSide(1_390),
};
