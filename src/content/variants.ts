import { brazosRetractiles } from './awnings/brazos-retractiles.ts';
import { capotas } from './awnings/capotas.ts';
import { pergolas } from './awnings/pergolas.ts';
import { toldosVerticales } from './awnings/verticales.ts';
import { enrollables } from './blinds/enrollables.ts';
import { horizontales } from './blinds/horizontales.ts';
import { panelJapones } from './blinds/panel-japones.ts';
import { romanas } from './blinds/romanas.ts';
import { sheerElegance } from './blinds/sheer-elegance.ts';
import { verticales } from './blinds/verticales.ts';
import type { Variant } from './schema/variant.ts';

/** Every variant, in the order in which they are shown. */
export const variants: readonly Variant[] = [
  ...enrollables,
  ...sheerElegance,
  ...romanas,
  ...verticales,
  ...panelJapones,
  ...horizontales,
  ...brazosRetractiles,
  ...toldosVerticales,
  ...capotas,
  ...pergolas,
];
